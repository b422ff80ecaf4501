import { cn } from "@/components/ui/cn"
import { surfaceStyle } from "@/components/ui/surface"
import type { Signal } from "@/lib/routing"
import { describeSignal } from "./build-strips"
import type { MatrixCell, TriggerBand } from "./evidence-matrix"

const bodyCell = "relative border-line border-b px-2 pt-2 pb-1 align-top"

/** What one word earned one candidate: credit, phrase, and the triggers that run over it as bands along the top. */
export function EvidenceCell({ cell, className }: { cell: MatrixCell | undefined; className?: string }) {
  const signal = cell?.signal ?? null
  const bands = cell?.bands ?? []
  return (
    <td className={cn(bodyCell, className)}>
      {bands.map((band) => (
        <Band key={band.term} band={band} />
      ))}
      {signal && <Credit signal={signal} />}
      {!signal && bands.length === 0 && <span className="sr-only">no credit</span>}
    </td>
  )
}

function Band({ band: { term, credit, edge } }: { band: TriggerBand }) {
  const isStart = edge === "start" || edge === "only"
  const isEnd = edge === "end" || edge === "only"
  return (
    <span className="block" title={`trigger “${term}” +${credit}`}>
      <span
        aria-hidden
        className={cn(
          "-mx-2 mb-1 block h-1.5",
          surfaceStyle.trigger.fill,
          isStart && "ml-0 rounded-l-sm",
          isEnd && "mr-0 rounded-r-sm",
        )}
      />
      {isStart ? (
        <span className="mb-0.5 block max-w-40 truncate text-2xs text-surface-trigger">
          +{credit} trigger <bdi>{term}</bdi>
        </span>
      ) : (
        <span className="sr-only">within trigger {term}</span>
      )}
    </span>
  )
}

function Credit({ signal }: { signal: Signal }) {
  const { term, met } = describeSignal(signal)
  const { label, fill } = surfaceStyle[signal.surface]
  return (
    <span className="block" title={`${label} “${term}” +${signal.credit}`}>
      <span className="flex items-center gap-1">
        <span aria-hidden className={cn("size-2.5 shrink-0", fill)} />
        <span className="tabular font-mono text-ink">+{signal.credit}</span>
        <span className="sr-only">{label}</span>
      </span>
      {met !== null && (
        <span className="block max-w-36 truncate text-2xs text-ink-2">
          <bdi>{term}</bdi>
        </span>
      )}
    </span>
  )
}

export function PathCell({ signal }: { signal: Signal | null }) {
  return (
    <td className={bodyCell}>
      {signal ? (
        <span className="block max-w-56" title={`${signal.term} matches ${signal.path ?? ""}`}>
          <span className="flex items-center gap-1">
            <span aria-hidden className={cn("size-2.5 shrink-0", surfaceStyle.path.fill)} />
            <span className="tabular font-mono text-ink">+{signal.credit}</span>
            <code className="min-w-0 truncate text-ink-2">{signal.term}</code>
          </span>
          <code className="block truncate text-2xs text-ink-3">{signal.path}</code>
        </span>
      ) : (
        <span className="sr-only">no path credit</span>
      )}
    </td>
  )
}
