"use client"

import { Search } from "lucide-react"
import { IconButton } from "@/components/ui/icon-button"
import { Kbd } from "@/components/ui/kbd"
import type { LibraryEntry } from "@/lib/server/libraries/contract"
import { BrandMark } from "./brand"
import { LibrarySwitcher } from "./library-switcher"
import { LiveStatus } from "./live-status"
import { useShell } from "./shell-state"
import { ThemeMenu } from "./theme-menu"
import { useLibraryId } from "./use-library-id"

/** The strip above every screen: which library, how fresh, and the way to everything else. */
export function TopStrip({ libraries }: { libraries: readonly LibraryEntry[] }) {
  const id = useLibraryId()
  const { open } = useShell()
  const standard = libraries.find((entry) => entry.isDefault) ?? null
  const current = id ? (libraries.find((entry) => entry.id === id) ?? null) : standard
  return (
    <header className="sticky top-0 z-20 flex h-12 shrink-0 items-center gap-3 border-line border-b bg-panel px-4 sm:px-6">
      <BrandMark className="size-5 shrink-0 text-ink sm:hidden" />
      <LibrarySwitcher libraries={libraries} current={current} />
      {current && <LiveStatus key={current.id} library={current.id} />}
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <button
          type="button"
          onClick={() => open("palette")}
          className="flex h-8 items-center gap-2 rounded-md border border-line-strong bg-panel px-2.5 text-ink-3 text-sm hover:border-ink-3 hover:text-ink max-md:hidden"
        >
          <Search aria-hidden className="size-3.5" />
          <span className="pr-6">Find or route</span>
          <span className="flex gap-0.5" aria-hidden>
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
          </span>
        </button>
        <IconButton label="Find or route" onClick={() => open("palette")} className="md:hidden">
          <Search aria-hidden strokeWidth={1.75} />
        </IconButton>
        <ThemeMenu />
      </div>
    </header>
  )
}
