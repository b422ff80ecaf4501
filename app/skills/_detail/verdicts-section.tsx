import type { ReactNode } from "react"
import { freshnessMeaning } from "@/components/skill/freshness"
import { Panel } from "@/components/ui/panel"
import { RelativeTime } from "@/components/ui/relative-time"
import { axisMeaning, evalStateMeaning, readVerdict, VERDICT_AXES } from "@/components/ui/verdict"
import { VerdictChip } from "@/components/ui/verdict-chip"
import type { SkillDetail } from "@/lib/server/libraries/contract"

const SOURCES = {
  sidecar: "read from audit-state.json beside it",
  frontmatter: "read from its own frontmatter: an author's word, not an auditor's",
  manifest: "read from the manifest",
  none: "nobody has noted any",
} as const

/** What was proven, when, and what the verdict gate makes of it today. */
export function VerdictsSection({ detail }: { detail: SkillDetail }) {
  const { summary, record, freshness } = detail
  const { health } = record
  const fresh = freshnessMeaning[freshness.state]
  return (
    <Panel id="verdicts" title="Verdicts and freshness" note={SOURCES[health.source]} flush>
      <dl>
        {VERDICT_AXES.map((axis) => {
          const verdict = readVerdict(summary.verdicts, axis)
          return (
            <Row key={axis} label={axisMeaning[axis].label} question={axisMeaning[axis].question}>
              <VerdictChip verdict={verdict} className="text-sm" />
              <p className="text-ink-2 text-xs">{verdict.hint}</p>
              {axis === "application" && <Lapse gate={detail.gate} />}
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
            Routing evals: {health.routingEval}.
          </p>
        </Row>
        <Row label="Freshness" question="Was it checked within the time its author set?">
          <VerdictChip verdict={fresh} className="text-sm" />
          <p className="text-ink-2 text-xs">
            {freshness.state === "unknown" ? (
              fresh.hint
            ) : (
              <>
                Verified <RelativeTime iso={freshness.lastVerified} />;{" "}
                {freshness.limit === null ? "no limit is set." : `the limit is ${freshness.limit} days.`}
              </>
            )}
          </p>
        </Row>
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

function Row({ label, question, children }: { label: string; question: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-b px-3 py-2 last:border-b-0 sm:grid-cols-[13rem_1fr]">
      <dt>
        <span className="block font-medium">{label}</span>
        <span className="block text-ink-3 text-xs">{question}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function Lapse({ gate: { lapse } }: Pick<SkillDetail, "gate">) {
  if (!lapse) return null
  if (lapse.state === "active") {
    return (
      <p className="text-xs">
        Holds for {lapse.daysLeft} more {lapse.daysLeft === 1 ? "day" : "days"}: it lapses on{" "}
        <span className="tabular font-mono">{lapse.lapsesOn}</span>, or as soon as the skill is changed.
      </p>
    )
  }
  return (
    <p className="text-xs">
      {lapse.state === "lapsed" ? "Lapsed, and so no longer gates. " : "Holds without end. "}
      {lapse.why}
    </p>
  )
}

function Day({ label, iso }: { label: string; iso: string | null }) {
  return (
    <span>
      {label}: {iso ? <RelativeTime iso={iso} className="text-ink" /> : <span className="text-ink-3">not noted</span>}
    </span>
  )
}
