import type { SkillSummary } from "@/lib/server/libraries/contract"

/** Parts of a skill's metadata whose absence is worth knowing, those that routing needs first. */
export const COVERED_FIELDS = ["keywords", "triggers", "paths", "examples", "antiExamples", "relations"] as const
export type CoveredField = (typeof COVERED_FIELDS)[number]

export const coveredFieldMeaning: Record<CoveredField, { label: string; hint: string; scored: boolean }> = {
  keywords: { label: "Keywords", hint: "Words of a request that they share: +3 each.", scored: true },
  triggers: { label: "Triggers", hint: "Phrases that a request says word for word: +5 each.", scored: true },
  paths: { label: "Paths", hint: "Files that the request touches or mentions: +2.", scored: true },
  examples: {
    label: "Examples",
    hint: "Requests that the skill should win: what routing is tested with.",
    scored: false,
  },
  antiExamples: {
    label: "Anti-examples",
    hint: "Requests that it should not win: what false alarms are tested with.",
    scored: false,
  },
  relations: {
    label: "Relations",
    hint: "What it needs, suppresses or belongs to, said by either side.",
    scored: false,
  },
}

/** Which parts a skill does not have. Relations count from both sides. */
export function findMissing(counts: SkillSummary["counts"]): CoveredField[] {
  return COVERED_FIELDS.filter((field) =>
    field === "relations" ? counts.relationsOut + counts.relationsIn === 0 : counts[field] === 0,
  )
}
