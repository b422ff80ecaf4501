// Order of the candidates (routing.md §6). Never by age, usage or author.
import type { CompiledLibrary, CompiledSkill } from "./compile"
import { EVIDENCE_TOLERANCE } from "./policy"
import type { ScoredSkill } from "./score-sheet"
import type { Candidate, Fate, Signal } from "./trace"

/** A candidate on its way through the gates; each gate that removes it writes its fate. */
export interface Contender {
  readonly index: number
  readonly skill: CompiledSkill
  readonly score: number
  readonly boost: number
  readonly evidence: number
  readonly signals: Signal[]
  /** Anchored to the active project. */
  readonly isAnchored: boolean
  rank: number
  fate: Fate
  by: string | undefined
  reason: string | undefined
}

/** Candidates in rank order, rank 1 first. All of them carry the fate `selected` until a gate says otherwise. */
export function rankContenders(
  compiled: CompiledLibrary,
  scored: readonly ScoredSkill[],
  project: string | null,
): Contender[] {
  const contenders: Contender[] = []
  for (const { index, score, evidence, signals } of scored) {
    const skill = compiled.skills[index]
    if (!skill) continue
    const isAnchored = project !== null && skill.skill.project.includes(project)
    contenders.push({
      index,
      skill,
      score,
      boost: skill.boost,
      evidence,
      signals,
      isAnchored,
      rank: 0,
      fate: "selected",
      by: undefined,
      reason: undefined,
    })
  }
  contenders.sort((a, b) => compareByMerit(a, b) || a.index - b.index)
  contenders.forEach((contender, i) => {
    contender.rank = i + 1
  })
  return contenders
}

/** Rule 6 up to and including 6.3; 0 means that only the name can decide (skills are indexed in the order of their names). */
export function compareByMerit(a: Contender, b: Contender): number {
  const key = b.score + b.boost - (a.score + a.boost)
  if (key !== 0) return key
  if (a.isAnchored !== b.isAnchored) return a.isAnchored ? -1 : 1
  const type = a.skill.typeRank - b.skill.typeRank
  if (type !== 0) return type
  const evidence = b.evidence - a.evidence
  return Math.abs(evidence) <= EVIDENCE_TOLERANCE ? 0 : evidence
}

/** Evidence is rounded to the tolerance of its comparison: the last bits of a logarithm differ between machines. */
export function toCandidate({ skill, rank, score, boost, evidence, fate, by, reason, signals }: Contender): Candidate {
  const rounded = Math.round(evidence * 1e9) / 1e9
  if (reason === undefined) return { skill: skill.name, rank, score, boost, evidence: rounded, fate, signals }
  if (by === undefined) return { skill: skill.name, rank, score, boost, evidence: rounded, fate, reason, signals }
  return { skill: skill.name, rank, score, boost, evidence: rounded, fate, by, reason, signals }
}
