"use client"

import { Check, ChevronsUpDown, Plus } from "lucide-react"
import { usePathname, useRouter, useSearchParams } from "next/navigation"
import { useState } from "react"
import { cn } from "@/components/ui/cn"
import { CommandList, type CommandOption } from "@/components/ui/command-list"
import { formatPlural } from "@/components/ui/format-count"
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover"
import type { LibraryEntry } from "@/lib/server/libraries/contract"
import { groupLibraries } from "./group-libraries"
import { switchLibraryHref } from "./library-href"
import { rankPaletteItems } from "./palette-items"
import { useShell } from "./shell-state"
import { useShownLibrary } from "./shown-library"
import { useLibraryCounts } from "./use-library-counts"

export interface LibrarySwitcherProps {
  libraries: readonly LibraryEntry[]
  current: LibraryEntry | null
}

/** Which library is in sight, and all the others there are. */
export function LibrarySwitcher({ libraries, current }: LibrarySwitcherProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = useShownLibrary()
  const skillCount = shown?.id === current?.id ? shown?.skillCount : current?.loaded?.skillCount
  const counts = useLibraryCounts(libraries, isOpen)
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger className="flex h-8 min-w-0 max-w-80 items-center gap-2 rounded-md border border-line-strong bg-panel px-2.5 text-sm hover:border-ink-3 data-[state=open]:border-ink-3 pointer-coarse:h-10">
        <span className="sr-only">Library:</span>
        <span className="truncate font-medium">{current?.label ?? "Choose a library"}</span>
        {skillCount !== undefined && (
          <span className="tabular shrink-0 font-mono text-ink-3 text-xs max-sm:hidden">
            {formatPlural(skillCount, "skill")}
          </span>
        )}
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </PopoverTrigger>
      <PopoverContent label="Choose a library" className="flex w-[26rem] flex-col overflow-hidden p-0">
        <LibraryOptions libraries={libraries} current={current} counts={counts} close={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  )
}

interface LibraryOptionsProps extends LibrarySwitcherProps {
  counts: ReadonlyMap<string, number>
  close: () => void
}

function LibraryOptions({ libraries, current, counts, close }: LibraryOptionsProps) {
  const [typed, setTyped] = useState("")
  const { open } = useShell()
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const items = groupLibraries(libraries).flatMap(({ heading, entries }) =>
    entries.map((entry) => ({
      entry,
      id: entry.id,
      group: heading,
      label: entry.label,
      also: `${entry.origin} ${entry.locations.join(" ")}`,
    })),
  )
  const options = rankPaletteItems(items, typed).map(
    ({ entry, group }): CommandOption => ({
      id: entry.id,
      group,
      run: () => {
        close()
        if (entry.id !== current?.id) router.push(switchLibraryHref(pathname, search, entry.id))
      },
      content: (
        <LibraryLine
          entry={entry}
          skillCount={entry.loaded?.skillCount ?? counts.get(entry.id)}
          isCurrent={entry.id === current?.id}
        />
      ),
    }),
  )
  options.push({
    id: "add a library",
    group: "More",
    run: () => {
      close()
      open("add-library")
    },
    content: (
      <>
        <Plus aria-hidden className="size-3.5 shrink-0 text-ink-3" />
        Add a library by its path…
      </>
    ),
  })
  return (
    <CommandList
      label="Find a library"
      placeholder="Find a library"
      value={typed}
      onValueChange={setTyped}
      options={options}
      startAt={current?.id}
      inputClassName="h-9 px-3 text-sm pointer-coarse:h-11"
    />
  )
}

interface LibraryLineProps {
  entry: LibraryEntry
  skillCount: number | undefined
  isCurrent: boolean
}

function LibraryLine({ entry, skillCount, isCurrent }: LibraryLineProps) {
  return (
    <>
      <Check aria-hidden className={cn("size-3.5 shrink-0 text-accent", !isCurrent && "invisible")} />
      <span className="min-w-0 grow py-1">
        <span className="block truncate font-medium">
          {entry.label}
          {isCurrent && <span className="sr-only"> (shown now)</span>}
        </span>
        {entry.locations.length > 0 && (
          <span className="block truncate font-mono text-2xs text-ink-3" title={entry.locations.join("\n")}>
            {entry.locations.join(", ")}
          </span>
        )}
      </span>
      <span className="tabular shrink-0 font-mono text-ink-3 text-xs">
        {skillCount === undefined ? "reading…" : formatPlural(skillCount, "skill")}
      </span>
    </>
  )
}
