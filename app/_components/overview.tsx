import type { MapFreshness } from "@/lib/server/libraries/contract"
import type { LibraryFigures } from "../_lib/library-figures"
import { rankNextActions } from "../_lib/next-actions"
import { DiagnosticGroups } from "./diagnostic-groups"
import { FreshnessPanel } from "./freshness-panel"
import { MetadataCoverage } from "./metadata-coverage"
import { NamesOnlyNotice } from "./names-only-notice"
import { NextActionList } from "./next-action-list"
import { StatusFigures } from "./status-figures"
import { VerdictPanel } from "./verdict-panel"

export interface OverviewProps {
  figures: LibraryFigures
  freshness: MapFreshness
  /** As the address names it, for links. */
  library: string | null
  libraryId: string
}

/** Is the library healthy, and what should be done next? */
export function Overview({ figures, freshness, library, libraryId }: OverviewProps) {
  const { total, byStatus } = figures
  const isNamesOnly = total > 0 && byStatus.unreachable === total
  return (
    <>
      {isNamesOnly && <NamesOnlyNotice count={total} />}
      <StatusFigures figures={figures} library={library} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-5">
          <NextActionList actions={rankNextActions(figures)} library={library} />
          <VerdictPanel figures={figures} library={library} />
        </div>
        <div className="grid min-w-0 gap-5">
          <FreshnessPanel freshness={freshness} library={library} libraryId={libraryId} />
          <MetadataCoverage figures={figures} library={library} />
          <DiagnosticGroups figures={figures} library={library} />
        </div>
      </div>
    </>
  )
}
