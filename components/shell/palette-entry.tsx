import { CornerDownLeft, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"

export interface PaletteEntryProps {
  icon: LucideIcon
  hint?: ReactNode
  children: ReactNode
}

/** What one line of the palette says. */
export function PaletteEntry({ icon: Icon, hint, children }: PaletteEntryProps) {
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <span className="min-w-0 grow truncate">{children}</span>
      {hint && <span className="shrink-0 text-ink-3 text-xs group-aria-selected/option:text-ink-2">{hint}</span>}
      <CornerDownLeft aria-hidden className="hidden size-3.5 shrink-0 text-ink-3 group-aria-selected/option:block" />
    </>
  )
}
