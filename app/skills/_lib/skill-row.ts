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

/** `codesById` holds the diagnostic codes of each skill that has any, `winsByName` the examples won by those that have any. */
export function listSkillRows(
  summaries: readonly SkillSummary[],
  codesById: ReadonlyMap<string, readonly string[]>,
  winsByName: ReadonlyMap<string, { won: number; total: number }> | null,
): SkillRow[] {
  const withDescription = summaries.length <= MAX_ROWS_WITH_DESCRIPTIONS
  return summaries.map((summary) => {
    const row = toSkillRow(summary, codesById.get(summary.id) ?? [], withDescription)
    return summary.status === "shadowed" ? row : { ...row, wins: winsByName?.get(summary.name) ?? null }
  })
}

function toSkillRow(summary: SkillSummary, codes: readonly string[], withDescription: boolean): SkillRow {
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
