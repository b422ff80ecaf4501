// "Why not that one?" (routing.md §12): the first gate that a skill did not pass, how many points short it was, and the
// smallest single metadata change that makes it win, found by trying each change on a recompiled copy.
import type { GateName } from "./trace"

/** One metadata edit, small enough to be typed by hand. */
export type MetadataChange =
  | { kind: "add-keyword"; skill: string; keyword: string }
  | { kind: "add-trigger"; skill: string; trigger: string }
  | { kind: "add-project"; skill: string; handle: string }
  | { kind: "drop-suppresses"; skill: string; target: string }
  | { kind: "set-verdict"; skill: string; field: string; from: string; to: string }

export interface MissExplanation {
  skill: string
  /** True where the skill is the winner: there is nothing to explain. */
  wins: boolean
  winner: string | null
  /** The first gate that the skill did not pass; null when it was selected (or loaded) without winning, or wins. */
  gate: GateName | null
  /** What happened there, in words. */
  reason: string
  /** The skill that caused it (suppressor, or the winner that outranked it). */
  by: string | null
  /** The authored field that caused it. */
  field: string | null
  score: number
  boost: number
  rank: number | null
  /** score + boost that are missing to the winner's sort key; 0 when level or ahead; null when nothing won. */
  pointsShort: number | null
  /** The smallest single change that makes it win, or null when no single one does. */
  change: MetadataChange | null
  /** The change in words, or what stands in the way when there is none. */
  advice: string
}
