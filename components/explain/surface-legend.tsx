import { cn } from "@/components/ui/cn"
import { surfaceStyle } from "@/components/ui/surface"
import { PIECES } from "./build-strips"

/** Hue and pattern of each piece of a score. */
export function SurfaceLegend() {
  return (
    <ul aria-label="Pieces of a score" className="flex flex-wrap gap-x-4 gap-y-1 text-ink-3 text-xs">
      {PIECES.map((piece) => (
        <li key={piece} title={surfaceStyle[piece].hint} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={cn("size-2.5", surfaceStyle[piece].fill)} />
          {surfaceStyle[piece].label}
        </li>
      ))}
    </ul>
  )
}
