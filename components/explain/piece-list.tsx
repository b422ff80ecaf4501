import { cn } from "@/components/ui/cn"
import { surfaceStyle } from "@/components/ui/surface"
import { describeSignal, type StripPiece } from "./build-strips"

/** The phrases behind each piece, one short run a surface: `+6 keyword  graph, orphan`. */
export function PieceList({ pieces }: { pieces: readonly StripPiece[] }) {
  return (
    <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5 text-xs">
      {pieces.map(({ piece, credit, signals }) => (
        <li key={piece} className="flex min-w-0 max-w-full items-baseline gap-1.5">
          <span aria-hidden className={cn("size-2.5 shrink-0 self-center", surfaceStyle[piece].fill)} />
          <span className="tabular shrink-0 font-mono text-ink">+{credit}</span>
          <span className="shrink-0 text-ink-3">{surfaceStyle[piece].label.toLowerCase()}</span>
          <span className="min-w-0 truncate text-ink-2">
            {piece === "boost" ? "" : signals.map((signal) => describeSignal(signal).term).join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  )
}
