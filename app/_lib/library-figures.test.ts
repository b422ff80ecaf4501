import { expect, test } from "vitest"
import type { SkillSummary } from "@/lib/server/libraries/contract"
import { countLibrary } from "./library-figures"

const counts = { triggers: 1, keywords: 1, paths: 1, examples: 1, antiExamples: 1, relationsOut: 1, relationsIn: 0 }
const summary = (more: Partial<SkillSummary>): SkillSummary =>
  ({
    status: "routable",
    verdicts: { structural: "PASS", truth: "UNVERIFIED", comprehension: "UNVERIFIED", application: "UNVERIFIED" },
    evalState: "unverified",
    freshness: { state: "unknown" },
    counts,
    ...more,
  }) as SkillSummary

test("skills are counted by status, verdict, evals, freshness and what they lack", () => {
  const figures = countLibrary(
    [
      summary({}),
      summary({
        status: "blocked",
        verdicts: { structural: "FAIL", truth: "PASS", comprehension: "UNVERIFIED", application: "HARMFUL" },
        evalState: "passing",
        freshness: { state: "stale", lastVerified: "2026-01-01", days: 90, limit: 30 },
        counts: { ...counts, triggers: 0, examples: 0, relationsOut: 0 },
      }),
    ],
    { refused: [], skipped: [{ root: 0, path: "a/references/SKILL.md", inside: "a" }], diagnostics: [] },
    { won: 1, total: 2 },
  )
  expect(figures).toEqual({
    total: 2,
    byStatus: { shadowed: 0, blocked: 1, unreachable: 0, routable: 1 },
    refused: 0,
    skipped: 1,
    verdicts: {
      structural: { PASS: 1, FAIL: 1 },
      truth: { UNVERIFIED: 1, PASS: 1 },
      comprehension: { UNVERIFIED: 2 },
      application: { UNVERIFIED: 1, HARMFUL: 1 },
    },
    evalStates: { unverified: 1, passing: 1 },
    freshness: { fresh: 0, stale: 1, unknown: 1 },
    diagnostics: { groups: [], bySeverity: { error: 0, warning: 0, info: 0 }, total: 0 },
    missing: { keywords: 0, triggers: 1, paths: 0, examples: 1, antiExamples: 0, relations: 1 },
    examples: { won: 1, total: 2 },
  })
})
