// Order of the candidates (routing.md §6). Never by age, usage or author.
import type { Contender } from "./contender"
import type { GateTable } from "./gate-table"
import { EVIDENCE_TOLERANCE, TYPE_ORDER } from "./policy"
import type { Candidate } from "./trace"

/** Places that a legacy type can take: the listed ones, then anything else. */
const TYPE_PLACES = TYPE_ORDER.length + 1

/** Sorts in place, rank 1 first. */
export function rankContenders(table: GateTable, contenders: Contender[], project: string | null): void {
  for (const contender of contenders) {
    const isAnchored = project !== null && contender.skill.skill.project.includes(project)
    contender.boost = table.boost[contender.index] ?? 0
    // Score and boost, then the anchor, then the type: each step larger than all that follows it together.
    const key = contender.score + contender.boost
    contender.merit = (key * 2 + (isAnchored ? 1 : 0)) * TYPE_PLACES - (table.typeRank[contender.index] ?? 0)
  }
  contenders.sort((a, b) => compareByMerit(a, b) || a.index - b.index)
  contenders.forEach((contender, i) => {
    contender.rank = i + 1
  })
}

/** Rule 6 up to and including 6.3; 0 means that only the name can decide (skills are indexed in the order of their names). */
export function compareByMerit(a: Contender, b: Contender): number {
  if (a.merit !== b.merit) return b.merit - a.merit
  const evidence = b.evidence - a.evidence
  return Math.abs(evidence) <= EVIDENCE_TOLERANCE ? 0 : evidence
}

/** Evidence is rounded to the tolerance of its comparison: the last bits of a logarithm differ between machines. */
export function toCandidate(name: string, contender: Contender): Candidate {
  const { rank, score, boost, evidence, fate, by, reason, signals } = contender
  const rounded = Math.round(evidence * 1e9) / 1e9
  if (reason === undefined) return { skill: name, rank, score, boost, evidence: rounded, fate, signals }
  if (by === undefined) return { skill: name, rank, score, boost, evidence: rounded, fate, reason, signals }
  return { skill: name, rank, score, boost, evidence: rounded, fate, by, reason, signals }
}
