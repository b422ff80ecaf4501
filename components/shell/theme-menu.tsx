"use client"

import { Monitor, Moon, Sun } from "lucide-react"
import { useTheme } from "next-themes"
import { IconButton } from "@/components/ui/icon-button"
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "@/components/ui/menu"

/** Light, dark, or as the system says. Both icons are in the page and CSS shows the right one, so nothing jumps at start. */
export function ThemeMenu() {
  const { theme, setTheme } = useTheme()
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label="Theme">
          <Sun aria-hidden className="dark:hidden" strokeWidth={1.75} />
          <Moon aria-hidden className="hidden dark:block" strokeWidth={1.75} />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup value={theme} onValueChange={setTheme}>
          <MenuRadioItem value="light">
            <Sun aria-hidden /> Light
          </MenuRadioItem>
          <MenuRadioItem value="dark">
            <Moon aria-hidden /> Dark
          </MenuRadioItem>
          <MenuRadioItem value="system">
            <Monitor aria-hidden /> As the system
          </MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
