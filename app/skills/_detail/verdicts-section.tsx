import { Panel } from "@/components/ui/panel"
import { RelativeTime } from "@/components/ui/relative-time"
import { axisMeaning, evalStateMeaning, readVerdict, VERDICT_AXES, type VerdictAxis } from "@/components/ui/verdict"
import { VerdictChip } from "@/components/ui/verdict-chip"
import type { SkillDetail } from "@/lib/server/libraries/contract"
import type { LapseEffects } from "../_lib/lapse-effects"
import { FreshnessRow } from "./freshness-row"
import { VerdictLapse } from "./verdict-lapse"
import { VerdictRow as Row } from "./verdict-row"

const SOURCES = {
  sidecar: "read from audit-state.json beside it",
  frontmatter: "read from its own frontmatter: an author's word, not an auditor's",
  manifest: "read from the manifest",
  none: "nobody has noted any",
} as const

/** Only behaviour is graded for a time: what a file is does not change by itself. */
const DOES_NOT_LAPSE: Record<VerdictAxis, string> = {
  structural: "Does not lapse: it holds until the field is changed.",
  truth: "Does not lapse: it holds until the field is changed.",
  comprehension: "Does not lapse, and changes no request.",
  application: "Does not lapse: only verdicts that remove a skill do.",
}

export interface VerdictsSectionProps {
  detail: SkillDetail
  /** What the day changes on which the application verdict lapses; null where none is to come. */
  effects: LapseEffects | null
  slugs: ReadonlyMap<string, string>
  library: string | null
}

/** What was proven, when, how long it holds, and what the verdict gate makes of it until then and after. */
export function VerdictsSection({ detail, effects, slugs, library }: VerdictsSectionProps) {
  const { summary, record, gate } = detail
  const { health } = record
  return (
    <Panel id="verdicts" title="Verdicts and freshness" note={SOURCES[health.source]} flush>
      <dl>
        {VERDICT_AXES.map((axis) => {
          const verdict = readVerdict(summary.verdicts, axis)
          return (
            <Row key={axis} label={axisMeaning[axis].label} question={axisMeaning[axis].question}>
              <VerdictChip verdict={verdict} className="text-sm" />
              <p className="text-ink-2 text-xs">{verdict.hint}</p>
              {axis === "application" && gate.lapse ? (
                <VerdictLapse gate={gate} effects={effects} slugs={slugs} library={library} />
              ) : (
                verdict.tone !== "unverified" && <p className="text-ink-3 text-xs">{DOES_NOT_LAPSE[axis]}</p>
              )}
            </Row>
          )
        })}
        <Row label="Evals" question="Do its own evals pass?">
          <VerdictChip verdict={evalStateMeaning[health.evalState]} className="text-sm" />
          <p className="text-ink-2 text-xs">
            {health.evalLastRunAt ? (
              <>
                Last run <RelativeTime iso={health.evalLastRunAt} />.
              </>
            ) : (
              "No run is noted."
            )}{" "}
            Routing evals: {health.routingEval}. The state does not lapse: requests that ask for a least state read it
            as it is noted.
          </p>
        </Row>
        <FreshnessRow detail={detail} />
        <Row label="Dates" question="As noted">
          <p className="flex flex-wrap gap-x-4 text-ink-2 text-xs">
            <Day label="Changed" iso={health.lastChanged} />
            <Day label="Audited" iso={health.lastAudited} />
            <Day label="Fresh as of" iso={health.freshness} />
          </p>
        </Row>
      </dl>
    </Panel>
  )
}

function Day({ label, iso }: { label: string; iso: string | null }) {
  return (
    <span>
      {label}: {iso ? <RelativeTime iso={iso} className="text-ink" /> : <span className="text-ink-3">not noted</span>}
    </span>
  )
}
