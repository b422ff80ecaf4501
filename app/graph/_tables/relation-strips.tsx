import { ListFilter } from "lucide-react"
import type { GraphAddress } from "@/components/graph/graph-address"
import { formatPlural } from "@/components/ui/format-count"
import type { GraphData } from "../_lib/graph-data"
import { AroundFocusStrip } from "./around-focus-strip"
import { clearSelectionMove } from "./graph-moves"
import type { RelationRow } from "./relation-row"
import { findMeantFindings } from "./selection"
import { Strip } from "./strip"
import type { HrefOf } from "./use-graph-moves"

type Narrowing = Pick<GraphAddress, "focus" | "side" | "finding">

/** The relations that the address leaves: those of a finding, those that the skill in focus declares or that point to it. */
export function pickRelations(
  rows: readonly RelationRow[],
  { findings }: Pick<GraphData, "findings">,
  { focus, side, finding }: Narrowing,
): readonly RelationRow[] {
  const meant = finding === null ? [] : findMeantFindings(findings, finding)
  const ids = meant.length === 0 ? null : new Set(meant.flatMap(({ edges }) => edges))
  const isAround = (row: RelationRow) =>
    (side !== "used-by" && row.from === focus) || (side !== "uses" && row.to === focus)
  return rows.filter((row) => (ids === null || ids.has(row.id)) && (focus === null || isAround(row)))
}

export interface RelationStripsProps {
  data: Pick<GraphData, "findings">
  address: Narrowing
  hrefOf: HrefOf
  /** Relations left. */
  count: number
}

/** What the address narrows the relations to, in words. */
export function RelationStrips({ data, address, hrefOf, count }: RelationStripsProps) {
  const { focus, side, finding } = address
  const first = finding === null ? undefined : findMeantFindings(data.findings, finding)[0]
  const relations = formatPlural(count, "relation")
  const ends = { both: "from or to", uses: "from", "used-by": "to" }[side]
  return (
    <>
      {first && (
        <Strip
          icon={ListFilter}
          label="Selection"
          clearHref={hrefOf(clearSelectionMove())}
          clearLabel="Show all relations"
        >
          <p className="min-w-0 break-words font-medium">
            {relations} of {finding === first.id ? `a finding: ${first.message}` : `findings (${first.code})`}
          </p>
        </Strip>
      )}
      {focus !== null && <AroundFocusStrip words={`${relations} ${ends}`} focus={focus} hrefOf={hrefOf} />}
    </>
  )
}
