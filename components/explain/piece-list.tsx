import { cn } from "@/components/ui/cn"
import { surfaceStyle } from "@/components/ui/surface"
import { groupByPhrase, type PhraseRun, type StripPiece } from "./build-strips"

/** Phrases that a folded strip shows of one surface; the rest is one key away. */
const MAX_PHRASES = 6

/** The phrases behind each piece, one short run a surface: `+6 keyword  graph audit ← graph, audit`. */
export function PieceList({ pieces }: { pieces: readonly StripPiece[] }) {
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-xs">
      {pieces.map(({ piece, credit, signals }) => {
        const runs = groupByPhrase(signals)
        return (
          <li key={piece} className="flex min-w-0 max-w-full items-baseline gap-1.5">
            <span aria-hidden className={cn("size-2.5 shrink-0 self-center", surfaceStyle[piece].fill)} />
            <span className="tabular shrink-0 font-mono text-ink">+{credit}</span>
            <span className="shrink-0 text-ink-3">{surfaceStyle[piece].label.toLowerCase()}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {runs.slice(0, MAX_PHRASES).map((run, index) => (
                <Phrase key={run.term} run={run} isFirst={index === 0} />
              ))}
              {runs.length > MAX_PHRASES && <span className="text-ink-3"> and {runs.length - MAX_PHRASES} more</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Phrase({ run: { term, met }, isFirst }: { run: PhraseRun; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <span className="text-ink-3">, </span>}
      <bdi className="text-ink">{term}</bdi>
      {met.length > 0 && (
        <span className="text-ink-3">
          {" "}
          <span aria-hidden>←</span>
          <span className="sr-only">met by</span> {met.join(" ")}
        </span>
      )}
    </>
  )
}
