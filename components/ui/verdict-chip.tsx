import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, type LucideIcon, TriangleAlert } from "lucide-react"
import { cn } from "./cn"
import { type Tone, toneStyle } from "./tone"
import type { VerdictMeaning } from "./verdict"

const icons: Record<Tone, LucideIcon> = {
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  unverified: CircleDashed,
  accent: CircleCheck,
  neutral: CircleMinus,
}

export interface VerdictChipProps {
  verdict: VerdictMeaning
  /** Only the icon, for dense tables; the word stays for ears and on hover. */
  iconOnly?: boolean
  className?: string
}

/** One verdict: icon, word and tone. "Unverified" has a dashed ring: not checked is neither good nor bad. */
export function VerdictChip({ verdict, iconOnly, className }: VerdictChipProps) {
  const Icon = icons[verdict.tone]
  return (
    <span
      title={iconOnly ? `${verdict.label}: ${verdict.hint}` : verdict.hint}
      className={cn(
        "inline-flex items-center gap-1 whitespace-nowrap text-xs",
        toneStyle[verdict.tone].text,
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className={iconOnly ? "sr-only" : undefined}>{verdict.label}</span>
    </span>
  )
}
