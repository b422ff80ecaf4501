import { Gauge, type LucideIcon, Rows3, Settings2, TowerControl, Waypoints } from "lucide-react"

export interface Screen {
  href: string
  label: string
  icon: LucideIcon
  /** Second key of the "g then …" shortcut. */
  key: string
}

/** The screens that exist, in the order of the rail. */
export const SCREENS: readonly Screen[] = [
  { href: "/", label: "Overview", icon: Gauge, key: "o" },
  { href: "/playground", label: "Playground", icon: TowerControl, key: "p" },
  { href: "/graph", label: "Graph", icon: Waypoints, key: "g" },
  { href: "/skills", label: "Skills", icon: Rows3, key: "s" },
]

/** Set apart at the rail's foot. */
export const SETTINGS_SCREEN: Screen = { href: "/settings", label: "Settings", icon: Settings2, key: "," }

export const ALL_SCREENS: readonly Screen[] = [...SCREENS, SETTINGS_SCREEN]

/** Whether a path belongs to a screen: `/skills/a/b` is still Skills, and only `/` is Overview. */
export function isOnScreen(pathname: string, screen: Screen): boolean {
  if (screen.href === "/") return pathname === "/"
  return pathname === screen.href || pathname.startsWith(`${screen.href}/`)
}
