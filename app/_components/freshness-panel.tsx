import { Badge } from "@/components/ui/badge"
import { Disclosure } from "@/components/ui/disclosure"
import { formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import { RelativeTime } from "@/components/ui/relative-time"
import type { Tone } from "@/components/ui/tone"
import type { MapFreshness } from "@/lib/server/libraries/contract"
import { ChangedSkills } from "./changed-skills"
import { SnapshotHistory } from "./snapshot-history"
import { TakeSnapshotButton } from "./take-snapshot-button"
import { WatermarkText } from "./watermark-text"

const TONES: Record<MapFreshness["state"], Tone> = { FRESH: "good", STALE: "warn", MISSING: "unverified" }

export interface FreshnessPanelProps {
  freshness: MapFreshness
  /** As the address names it, for links. */
  library: string | null
  libraryId: string
}

/** Whether what was noted about the library still holds, and what changed since. */
export function FreshnessPanel({ freshness, library, libraryId }: FreshnessPanelProps) {
  const { state, explanation, mend, snapshot, current, changes, history } = freshness
  return (
    <Panel
      id="freshness"
      title="Snapshot"
      note={
        snapshot ? (
          <>
            no. {snapshot.number}, taken <RelativeTime iso={snapshot.takenAt} />
          </>
        ) : undefined
      }
      actions={current && <TakeSnapshotButton libraryId={libraryId} />}
      flush
    >
      <div className="px-3 py-2.5">
        <p className="flex items-baseline gap-2 text-sm">
          <Badge tone={TONES[state]} mono>
            {state}
          </Badge>
          <span className="min-w-0">{explanation}</span>
        </p>
        {mend && <p className="mt-1 text-ink-2 text-xs">{mend}</p>}
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-xs">
          {snapshot && (
            <>
              <dt className="text-ink-3">Then</dt>
              <dd className="min-w-0">
                <WatermarkText repositories={snapshot.repositories} digest={snapshot.digest} />,{" "}
                {formatPlural(snapshot.skillCount, "skill")}
              </dd>
            </>
          )}
          {current && (
            <>
              <dt className="text-ink-3">Now</dt>
              <dd className="min-w-0">
                <WatermarkText repositories={current.repositories} digest={current.digest} />,{" "}
                {formatPlural(current.skillCount, "skill")}
              </dd>
            </>
          )}
        </dl>
      </div>
      {changes.total > 0 && <ChangedSkills changes={changes} library={library} />}
      {history.length > 1 && (
        <Disclosure
          summary={`All ${formatPlural(history.length, "snapshot")}`}
          className="border-line border-t"
          summaryClassName="px-3 py-1"
        >
          <SnapshotHistory entries={history} />
        </Disclosure>
      )}
    </Panel>
  )
}
