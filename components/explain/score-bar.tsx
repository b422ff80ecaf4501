import { cn } from "@/components/ui/cn"
import { surfaceStyle } from "@/components/ui/surface"
import type { StripPiece } from "./build-strips"

/** A sort key cut by surface. Decoration: the pieces beside it say the same in words. */
export function ScoreBar({ pieces, scaleMax }: { pieces: readonly StripPiece[]; scaleMax: number }) {
  return (
    <div
      aria-hidden
      className="flex h-3.5 w-full min-w-0 gap-px bg-[linear-gradient(var(--line),var(--line))] bg-[length:100%_1px] bg-bottom bg-no-repeat"
    >
      {pieces.map(({ piece, credit }) => (
        <span
          key={piece}
          title={`${surfaceStyle[piece].label} +${credit}`}
          className={cn("h-full min-w-1", surfaceStyle[piece].fill)}
          style={{ width: `${(credit / scaleMax) * 100}%` }}
        />
      ))}
    </div>
  )
}
