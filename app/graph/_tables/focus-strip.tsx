"use client"

import { Crosshair } from "lucide-react"
import { useQueryStates } from "nuqs"
import {
  FOCUS_DEPTHS,
  FOCUS_SIDES,
  type FocusSide,
  type GraphAddress,
  graphParsers,
} from "@/components/graph/graph-address"
import { GraphLink } from "@/components/graph/graph-link"
import { formatPlural } from "@/components/ui/format-count"
import { Segmented } from "@/components/ui/segmented"
import { RELATION_KINDS } from "@/lib/routing"
import { endFocusMove } from "./graph-moves"
import { Strip } from "./strip"
import type { HrefOf } from "./use-graph-moves"

const sideWords: Record<FocusSide, string> = { both: "Both ways", uses: "What it uses", "used-by": "What uses it" }
const DEPTHS = FOCUS_DEPTHS.map((depth) => ({ value: String(depth), label: String(depth) }))
const SIDES = FOCUS_SIDES.map((side) => ({ value: side, label: sideWords[side] }))

export interface FocusStripProps {
  address: GraphAddress & { focus: string }
  hrefOf: HrefOf
  /** Skills reached, without the one in focus; null: the library has no such skill. */
  reached: number | null
}

/** The skill in the middle: how far the table reaches from it, and in which direction. */
export function FocusStrip({ address, hrefOf, reached }: FocusStripProps) {
  const { focus, depth, side, kinds } = address
  const [, setAddress] = useQueryStates(graphParsers, { history: "push", scroll: false })
  const off = RELATION_KINDS.filter((kind) => !kinds.includes(kind))
  return (
    <Strip icon={Crosshair} label="Focus" clearHref={hrefOf(endFocusMove())} clearLabel="End focus">
      <p className="min-w-0 break-words">
        <strong className="font-semibold">{focus}</strong>
        {reached === null
          ? " is not in this library."
          : `: ${formatPlural(reached, "skill")} within ${formatPlural(depth, "step")}${off.length > 0 ? `, ${off.join(", ")} left out` : ""}`}
      </p>
      {reached !== null && (
        <>
          <Segmented
            label="Direction of the focus"
            value={side}
            options={SIDES}
            onValueChange={(value) => void setAddress({ side: value })}
          />
          <Segmented
            label="Steps of the focus"
            value={String(depth)}
            options={DEPTHS}
            onValueChange={(value) =>
              void setAddress({ depth: FOCUS_DEPTHS.find((known) => String(known) === value) ?? null })
            }
          />
          {off.length > 0 && (
            <GraphLink
              href={hrefOf({ kinds: [...RELATION_KINDS] })}
              className="text-accent underline underline-offset-2"
            >
              Follow all types
            </GraphLink>
          )}
        </>
      )}
    </Strip>
  )
}
