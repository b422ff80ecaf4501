"use client"

import { FileText, TowerControl } from "lucide-react"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { CommandList, type CommandOption } from "@/components/ui/command-list"
import { Dialog, DialogContent } from "@/components/ui/dialog"
import type { LibraryEntry } from "@/lib/server/libraries/contract"
import { playgroundHref, skillHref } from "./library-href"
import { PaletteEntry } from "./palette-entry"
import { rankPaletteItems } from "./palette-items"
import { useShell } from "./shell-state"
import { useLibraryId } from "./use-library-id"
import { usePaletteActions } from "./use-palette-actions"
import { useSkillSearch } from "./use-skill-search"

/** One field that leads anywhere: screens, skills, libraries, preferences, or a request to route. */
export function CommandPalette({ libraries }: { libraries: readonly LibraryEntry[] }) {
  const { overlay, open } = useShell()
  return (
    <Dialog open={overlay === "palette"} onOpenChange={(next) => open(next ? "palette" : "none")}>
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
  const text = typed.trim()
  const actions = rankPaletteItems(usePaletteActions(libraries, library, go, close), typed).map(
    ({ id, group, label, icon, hint, run }): CommandOption => ({
      id,
      group,
      run,
      content: (
        <PaletteEntry icon={icon} hint={hint}>
          {label}
        </PaletteEntry>
      ),
    }),
  )
  const skills = search.found.map(
    ({ slug, name, description }): CommandOption => ({
      id: `skill ${slug}`,
      group: "Skills",
      run: () => go(skillHref(slug, library)),
      content: (
        <PaletteEntry icon={FileText}>
          <span className="font-medium">{name}</span>{" "}
          <span className="text-ink-3 group-aria-selected/option:text-ink-2">{description}</span>
        </PaletteEntry>
      ),
    }),
  )
  const route: CommandOption = {
    id: "route",
    group: "Request",
    run: () => go(playgroundHref(text, library)),
    content: (
      <PaletteEntry icon={TowerControl} hint="Playground">
        Route “<span className="font-medium">{text}</span>”
      </PaletteEntry>
    ),
  }
  // Several words are more likely a request than a name.
  const isRequest = /\S\s+\S/.test(text) && actions.length === 0
  return (
    <>
      <CommandList
        label="Find or route"
        placeholder="Find a skill, a screen, a library; or type a request"
        value={typed}
        onValueChange={setTyped}
        options={text === "" ? actions : isRequest ? [route, ...skills] : [...actions, ...skills, route]}
        inputClassName="h-12 px-4 text-base"
      />
      <p role="status" className="shrink-0 border-line border-t px-4 py-2 text-ink-3 text-xs">
        {search.message ?? "↑ ↓ to move, Enter to choose, Esc to close"}
      </p>
    </>
  )
}
