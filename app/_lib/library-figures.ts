// What the overview counts. Pure: summaries and diagnostics in, numbers out.
import { COVERED_FIELDS, type CoveredField, findMissing } from "@/components/skill/coverage"
import { countSeverities, type DiagnosticGroup, groupDiagnostics } from "@/components/skill/group-diagnostics"
import { VERDICT_AXES, type VerdictAxis } from "@/components/ui/verdict"
import type { Library, Severity } from "@/lib/library"
import { SKILL_STATUSES, type SkillStatus, type SkillSummary } from "@/lib/server/libraries/contract"
import type { ExampleWins } from "./self-check"

export interface LibraryFigures {
  /** Loaded skills, shadowed ones included. */
  total: number
  byStatus: Record<SkillStatus, number>
  refused: number
  skipped: number
  /** How many skills have each value, by axis. */
  verdicts: Record<VerdictAxis, Record<string, number>>
  evalStates: Record<string, number>
  freshness: Record<SkillSummary["freshness"]["state"], number>
  diagnostics: { groups: DiagnosticGroup[]; bySeverity: Record<Severity, number>; total: number }
  /** How many skills lack each part of the metadata. */
  missing: Record<CoveredField, number>
  /** Own examples that their skill wins; null where they were too many to try. */
  examples: ExampleWins | null
}

export function countLibrary(
  summaries: readonly SkillSummary[],
  library: Pick<Library, "refused" | "skipped" | "diagnostics">,
  examples: ExampleWins | null,
): LibraryFigures {
  const byStatus = zeroes(SKILL_STATUSES)
  const missing = zeroes(COVERED_FIELDS)
  const freshness = zeroes(["fresh", "stale", "unknown"])
  const verdicts: LibraryFigures["verdicts"] = { structural: {}, truth: {}, comprehension: {}, application: {} }
  const evalStates: Record<string, number> = {}
  for (const summary of summaries) {
    byStatus[summary.status] += 1
    freshness[summary.freshness.state] += 1
    add(evalStates, summary.evalState)
    for (const axis of VERDICT_AXES) add(verdicts[axis], summary.verdicts[axis])
    for (const field of findMissing(summary.counts)) missing[field] += 1
  }
  return {
    total: summaries.length,
    byStatus,
    refused: library.refused.length,
    skipped: library.skipped.length,
    verdicts,
    evalStates,
    freshness,
    diagnostics: {
      groups: groupDiagnostics(library.diagnostics),
      bySeverity: countSeverities(library.diagnostics),
      total: library.diagnostics.length,
    },
    missing,
    examples,
  }
}

function zeroes<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>
}

function add(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1
}
