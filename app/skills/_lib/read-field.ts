// How each field of a record reads, in words. Pure.
import type { SkillDetail } from "@/lib/server/libraries/contract"

type PlainRecord = SkillDetail["record"]

const text = (value: string | number | boolean | null): string[] => (value === null ? [] : [String(value)])

/** How each authored field was read. A field that is not here is shown by name only. */
const READERS: ReadonlyMap<string, (record: PlainRecord) => readonly string[]> = new Map<
  string,
  (record: PlainRecord) => readonly string[]
>([
  ["name", ({ name }) => [name]],
  ["description", ({ description }) => [description]],
  ["triggers", ({ triggers }) => triggers],
  ["keywords", ({ keywords }) => keywords],
  ["examples", ({ examples }) => examples],
  ["anti_examples", ({ antiExamples }) => antiExamples],
  ["paths", ({ paths }) => paths],
  ["project", ({ project }) => project.map(({ handle, role }) => (role === null ? handle : `${handle} (${role})`))],
  [
    "relations",
    ({ relations }) =>
      Object.entries(relations).map(([kind, items]) => `${kind}: ${items.map(({ authored }) => authored).join(", ")}`),
  ],
  ["type", ({ type }) => text(type)],
  ["subject", ({ subject }) => text(subject)],
  ["subjects", ({ subjects }) => subjects],
  ["taxonomy_domain", ({ taxonomyDomain }) => text(taxonomyDomain)],
  ["scope", ({ scope }) => text(scope)],
  ["public", (record) => text(record.public)],
  ["stability", ({ stability }) => text(stability)],
  ["superseded_by", ({ supersededBy }) => text(supersededBy)],
  ["version", ({ version }) => text(version)],
  ["license", ({ license }) => text(license)],
  ["owner", ({ owner }) => text(owner)],
  ["compatibility", ({ compatibility }) => text(compatibility)],
  ["allowed-tools", ({ allowedTools }) => allowedTools],
  ["allowed_tools", ({ allowedTools }) => allowedTools],
  ["tools", ({ allowedTools }) => allowedTools],
  [
    "grounding",
    ({ truthSources }) =>
      truthSources.map(({ path, lineRange, anchor }) =>
        [path, lineRange, anchor].filter((part) => part !== null).join(" "),
      ),
  ],
  ["structural_verdict", ({ health }) => [health.structuralVerdict]],
  ["truth_verdict", ({ health }) => [health.truthVerdict]],
  ["comprehension_verdict", ({ health }) => [health.comprehensionVerdict]],
  ["application_verdict", ({ health }) => [health.applicationVerdict]],
  ["eval_state", ({ health }) => [health.evalState]],
  ["routing_eval", ({ health }) => [health.routingEval]],
  ["eval_last_run", ({ health }) => text(health.evalLastRunAt)],
  ["last_changed", ({ health }) => text(health.lastChanged)],
  ["last_audited", ({ health }) => text(health.lastAudited)],
  ["freshness", ({ health }) => text(health.freshness)],
  ["drift_check", ({ health }) => text(health.lastVerified)],
  ["lifecycle", ({ health }) => text(health.staleAfterDays)],
])

/** How the record understood a field; empty for one that is only checked, or that holds nothing. */
export function readField(record: PlainRecord, field: string): readonly string[] {
  return READERS.get(field)?.(record) ?? []
}

export function isKnownField(field: string): boolean {
  return READERS.has(field)
}
