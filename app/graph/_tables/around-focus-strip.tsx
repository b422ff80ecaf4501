import { Crosshair } from "lucide-react"
import { endFocusMove } from "./graph-moves"
import { Strip } from "./strip"
import type { HrefOf } from "./use-graph-moves"

export interface AroundFocusStripProps {
  /** What is left of the rows: "3 pairs with". */
  words: string
  focus: string
  hrefOf: HrefOf
}

/** The rows are those of the skill in focus alone. */
export function AroundFocusStrip({ words, focus, hrefOf }: AroundFocusStripProps) {
  return (
    <Strip icon={Crosshair} label="Focus" clearHref={hrefOf(endFocusMove())} clearLabel="End focus">
      <p className="min-w-0 break-words">
        {words} <strong className="font-semibold">{focus}</strong>
      </p>
    </Strip>
  )
}
