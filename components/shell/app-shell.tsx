import type { ReactNode } from "react"
import type { LibraryEntry } from "@/lib/server/libraries/contract"
import { AddLibraryDialog } from "./add-library-dialog"
import { CommandPalette } from "./command-palette"
import { NavigationBar, NavigationRail } from "./navigation"
import { ShellStateProvider } from "./shell-state"
import { Shortcuts } from "./shortcuts"
import { TopStrip } from "./top-strip"

export interface AppShellProps {
  libraries: readonly LibraryEntry[]
  children: ReactNode
}

/** Everything around a screen. */
export function AppShell({ libraries, children }: AppShellProps) {
  return (
    <ShellStateProvider>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-3 py-2 font-medium text-accent-ink text-sm focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh">
        <NavigationRail />
        <div className="flex min-w-0 grow flex-col">
          <TopStrip libraries={libraries} />
          <main id="main" tabIndex={-1} className="min-w-0 grow outline-none max-sm:pb-14">
            {children}
          </main>
        </div>
      </div>
      <NavigationBar />
      <CommandPalette libraries={libraries} />
      <AddLibraryDialog />
      <Shortcuts />
    </ShellStateProvider>
  )
}
