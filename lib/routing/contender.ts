// A skill with a score on its way through the gates.
import type { CompiledSkill } from "./compile-skill"
import type { Fate, Signal } from "./trace"

/** Made by scoring, placed by ranking; each gate that removes it writes its fate. */
export interface Contender {
  readonly index: number
  readonly skill: CompiledSkill
  score: number
  /** 0, 1 or 2; set by ranking. */
  boost: number
  /** Sum of rarity over the exactly credited tokens. */
  evidence: number
  /** Triggers in the author's order, then keyword credits in the query's order, then the path. */
  readonly signals: Signal[]
  /** Rules 6 to 6.2 in one number (see `rank.ts`); larger comes first. */
  merit: number
  /** 1 = first. */
  rank: number
  fate: Fate
  by: string | undefined
  reason: string | undefined
}

export const createContender = (index: number, skill: CompiledSkill): Contender => ({
  index,
  skill,
  score: 0,
  boost: 0,
  evidence: 0,
  signals: [],
  merit: 0,
  rank: 0,
  fate: "selected",
  by: undefined,
  reason: undefined,
})
