"use client"

import { Monitor, Moon, Sun } from "lucide-react"
import { useTheme } from "next-themes"
import { useShell } from "@/components/shell/shell-state"
import { setSingleKeyShortcuts, useSingleKeyShortcuts } from "@/components/shell/shortcut-preference"
import { Button } from "@/components/ui/button"
import { Panel } from "@/components/ui/panel"
import { Segmented } from "@/components/ui/segmented"
import { Switch } from "@/components/ui/switch"
import { useIsInBrowser } from "@/components/ui/use-is-in-browser"

const THEMES = [
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
  { value: "system", label: "As the system", icon: Monitor },
] as const

/** What this browser remembers; nothing of it leaves it. */
export function PreferencesPanel() {
  const { theme = "system", setTheme } = useTheme()
  const { open } = useShell()
  const singleKeys = useSingleKeyShortcuts()
  // The theme is kept in the browser: the server cannot know it, and must not draw a wrong one as chosen.
  const isInBrowser = useIsInBrowser()
  return (
    <Panel id="preferences" title="This browser" note="kept here, sent nowhere" flush>
      <dl>
        <div className="grid items-center gap-x-4 gap-y-1.5 border-line border-b px-3 py-2.5 sm:grid-cols-[13rem_1fr]">
          <dt className="font-medium">Theme</dt>
          <dd>
            <Segmented
              label="Theme"
              value={isInBrowser ? theme : ""}
              onValueChange={setTheme}
              options={THEMES.map(({ value, label, icon: Icon }) => ({
                value,
                label: (
                  <>
                    <Icon aria-hidden /> {label}
                  </>
                ),
              }))}
            />
          </dd>
        </div>
        <div className="grid items-center gap-x-4 gap-y-1.5 px-3 py-2.5 sm:grid-cols-[13rem_1fr]">
          <dt className="font-medium">Keyboard</dt>
          <dd className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Switch
              label="Single letters are shortcuts"
              checked={singleKeys}
              onCheckedChange={(on) => setSingleKeyShortcuts(on)}
            />
            <Button size="sm" onClick={() => open("shortcuts")}>
              Show them all
            </Button>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
