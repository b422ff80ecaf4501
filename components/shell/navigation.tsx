"use client"

import { usePathname } from "next/navigation"
import { cn } from "@/components/ui/cn"
import { Kbd } from "@/components/ui/kbd"
import { Brand } from "./brand"
import { LibraryLink } from "./library-link"
import { ALL_SCREENS, isOnScreen, SCREENS, type Screen, SETTINGS_SCREEN } from "./screens"

/** The rail at the left: names from 1024 px, icons from 640 px; below that the bar at the bottom takes over. */
export function NavigationRail() {
  return (
    <nav
      aria-label="Screens"
      className="sticky top-0 hidden h-dvh w-13 shrink-0 flex-col border-line border-r bg-panel sm:flex lg:w-48"
    >
      <div className="flex h-12 shrink-0 items-center border-line border-b max-lg:justify-center lg:px-4">
        <Brand />
      </div>
      <div className="flex min-h-0 grow flex-col justify-between py-2">
        <ul>
          {SCREENS.map((screen) => (
            <RailEntry key={screen.href} screen={screen} />
          ))}
        </ul>
        <ul>
          <RailEntry screen={SETTINGS_SCREEN} />
        </ul>
      </div>
    </nav>
  )
}

function RailEntry({ screen }: { screen: Screen }) {
  const here = isOnScreen(usePathname(), screen)
  const Icon = screen.icon
  return (
    <li>
      <LibraryLink
        href={screen.href}
        title={screen.label}
        aria-current={here ? "page" : undefined}
        className={cn(
          "group flex h-9 items-center gap-3 border-l-3 px-3 text-sm transition-colors focus-visible:outline-offset-[-2px] max-lg:justify-center max-lg:px-0 max-lg:pr-[3px]",
          here
            ? "border-accent bg-accent-soft font-semibold text-ink"
            : "border-transparent text-ink-2 hover:bg-sunken hover:text-ink",
        )}
      >
        <Icon aria-hidden className={cn("size-4 shrink-0", here && "text-accent")} strokeWidth={1.75} />
        <span className="grow max-lg:sr-only">{screen.label}</span>
        <span
          aria-hidden
          className="flex gap-0.5 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 max-lg:hidden"
        >
          <Kbd>g</Kbd>
          <Kbd>{screen.key}</Kbd>
        </span>
      </LibraryLink>
    </li>
  )
}

/** The same screens within reach of a thumb. */
export function NavigationBar() {
  const pathname = usePathname()
  return (
    <nav
      aria-label="Screens"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-panel pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {ALL_SCREENS.map((screen) => {
          const here = isOnScreen(pathname, screen)
          const Icon = screen.icon
          return (
            <li key={screen.href}>
              <LibraryLink
                href={screen.href}
                aria-current={here ? "page" : undefined}
                className={cn(
                  "flex h-14 flex-col items-center justify-center gap-1 border-t-2 text-2xs focus-visible:outline-offset-[-2px]",
                  here ? "border-accent font-semibold text-ink" : "border-transparent text-ink-2",
                )}
              >
                <Icon aria-hidden className={cn("size-5", here && "text-accent")} strokeWidth={1.75} />
                {screen.label}
              </LibraryLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
