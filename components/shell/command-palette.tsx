"use client"

import { Command } from "cmdk"
import { FileText, TowerControl } from "lucide-react"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { Dialog, DialogContent } from "@/components/ui/dialog"
import type { LibraryEntry } from "@/lib/server/libraries/contract"
import { playgroundHref, skillHref } from "./library-href"
import { PaletteEntry as Entry } from "./palette-entry"
import { rankPaletteItems } from "./palette-items"
import { useShell } from "./shell-state"
import { useLibraryId } from "./use-library-id"
import { PALETTE_GROUPS, usePaletteActions } from "./use-palette-actions"
import { useSkillSearch } from "./use-skill-search"

/** One field that leads anywhere: screens, skills, libraries, preferences, or a request to route. */
export function CommandPalette({ libraries }: { libraries: readonly LibraryEntry[] }) {
  const { overlay, open } = useShell()
  const isOpen = overlay === "palette"
  return (
    <Dialog open={isOpen} onOpenChange={(next) => open(next ? "palette" : "none")}>
      <DialogContent
        title="Command palette"
        description="Type to find a screen, a skill or a library, or to route a request."
        titleHidden
        side="top"
        className="overflow-hidden"
        onCloseAutoFocus={(event) => {
          // After a jump the old place is gone: start at the new page's heading.
          if (document.activeElement && document.activeElement !== document.body) return
          event.preventDefault()
          document.getElementById("page-title")?.focus()
        }}
      >
        <PaletteBody libraries={libraries} close={() => open("none")} />
      </DialogContent>
    </Dialog>
  )
}

function PaletteBody({ libraries, close }: { libraries: readonly LibraryEntry[]; close: () => void }) {
  const [typed, setTyped] = useState("")
  const library = useLibraryId()
  const router = useRouter()
  const search = useSkillSearch(typed, library)
  const go = (href: string) => {
    close()
    router.push(href)
  }
  const actions = rankPaletteItems(usePaletteActions(libraries, library, go, close), typed)
  const text = typed.trim()

  return (
    <Command label="Command palette" shouldFilter={false} loop className="flex min-h-0 flex-col">
      <Command.Input
        value={typed}
        onValueChange={setTyped}
        placeholder="Find a skill, a screen, a library; or type a request"
        className="h-12 w-full shrink-0 border-line border-b bg-transparent px-4 text-base outline-none placeholder:text-ink-3"
      />
      <Command.List className="min-h-0 overflow-auto p-1.5 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:text-ink-3">
        {text !== "" && (
          <Entry value="route" icon={TowerControl} hint="Playground" onSelect={() => go(playgroundHref(text, library))}>
            Route “<span className="font-medium">{text}</span>”
          </Entry>
        )}
        {search.found.length > 0 && (
          <Command.Group heading="Skills">
            {search.found.map((skill) => (
              <Entry
                key={skill.slug}
                value={`skill:${skill.slug}`}
                icon={FileText}
                onSelect={() => go(skillHref(skill.slug, library))}
              >
                <span className="font-medium">{skill.name}</span>{" "}
                <span className="text-ink-3 group-aria-selected:text-ink-2">{skill.description}</span>
              </Entry>
            ))}
          </Command.Group>
        )}
        {PALETTE_GROUPS.map((group) => {
          const items = actions.filter((action) => action.group === group)
          if (items.length === 0) return null
          return (
            <Command.Group key={group} heading={group}>
              {items.map((action) => (
                <Entry key={action.id} value={action.id} icon={action.icon} hint={action.hint} onSelect={action.run}>
                  {action.label}
                </Entry>
              ))}
            </Command.Group>
          )
        })}
      </Command.List>
      <p role="status" className="shrink-0 border-line border-t px-4 py-2 text-ink-3 text-xs">
        {search.message ?? "↑ ↓ to move, Enter to choose, Esc to close"}
      </p>
    </Command>
  )
}
