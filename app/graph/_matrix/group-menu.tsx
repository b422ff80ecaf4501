"use client"

import { ChevronDown } from "lucide-react"
import { Button } from "@/components/ui/button"
import { formatCount } from "@/components/ui/format-count"
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "@/components/ui/menu"
import type { GraphGroup } from "@/lib/graph"

export interface GroupMenuProps {
  groups: readonly GraphGroup[]
  chosen: string
  onChoose: (id: string) => void
}

/** Which group the matrix shows. */
export function GroupMenu({ groups, chosen, onChoose }: GroupMenuProps) {
  const label = groups.find(({ id }) => id === chosen)?.label ?? "none"
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button size="sm" className="h-7 max-w-64">
          <span className="truncate">Group: {label}</span>
          <ChevronDown aria-hidden />
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup value={chosen} onValueChange={onChoose}>
          {groups.map(({ id, label: name, members }) => (
            <MenuRadioItem key={id} value={id}>
              {name}
              <span className="tabular ml-auto pl-4 font-mono text-ink-3 text-xs">{formatCount(members.length)}</span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
