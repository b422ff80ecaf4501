"use client"

import { Command } from "cmdk"
import { Check, ChevronsUpDown, Plus } from "lucide-react"
import { usePathname, useRouter, useSearchParams } from "next/navigation"
import { useState } from "react"
import { cn } from "@/components/ui/cn"
import { formatPlural } from "@/components/ui/format-count"
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover"
import type { LibraryEntry } from "@/lib/server/libraries/contract"
import { groupLibraries } from "./group-libraries"
import { switchLibraryHref } from "./library-href"
import { useShell } from "./shell-state"

/** Which library is in sight, and all the others there are. */
export function LibrarySwitcher({
  libraries,
  current,
}: {
  libraries: readonly LibraryEntry[]
  current: LibraryEntry | null
}) {
  const [isOpen, setOpen] = useState(false)
  const { open } = useShell()
  const router = useRouter()
  const pathname = usePathname()
  const search = useSearchParams().toString()

  const choose = (entry: LibraryEntry) => {
    setOpen(false)
    if (entry.id !== current?.id) router.push(switchLibraryHref(pathname, search, entry.id))
  }
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger className="flex h-8 min-w-0 max-w-80 items-center gap-2 rounded-md border border-line-strong bg-panel px-2.5 text-sm hover:border-ink-3 data-[state=open]:border-ink-3 pointer-coarse:h-10">
        <span className="sr-only">Library:</span>
        <span className="truncate font-medium">{current?.label ?? "No library"}</span>
        {current?.loaded && (
          <span className="tabular shrink-0 font-mono text-ink-3 text-xs max-sm:hidden">
            {formatPlural(current.loaded.skillCount, "skill")}
          </span>
        )}
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </PopoverTrigger>
      <PopoverContent label="Choose a library" className="flex w-96 flex-col overflow-hidden p-0">
        <Command label="Libraries" loop className="flex min-h-0 flex-col">
          <Command.Input
            placeholder="Find a library"
            className="h-9 shrink-0 border-line border-b bg-transparent px-3 text-sm outline-none placeholder:text-ink-3 pointer-coarse:h-11"
          />
          <Command.List className="min-h-0 overflow-auto p-1 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-1.5 [&_[cmdk-group-heading]]:pb-0.5 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:text-ink-3">
            <Command.Empty className="p-3 text-ink-3 text-sm">No library is called that.</Command.Empty>
            {groupLibraries(libraries).map(({ heading, entries }) => (
              <Command.Group key={heading} heading={heading}>
                {entries.map((entry) => (
                  <LibraryOption
                    key={entry.id}
                    entry={entry}
                    isCurrent={entry.id === current?.id}
                    onSelect={() => choose(entry)}
                  />
                ))}
              </Command.Group>
            ))}
            <Command.Item
              value="add-a-library"
              keywords={["add", "folder", "path", "manifest"]}
              forceMount
              onSelect={() => {
                setOpen(false)
                open("add-library")
              }}
              className="mt-1 flex min-h-8 items-center gap-2 rounded-sm border-line border-t px-2 text-sm aria-selected:bg-accent-soft pointer-coarse:min-h-11"
            >
              <Plus aria-hidden className="size-3.5 text-ink-3" />
              Add a library by its path…
            </Command.Item>
          </Command.List>
        </Command>
      </PopoverContent>
    </Popover>
  )
}

function LibraryOption({
  entry,
  isCurrent,
  onSelect,
}: {
  entry: LibraryEntry
  isCurrent: boolean
  onSelect: () => void
}) {
  return (
    <Command.Item
      value={entry.id}
      keywords={[entry.label, entry.origin, ...entry.locations]}
      onSelect={onSelect}
      className={cn(
        "flex min-h-8 items-center gap-2 rounded-sm border-transparent border-l-3 py-1 pr-2 pl-1.5 text-sm aria-selected:bg-accent-soft pointer-coarse:min-h-11",
        isCurrent && "border-accent",
      )}
    >
      <Check aria-hidden className={cn("size-3.5 shrink-0 text-accent", !isCurrent && "invisible")} />
      <span className="min-w-0 grow">
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
        {entry.loaded ? formatPlural(entry.loaded.skillCount, "skill") : "not read yet"}
      </span>
    </Command.Item>
  )
}
