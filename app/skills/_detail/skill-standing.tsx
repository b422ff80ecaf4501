import { Callout } from "@/components/ui/callout"
import type { SkillDetail } from "@/lib/server/libraries/contract"

/** Why it does not route, or what every trace that names it will say; nothing where all is well. */
export function SkillStanding({ detail }: { detail: SkillDetail }) {
  const { summary, record, gate } = detail
  return (
    <>
      {summary.status === "blocked" && gate.removedBy && (
        <Callout tone="bad" title={`The ${gate.removedBy.reason} gate removes it from every request`}>
          {endSentence(gate.removedBy.detail)} It also suppresses nothing and loads nothing. The field is{" "}
          <code className="text-xs">{gate.removedBy.field}</code>.
        </Callout>
      )}
      {summary.status === "unreachable" && (
        <Callout tone="warn" title="No request can reach it">
          It has no trigger, keyword or path, and descriptions are not scored. Give it three to six keywords in the
          words that people type.
        </Callout>
      )}
      {summary.status === "shadowed" && (
        <Callout tone="neutral" title="Another skill owns its name">
          {endSentence(summary.statusReason ?? "")} Rename one of the two, and both route.
        </Callout>
      )}
      {record.warnings.map((warning) => (
        <Callout key={warning} tone="warn" title="Every trace that names it carries this warning">
          {warning}
        </Callout>
      ))}
      {record.supersededBy && (
        <Callout tone="neutral" title={`Superseded by ${record.supersededBy}`}>
          It still routes; its relations say what takes its place.
        </Callout>
      )}
    </>
  )
}

/** Reasons from the engine are clauses; between sentences they need an end. */
function endSentence(text: string): string {
  return text === "" || /[.!?]$/.test(text) ? text : `${text}.`
}
