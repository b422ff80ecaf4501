"use client"

import { useRouter } from "next/navigation"
import { useTheme } from "next-themes"
import { useEffect, useEffectEvent, useRef } from "react"
import { Dialog, DialogContent } from "@/components/ui/dialog"
import { Kbd } from "@/components/ui/kbd"
import { libraryHref } from "./library-href"
import { useShell } from "./shell-state"
import { type PendingKey, readShortcut, SHORTCUT_HELP, type ShortcutAction } from "./shortcut-keys"
import { useSingleKeyShortcuts } from "./shortcut-preference"
import { useLibraryId } from "./use-library-id"

/** Listens to the keyboard for the whole product, and shows the list of what it listens for. */
export function Shortcuts() {
  const { overlay, open } = useShell()
  const router = useRouter()
  const library = useLibraryId()
  const { resolvedTheme, setTheme } = useTheme()
  const singleKeys = useSingleKeyShortcuts()
  const pending = useRef<PendingKey>(null)

  const perform = (action: ShortcutAction) => {
    switch (action.type) {
      case "go":
        return router.push(libraryHref(action.href, library))
      case "palette":
        return open(overlay === "palette" ? "none" : "palette")
      case "help":
        return open("shortcuts")
      case "theme":
        return setTheme(resolvedTheme === "dark" ? "light" : "dark")
      case "search":
        return focusSearch()
    }
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    const result = readShortcut(pending.current, {
      key: event.key,
      command: event.ctrlKey || event.metaKey,
      alt: event.altKey,
      typing: !singleKeys || isTyping(event.target),
      timeMs: event.timeStamp,
    })
    pending.current = result.pending
    if (!result.action) return
    event.preventDefault()
    perform(result.action)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener("keydown", listener)
    return () => document.removeEventListener("keydown", listener)
  }, [])

  return (
    <Dialog open={overlay === "shortcuts"} onOpenChange={(isOpen) => open(isOpen ? "shortcuts" : "none")}>
      <DialogContent
        title="Keyboard shortcuts"
        description="Single letters can be switched off in Settings."
        className="overflow-hidden"
      >
        <div className="grid gap-5 overflow-auto p-4">
          {SHORTCUT_HELP.map(({ group, rows }) => (
            <section key={group} aria-label={group}>
              <h3 className="mb-1 font-semibold text-ink-3 text-xs">{group}</h3>
              <dl>
                {rows.map(({ keys, does }) => (
                  <div key={does} className="flex min-h-7 items-center justify-between gap-4 border-line border-t py-1">
                    <dt className="order-2 flex gap-1">
                      {keys.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Fields, lists of options and open dialogs own their letters. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.closest("input:not([type=checkbox]):not([type=radio]), textarea, select") !== null ||
    target.closest("[role=dialog], [role=listbox], [role=menu], [role=combobox]") !== null
  )
}

/** The field that a screen marks as its main one, else its first text field. */
function focusSearch(): void {
  const main = document.getElementById("main")
  const field =
    main?.querySelector<HTMLElement>("[data-main-field]") ??
    main?.querySelector<HTMLElement>("textarea, input[type=search], input[type=text]")
  field?.focus()
}
