// Each skill with everything that the overview counts it by. Pure.
import type { SkillSummary } from "@/lib/server/libraries/contract"
import { type ExampleWins, readWinState, type WinState } from "./self-check"
import type { SkillExtras } from "./skill-extras"
import { type AgeBin, findAgeBin } from "./verified-age"

export interface OverviewSkill extends SkillExtras {
  summary: SkillSummary
  winState: WinState
  ageBin: AgeBin
}

export function listOverviewSkills(
  summaries: readonly SkillSummary[],
  extrasById: ReadonlyMap<string, SkillExtras>,
  winsByName: ReadonlyMap<string, ExampleWins> | null,
): OverviewSkill[] {
  return summaries.map((summary) => {
    const { routingEval, lapse } = extrasById.get(summary.id) ?? { routingEval: "absent", lapse: "none" }
    const wins = summary.status === "shadowed" ? null : (winsByName?.get(summary.name) ?? null)
    return {
      summary,
      routingEval,
      lapse,
      winState: readWinState(wins, summary.counts.examples),
      ageBin: findAgeBin(summary.freshness.state === "unknown" ? null : summary.freshness.days),
    }
  })
}
