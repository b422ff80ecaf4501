import Link from "next/link"
import { cn } from "./cn"
import { formatCount, formatShare } from "./format-count"
import { type Tone, toneStyle } from "./tone"

export interface StackedBarPart {
  key: string
  label: string
  count: number
  tone: Tone
  /** The list behind the part. */
  href?: string
}

export interface StackedBarProps {
  /** What the whole is: "Truth verdict of 183 skills". */
  label: string
  parts: readonly StackedBarPart[]
  className?: string
}

const MIN_WIDTH_PERCENT = 0.8
/** Parts of one tone get paler one after the other, so that each is told from its neighbour. */
const SHADES = ["", "opacity-60", "opacity-35", "opacity-20"] as const

/** Shares of a whole: a bar whose parts differ in hue and pattern, and a legend that says each in words and leads there. */
export function StackedBar({ label, parts, className }: StackedBarProps) {
  const present = shadeParts(parts.filter((part) => part.count > 0))
  const whole = present.reduce((sum, part) => sum + part.count, 0)
  return (
    <div className={cn("min-w-0", className)}>
      <div aria-hidden className="flex h-3 w-full gap-px overflow-hidden bg-sunken">
        {present.map((part) => (
          <span
            key={part.key}
            className={cn("h-full min-w-0.5", toneStyle[part.tone].fill, part.shade)}
            style={{ width: `${Math.max(MIN_WIDTH_PERCENT, (part.count / whole) * 100)}%` }}
          />
        ))}
      </div>
      <ul aria-label={label} className="mt-1 flex flex-wrap gap-x-3 text-xs">
        {present.map((part) => (
          <li key={part.key} className="min-w-0">
            <LegendEntry part={part} whole={whole} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ShadedPart = StackedBarPart & { shade: string }

function shadeParts(parts: readonly StackedBarPart[]): ShadedPart[] {
  return parts.map((part, index) => {
    const before = parts.slice(0, index).filter(({ tone }) => tone === part.tone).length
    return { ...part, shade: SHADES[Math.min(before, SHADES.length - 1)] ?? "" }
  })
}

function LegendEntry({ part, whole }: { part: ShadedPart; whole: number }) {
  const body = (
    <>
      <span aria-hidden className={cn("size-2.5 shrink-0", toneStyle[part.tone].fill, part.shade)} />
      <span className="text-ink-2">{part.label}</span>
      <span className="tabular font-mono text-ink">{formatCount(part.count)}</span>
      <span className="tabular font-mono text-ink-3">{formatShare(part.count, whole)}</span>
    </>
  )
  const style = "inline-flex min-h-6 items-center gap-1.5"
  return part.href ? (
    <Link href={part.href} data-count={part.count} className={cn(style, "hover:underline pointer-coarse:min-h-10")}>
      {body}
    </Link>
  ) : (
    <span className={style}>{body}</span>
  )
}
