import type { ReactNode } from "react"
import type { MapFreshness } from "@/lib/server/libraries/contract"
import type { ActionFacts } from "../_lib/action-facts"
import { countFindings } from "../_lib/count-findings"
import type { GraphHealth } from "../_lib/keep-graph-health"
import { rankNextActions } from "../_lib/next-actions"
import { AgePanel } from "./age-panel"
import { DiagnosticGroups } from "./diagnostic-groups"
import { EvalPanel } from "./eval-panel"
import { FreshnessPanel } from "./freshness-panel"
import { MetadataCoverage } from "./metadata-coverage"
import { NamesOnlyNotice } from "./names-only-notice"
import { NextActionList } from "./next-action-list"
import { StatusFigures } from "./status-figures"
import { StructurePanel } from "./structure-panel"
import { VerdictPanel } from "./verdict-panel"

export interface OverviewProps {
  facts: ActionFacts
  signs: GraphHealth["signs"]
  freshness: MapFreshness
  /** As the address names it, for links. */
  library: string | null
  libraryId: string
  /** Reads files, and so comes when it is ready. */
  sources: ReactNode
}

/** Is the library healthy, and what should be done next? */
export function Overview({ facts, signs, freshness, library, libraryId, sources }: OverviewProps) {
  const { figures, findings, collisions } = facts
  const { total, byStatus } = figures
  const isNamesOnly = total > 0 && byStatus.unreachable === total
  return (
    <>
      {isNamesOnly && <NamesOnlyNotice count={total} />}
      <StatusFigures figures={figures} collisionCount={collisions?.length ?? null} library={library} />
      <Columns
        left={
          <>
            <NextActionList actions={rankNextActions(facts)} library={library} />
            <VerdictPanel figures={figures} library={library} />
          </>
        }
        right={
          <>
            <StructurePanel signs={signs} findings={countFindings(findings)} library={library} />
            <FreshnessPanel freshness={freshness} library={library} libraryId={libraryId} />
            {sources}
          </>
        }
      />
      <Columns
        left={
          <>
            <EvalPanel figures={figures} library={library} />
            <AgePanel figures={figures} library={library} />
          </>
        }
        right={
          <>
            <DiagnosticGroups figures={figures} library={library} />
            <MetadataCoverage figures={figures} library={library} />
          </>
        }
      />
    </>
  )
}

/** Side by side where there is room; else the left ones first. */
function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-5">{left}</div>
      <div className="grid min-w-0 gap-5">{right}</div>
    </div>
  )
}
