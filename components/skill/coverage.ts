import type { Surface } from "@/lib/routing"
import type { SkillSummary } from "@/lib/server/libraries/contract"

/** Parts of a skill's metadata whose absence is worth knowing, those that routing needs first. */
export const COVERED_FIELDS = ["keywords", "triggers", "paths", "examples", "antiExamples", "relations"] as const
export type CoveredField = (typeof COVERED_FIELDS)[number]

export const coveredFieldMeaning: Record<CoveredField, { label: string; hint: string; surface: Surface | null }> = {
  keywords: { label: "Keywords", hint: "Words of a request that they share: +3 each.", surface: "keyword" },
  triggers: { label: "Triggers", hint: "Phrases that a request says word for word: +5 each.", surface: "trigger" },
  paths: { label: "Paths", hint: "Files that the request touches or mentions: +2.", surface: "path" },
  examples: {
    label: "Examples",
    hint: "Requests that the skill should win: what routing is tested with.",
    surface: null,
  },
  antiExamples: {
    label: "Anti-examples",
    hint: "Requests that it should not win: what false alarms are tested with.",
    surface: null,
  },
  relations: {
    label: "Relations",
    hint: "What it needs, suppresses or belongs to, said by either side.",
    surface: null,
  },
}

/** Which parts a skill does not have. Relations count from both sides. */
export function findMissing(counts: SkillSummary["counts"]): CoveredField[] {
  return COVERED_FIELDS.filter((field) =>
    field === "relations" ? counts.relationsOut + counts.relationsIn === 0 : counts[field] === 0,
  )
}
