import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import { axisMeaning, readVerdict, VERDICT_AXES, type Verdicts } from "@/components/ui/verdict"
import { VerdictChip } from "@/components/ui/verdict-chip"

/** Four verdicts side by side, always in the same order; each has its own shape. */
export function VerdictsCell({ verdicts }: { verdicts: Verdicts }) {
  return (
    <span className="flex items-center gap-1.5">
      {VERDICT_AXES.map((axis) => {
        const verdict = readVerdict(verdicts, axis)
        const { label } = axisMeaning[axis]
        return (
          <span key={axis} className="inline-flex">
            <span className="sr-only">{label}: </span>
            <VerdictChip verdict={{ ...verdict, hint: `${label}. ${verdict.hint}` }} iconOnly />
          </span>
        )
      })}
    </span>
  )
}

/** A count; nothing is drawn faint, so that holes show. */
export function CountCell({ count }: { count: number }) {
  return (
    <span className={cn("tabular font-mono text-xs", count === 0 ? "text-ink-3" : "text-ink")}>
      {count === 0 ? "0" : formatCount(count)}
    </span>
  )
}

export function TagsCell({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <span className="truncate text-ink-2 text-xs" title={values.join(", ")}>
      {values.join(", ")}
    </span>
  )
}
