"use client"

import { Command } from "cmdk"
import { CornerDownLeft, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"

export interface PaletteEntryProps {
  value: string
  icon: LucideIcon
  hint?: ReactNode
  onSelect: () => void
  children: ReactNode
}

/** One line of the palette. */
export function PaletteEntry({ value, icon: Icon, hint, onSelect, children }: PaletteEntryProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="group flex min-h-8 cursor-default items-center gap-2.5 rounded-sm border-transparent border-l-3 px-2 text-sm aria-selected:border-accent aria-selected:bg-accent-soft pointer-coarse:min-h-11"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <span className="min-w-0 grow truncate">{children}</span>
      {hint && <span className="shrink-0 text-ink-3 text-xs group-aria-selected:text-ink-2">{hint}</span>}
      <CornerDownLeft aria-hidden className="hidden size-3.5 shrink-0 text-ink-3 group-aria-selected:block" />
    </Command.Item>
  )
}
