// What the overview counts. Pure: summaries, cases and diagnostics in, numbers out. Each number is the length of a list that a
// screen shows, and is counted by the same rule as there.
import { COVERED_FIELDS, type CoveredField, findMissing } from "@/components/skill/coverage"
import { countSeverities, type DiagnosticGroup, groupDiagnostics } from "@/components/skill/group-diagnostics"
import { VERDICT_AXES, type VerdictAxis } from "@/components/ui/verdict"
import type { Library, Severity } from "@/lib/library"
import { SKILL_STATUSES, type SkillStatus, type SkillSummary } from "@/lib/server/libraries/contract"
import type { OverviewSkill } from "./list-overview-skills"
import { type ExampleWins, WIN_STATES, type WinState } from "./self-check"
import { AGE_BINS, type AgeBin } from "./verified-age"

type FreshnessState = SkillSummary["freshness"]["state"]

export interface LibraryFigures {
  /** Loaded skills, shadowed ones included. */
  total: number
  byStatus: Record<SkillStatus, number>
  refused: number
  skipped: number
  /** How many skills have each value, by axis. */
  verdicts: Record<VerdictAxis, Record<string, number>>
  evalStates: Record<string, number>
  /** How many skills say that their routing is tested. */
  routingEvals: Record<OverviewSkill["routingEval"], number>
  freshness: Record<FreshnessState, number>
  /** How many skills were verified how long ago, by whether that is within their author's limit. */
  ages: Record<AgeBin, Record<FreshnessState, number>>
  diagnostics: { groups: DiagnosticGroup[]; bySeverity: Record<Severity, number>; total: number }
  /** How many skills lack each part of the metadata. */
  missing: Record<CoveredField, number>
  /** How many skills win their own examples. */
  winStates: Record<WinState, number>
  /** Own examples that their skill wins; null where they were too many to try. */
  examples: ExampleWins | null
}

export function countLibrary(
  skills: readonly OverviewSkill[],
  library: Pick<Library, "refused" | "skipped" | "diagnostics">,
  examples: ExampleWins | null,
): LibraryFigures {
  const byStatus = zeroes(SKILL_STATUSES)
  const missing = zeroes(COVERED_FIELDS)
  const freshness = zeroes(["fresh", "stale", "unknown"])
  const winStates = zeroes(WIN_STATES)
  const routingEvals = zeroes(["present", "absent"])
  const verdicts: LibraryFigures["verdicts"] = { structural: {}, truth: {}, comprehension: {}, application: {} }
  const ages = Object.fromEntries(
    AGE_BINS.map((bin) => [bin, { fresh: 0, stale: 0, unknown: 0 }]),
  ) as LibraryFigures["ages"]
  const evalStates: Record<string, number> = {}
  for (const { summary, winState, ageBin, routingEval } of skills) {
    byStatus[summary.status] += 1
    freshness[summary.freshness.state] += 1
    ages[ageBin][summary.freshness.state] += 1
    winStates[winState] += 1
    routingEvals[routingEval] += 1
    add(evalStates, summary.evalState)
    for (const axis of VERDICT_AXES) add(verdicts[axis], summary.verdicts[axis])
    for (const field of findMissing(summary.counts)) missing[field] += 1
  }
  return {
    total: skills.length,
    byStatus,
    refused: library.refused.length,
    skipped: library.skipped.length,
    verdicts,
    evalStates,
    routingEvals,
    freshness,
    ages,
    diagnostics: {
      groups: groupDiagnostics(library.diagnostics),
      bySeverity: countSeverities(library.diagnostics),
      total: library.diagnostics.length,
    },
    missing,
    winStates,
    examples,
  }
}

function zeroes<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>
}

function add(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1
}
