"use client"

import { Contrast, Keyboard, Library, type LucideIcon, Plus } from "lucide-react"
import { usePathname, useSearchParams } from "next/navigation"
import { useTheme } from "next-themes"
import type { ReactNode } from "react"
import { Kbd } from "@/components/ui/kbd"
import type { LibraryEntry } from "@/lib/server/libraries/contract"
import { libraryHref, switchLibraryHref } from "./library-href"
import type { PaletteItem } from "./palette-items"
import { ALL_SCREENS } from "./screens"
import { useShell } from "./shell-state"

export interface PaletteAction extends PaletteItem {
  group: "Go to" | "Libraries" | "Preferences"
  icon: LucideIcon
  hint?: ReactNode
  run: () => void
}

/** Everything the palette can do that needs no question to the server. */
export function usePaletteActions(
  libraries: readonly LibraryEntry[],
  library: string | null,
  go: (href: string) => void,
  close: () => void,
): PaletteAction[] {
  const { open } = useShell()
  const { resolvedTheme, setTheme } = useTheme()
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const dark = resolvedTheme === "dark"
  return [
    ...ALL_SCREENS.map(
      (screen): PaletteAction => ({
        id: `screen:${screen.href}`,
        group: "Go to",
        label: screen.label,
        also: "go open screen",
        icon: screen.icon,
        hint: (
          <span className="flex gap-0.5">
            <Kbd>g</Kbd>
            <Kbd>{screen.key}</Kbd>
          </span>
        ),
        run: () => go(libraryHref(screen.href, library)),
      }),
    ),
    ...libraries.map(
      (entry): PaletteAction => ({
        id: `library:${entry.id}`,
        group: "Libraries",
        label: entry.label,
        also: `library switch ${entry.origin} ${entry.locations.join(" ")}`,
        icon: Library,
        hint: entry.origin,
        run: () => go(switchLibraryHref(pathname, search, entry.id)),
      }),
    ),
    {
      id: "add-library",
      group: "Libraries",
      label: "Add a library…",
      also: "folder path manifest",
      icon: Plus,
      run: () => open("add-library"),
    },
    {
      id: "theme",
      group: "Preferences",
      label: dark ? "Switch to the light theme" : "Switch to the dark theme",
      also: "dark light mode colour color",
      icon: Contrast,
      hint: <Kbd>t</Kbd>,
      run: () => {
        setTheme(dark ? "light" : "dark")
        close()
      },
    },
    {
      id: "shortcuts",
      group: "Preferences",
      label: "Show keyboard shortcuts",
      also: "keys help",
      icon: Keyboard,
      hint: <Kbd>?</Kbd>,
      run: () => open("shortcuts"),
    },
  ]
}
