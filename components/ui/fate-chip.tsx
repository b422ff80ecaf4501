import type { Fate } from "@/lib/routing"
import { cn } from "./cn"
import { fateStyle } from "./fate"

/** What became of a candidate: icon, word and hue. */
export function FateChip({ fate, className }: { fate: Fate; className?: string }) {
  const { icon: Icon, label, hint, text } = fateStyle[fate]
  return (
    <span
      title={hint}
      className={cn("inline-flex items-center gap-1 whitespace-nowrap font-medium text-xs", text, className)}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {label}
    </span>
  )
}
