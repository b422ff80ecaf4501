"use client"

import { useEffect, useEffectEvent } from "react"
import { useSingleKeyShortcuts } from "@/components/shell/shortcut-preference"

export interface PlaygroundKeys {
  /** `skill` is that of the strip which has the focus, or null. */
  onWhyNot: (skill: string | null) => void
}

/** j and k walk the candidates, w asks why not. The slash and the rest are the shell's; Enter is the focused strip's own. */
export function usePlaygroundKeys({ onWhyNot }: PlaygroundKeys): void {
  const isOn = useSingleKeyShortcuts()
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return
    if (event.key === "j" || event.key === "k") {
      if (moveStripFocus(event.key === "j" ? 1 : -1)) event.preventDefault()
    } else if (event.key === "w") {
      event.preventDefault()
      onWhyNot(focusedStrip()?.dataset.strip ?? null)
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener("keydown", listener)
    return () => document.removeEventListener("keydown", listener)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest(
        "input:not([type=checkbox], [type=radio]), textarea, select, [role=dialog], [role=listbox], [role=menu]",
      ) !== null)
  )
}

/** Strips in the document, in rank order; of a long list, those in sight and a few around. */
function listStrips(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-strip]")]
}

function focusedStrip(): HTMLElement | null {
  const item = document.activeElement?.closest("li")
  return item?.querySelector<HTMLElement>("[data-strip]") ?? null
}

/** False where there is no strip to move to. */
export function moveStripFocus(step: 1 | -1): boolean {
  const strips = listStrips()
  const focused = focusedStrip()
  const at = focused ? strips.indexOf(focused) : -1
  const next = strips[at === -1 ? 0 : Math.max(0, Math.min(strips.length - 1, at + step))]
  next?.focus()
  next?.closest("li")?.scrollIntoView({ block: "nearest" })
  return next !== undefined
}
