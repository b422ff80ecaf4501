// Verdicts of behaviour hold for a while only. Pure.
import type { SkillGateState } from "@/lib/server/libraries/contract"

/** Days before its end from which a verdict counts as about to lapse: two weeks leave time to grade again. */
export const LAPSING_SOON_DAYS = 14

/** What becomes of a verdict that removes its skill: `soon` it lets it back in, `later`, or it already did; `none` is set. */
export const LAPSE_STATES = ["soon", "later", "lapsed", "none"] as const
export type LapseState = (typeof LAPSE_STATES)[number]

export function findLapseState(lapse: SkillGateState["lapse"]): LapseState {
  if (lapse === null) return "none"
  if (lapse.state === "lapsed") return "lapsed"
  return lapse.state === "active" && lapse.daysLeft <= LAPSING_SOON_DAYS ? "soon" : "later"
}
