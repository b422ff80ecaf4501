// Whether the gaps of a task ask for a new skill or for more words on one that is there (backlog.md, "Tasks").
import { RECALL_FLOOR, reaches, roundConfidence } from "@/lib/recall"
import { compareCodePoints } from "@/lib/routing"
import type { Evidence, TaskKind } from "./task"

export interface GapTarget {
  readonly kind: Extract<TaskKind, "author" | "broaden">
  readonly skills: readonly string[]
}

export interface NearSkill {
  skill: string
  /** Mean over the requests of the confidence with which each recalls the skill's prose; 0 for those that do not. */
  confidence: number
  /** Mean over the requests of the part of each that the skill's prose says. */
  coverage: number
}

/**
 * The skill's prose must say at least this much of what is asked. The recall floor alone is made to show, not to decide: one word
 * that ten skills use passes it, and "broaden" would name a skill that only happens to say "formula".
 */
const NEAR_COVERAGE = 0.5

/** The skills whose prose the requests of a task are near to, nearest first. */
export function findNearSkills(evidence: readonly Evidence[]): NearSkill[] {
  const sums = new Map<string, { confidence: number; coverage: number }>()
  for (const { near } of evidence) {
    for (const { skill, confidence, coverage } of near) {
      const sum = sums.get(skill) ?? { confidence: 0, coverage: 0 }
      sums.set(skill, { confidence: sum.confidence + confidence, coverage: sum.coverage + coverage })
    }
  }
  const asked = evidence.filter(({ near }) => near.length > 0).length
  return [...sums]
    .map(([skill, sum]) => ({
      skill,
      confidence: roundConfidence(sum.confidence / asked),
      coverage: roundConfidence(sum.coverage / asked),
    }))
    .sort((a, b) => b.confidence - a.confidence || compareCodePoints(a.skill, b.skill))
}

/**
 * Broaden where the mean confidence in one skill's prose reaches the recall floor and that prose says half of what is asked; else
 * author. A skill that people judged right decides.
 */
export function findGapTarget(evidence: readonly Evidence[]): GapTarget {
  const judged = evidence.find(({ miss }) => miss?.kind === "gap" && miss.skills.length > 0)?.miss?.skills[0]
  if (judged !== undefined) return { kind: "broaden", skills: [judged] }
  const nearest = findNearSkills(evidence).find(
    ({ confidence, coverage }) => reaches(confidence, RECALL_FLOOR) && reaches(coverage, NEAR_COVERAGE),
  )
  return nearest ? { kind: "broaden", skills: [nearest.skill] } : { kind: "author", skills: [] }
}
