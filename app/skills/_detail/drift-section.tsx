import { driftMeaning } from "@/components/skill/drift-words"
import { Badge } from "@/components/ui/badge"
import { formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import { RelativeTime } from "@/components/ui/relative-time"
import { type DriftCondition, formatBaseline, type SkillDrift, type SourceDrift } from "@/lib/library"
import type { SkillDetail } from "@/lib/server/libraries/contract"
import { markHiddenText } from "../_lib/mark-hidden-text"
import { BaselineRecipe } from "./baseline-recipe"

/** Whether the sources of a skill are still what somebody compared it with. */
export function DriftSection({ detail: { drift, record } }: { detail: SkillDetail }) {
  const baseline = formatBaseline(drift, record.health.source === "sidecar")
  return (
    <Panel
      id="drift"
      title="Drift"
      note={drift.sources.length === 0 ? "no truth sources" : formatPlural(drift.sources.length, "truth source")}
      flush
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
        {drift.conditions.length > 0 && (
          <ul aria-label="Conditions" className="flex flex-wrap gap-1.5">
            {drift.conditions.map((condition) => (
              <li key={condition}>
                <Condition condition={condition} />
              </li>
            ))}
          </ul>
        )}
        <p className="text-ink-2 text-xs">
          <Verified drift={drift} />
        </p>
      </div>
      {drift.sources.length === 0 ? (
        <p className="border-line border-t px-3 py-2 text-ink-2 text-sm">
          The skill names no files that it was written from, so nothing can drift. Right for pure craft; else name them
          under <code className="font-mono text-xs">grounding.truth_sources</code>.
        </p>
      ) : (
        <ul aria-label="Truth sources" className="border-line border-t">
          {drift.sources.map((source, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a source may be named twice; the list never reorders
            <Source key={index} source={source} />
          ))}
        </ul>
      )}
      {drift.uncheckedCount > 0 && (
        <p className="border-line border-t px-3 py-2 text-ink-2 text-xs">
          {formatPlural(drift.uncheckedCount, "more source")} not checked: too many for one skill.
        </p>
      )}
      {baseline && <BaselineRecipe baseline={baseline} isOk={drift.conditions.join() === "OK"} />}
    </Panel>
  )
}

function Condition({ condition }: { condition: DriftCondition }) {
  const { label, tone, hint } = driftMeaning[condition]
  return (
    <Badge tone={tone} title={hint}>
      {label}
    </Badge>
  )
}

function Source({ source }: { source: SourceDrift }) {
  const { path, lineRange, anchor, part, file, recorded, baseline } = source
  const named = [path, lineRange && `lines ${lineRange}`, anchor].filter(Boolean).join(" · ")
  return (
    <li className="grid gap-1 border-line border-b px-3 py-2 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="break-all font-mono text-sm">{markHiddenText(named)}</span>
        {source.findings.map(({ condition }) => (
          <Condition key={condition} condition={condition} />
        ))}
        {!source.isDeclared && <span className="text-ink-3 text-xs">only the audit state names it</span>}
      </p>
      <ul className="grid gap-0.5 text-ink-2 text-xs">
        {source.findings.map(({ condition, message, mend }) => (
          <li key={condition} className="break-words">
            {markHiddenText(message)} {mend}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-3 text-ink-3 text-xs">
        {file !== null && file !== path && <span className="break-all font-mono">{markHiddenText(file)}</span>}
        {part && <span>{part.first === part.last ? `line ${part.first}` : `lines ${part.first} to ${part.last}`}</span>}
        {recorded && <Hash label="recorded" hash={recorded.hash} />}
        {baseline && <Hash label={baseline.covers === "part" ? "now, of the part" : "now"} hash={baseline.hash} />}
      </p>
    </li>
  )
}

function Hash({ label, hash }: { label: string; hash: string }) {
  return (
    <span title={hash}>
      {label} <span className="font-mono">{markHiddenText(hash.slice(0, 12))}</span>
      {hash.length > 12 && "…"}
    </span>
  )
}

function Verified({ drift: { verification } }: { drift: SkillDrift }) {
  if (verification.state === "never") return "No day of a comparison is noted."
  if (verification.state === "unusable")
    return `The day noted, ${markHiddenText(verification.on)}, cannot be read or lies ahead.`
  return (
    <>
      Compared <RelativeTime iso={verification.on} />;{" "}
      {verification.limitDays === null ? "no limit is set." : `the limit is ${verification.limitDays} days.`}
    </>
  )
}
