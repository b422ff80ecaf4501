import type { LapseState } from "@/app/_lib/lapse-state"
import type { SkillExtras } from "@/app/_lib/skill-extras"
import type { SkillFreshness, SkillStatus, SkillSummary } from "@/lib/server/libraries/contract"

/** One row of the skills table, in the browser. */
export interface SkillRow {
  slug: string
  name: string
  /** "" in very large libraries, where descriptions would be most of what is sent. */
  description: string
  status: SkillStatus
  statusReason: string | null
  subjects: readonly string[]
  project: readonly string[]
  verdicts: SkillSummary["verdicts"]
  evalState: SkillSummary["evalState"]
  /** Whether its author says that its routing is tested. */
  routingEval: SkillExtras["routingEval"]
  /** What becomes of a verdict that removes it from requests. */
  lapse: LapseState
  freshness: SkillFreshness["state"]
  /** Days since somebody verified it; null where nobody did. */
  verifiedDaysAgo: number | null
  counts: SkillSummary["counts"]
  diagnostics: SkillSummary["diagnostics"]
  /** Codes of its diagnostics, each once. */
  codes: readonly string[]
  /** Own examples that it wins; null where it has none, or where they were too many to try. */
  wins: { won: number; total: number } | null
}

/** Up to this many rows, descriptions are sent too. */
const MAX_ROWS_WITH_DESCRIPTIONS = 10_000

export interface RowSources {
  /** Diagnostic codes of each skill that has any. */
  codesById: ReadonlyMap<string, readonly string[]>
  extrasById: ReadonlyMap<string, SkillExtras>
  /** Examples won by those that have any. */
  winsByName: ReadonlyMap<string, { won: number; total: number }> | null
}

const NO_EXTRAS: SkillExtras = { routingEval: "absent", lapse: "none" }

export function listSkillRows(
  summaries: readonly SkillSummary[],
  { codesById, extrasById, winsByName }: RowSources,
): SkillRow[] {
  const withDescription = summaries.length <= MAX_ROWS_WITH_DESCRIPTIONS
  return summaries.map((summary) => {
    const row = {
      ...toSkillRow(summary, codesById.get(summary.id) ?? [], withDescription),
      ...(extrasById.get(summary.id) ?? NO_EXTRAS),
    }
    return summary.status === "shadowed" ? row : { ...row, wins: winsByName?.get(summary.name) ?? null }
  })
}

function toSkillRow(
  summary: SkillSummary,
  codes: readonly string[],
  withDescription: boolean,
): Omit<SkillRow, keyof SkillExtras> {
  const { slug, name, description, status, statusReason, subjects, project, verdicts, evalState, freshness } = summary
  const { counts, diagnostics } = summary
  return {
    slug,
    name,
    description: withDescription ? description : "",
    status,
    statusReason,
    subjects,
    project,
    verdicts,
    evalState,
    freshness: freshness.state,
    verifiedDaysAgo: freshness.state === "unknown" ? null : freshness.days,
    counts,
    diagnostics,
    codes,
    wins: null,
  }
}
