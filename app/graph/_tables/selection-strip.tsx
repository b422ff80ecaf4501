import { ListFilter } from "lucide-react"
import type { GraphAddress } from "@/components/graph/graph-address"
import type { GraphData } from "../_lib/graph-data"
import { clearSelectionMove } from "./graph-moves"
import { OtherViewLink } from "./other-view-link"
import { type Selection, selectByFinding, selectBySign } from "./selection"
import { Strip } from "./strip"
import type { HrefOf } from "./use-graph-moves"

/** What the address selects; null where it selects nothing, or something that is not there (any more). */
export function readSelection(
  { signs, findings }: Pick<GraphData, "signs" | "findings">,
  { sign, signKind, finding }: Pick<GraphAddress, "sign" | "signKind" | "finding">,
): Selection | null {
  if (sign !== null) return selectBySign(signs, sign, signKind)
  return finding === null ? null : selectByFinding(findings, finding)
}

/** Says which skills a vital sign or a finding selected. */
export function SelectionStrip({ selection, hrefOf }: { selection: Selection; hrefOf: HrefOf }) {
  return (
    <Strip icon={ListFilter} label="Selection" clearHref={hrefOf(clearSelectionMove())} clearLabel="Show all skills">
      <p className="min-w-0 break-words font-medium">{selection.words}</p>
      <OtherViewLink hrefOf={hrefOf} />
    </Strip>
  )
}
