// How long ago somebody verified a skill against its sources, by the rule that traces use (routing.md §11).
import type { SkillRecord } from "@/lib/library"
import { isoDay } from "@/lib/routing"
import type { SkillFreshness } from "../contract"

export function findFreshness(
  health: Pick<SkillRecord["health"], "lastVerified" | "staleAfterDays">,
  today: string,
): SkillFreshness {
  const verified = isoDay(health.lastVerified)
  const todayNumber = isoDay(today)
  if (health.lastVerified === null || verified === null || todayNumber === null || verified > todayNumber)
    return { state: "unknown" }
  const days = todayNumber - verified
  const limit = health.staleAfterDays
  return { state: limit !== null && days > limit ? "stale" : "fresh", lastVerified: health.lastVerified, days, limit }
}
