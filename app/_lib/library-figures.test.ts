import { expect, test } from "vitest"
import type { SkillSummary } from "@/lib/server/libraries/contract"
import { countLibrary } from "./library-figures"
import { listOverviewSkills } from "./list-overview-skills"

const counts = { triggers: 1, keywords: 1, paths: 1, examples: 1, antiExamples: 1, relationsOut: 1, relationsIn: 0 }
const summary = (id: string, more: Partial<SkillSummary>): SkillSummary =>
  ({
    id,
    name: id,
    status: "routable",
    verdicts: { structural: "PASS", truth: "UNVERIFIED", comprehension: "UNVERIFIED", application: "UNVERIFIED" },
    evalState: "unverified",
    freshness: { state: "unknown" },
    counts,
    ...more,
  }) as SkillSummary

const summaries = [
  summary("a", {}),
  summary("b", {
    status: "blocked",
    verdicts: { structural: "FAIL", truth: "PASS", comprehension: "UNVERIFIED", application: "HARMFUL" },
    evalState: "passing",
    freshness: { state: "stale", lastVerified: "2026-01-01", days: 90, limit: 30 },
    counts: { ...counts, triggers: 0, examples: 0, relationsOut: 0 },
  }),
  summary("c", {
    status: "shadowed",
    freshness: { state: "fresh", lastVerified: "2026-01-01", days: 90, limit: null },
  }),
]
const extras = new Map([["b", { routingEval: "present", lapse: "soon" } as const]])
const wins = new Map([
  ["a", { won: 1, total: 2 }],
  ["c", { won: 1, total: 1 }],
])

test("a skill is told with what it declares, how its cases go and how long ago it was verified", () => {
  expect(listOverviewSkills(summaries, extras, wins).map(({ summary: _, ...rest }) => rest)).toEqual([
    { routingEval: "absent", lapse: "none", winState: "lost", ageBin: "never" },
    { routingEval: "present", lapse: "soon", winState: "none", ageBin: "quarter" },
    { routingEval: "absent", lapse: "none", winState: "untried", ageBin: "quarter" },
  ])
})

test("skills are counted by status, verdict, evals, freshness, age, wins and what they lack", () => {
  const none = { fresh: 0, stale: 0, unknown: 0 }
  const figures = countLibrary(
    listOverviewSkills(summaries, extras, wins),
    { refused: [], skipped: [{ root: 0, path: "a/references/SKILL.md", inside: "a" }], diagnostics: [] },
    { won: 1, total: 2 },
  )
  expect(figures).toEqual({
    total: 3,
    byStatus: { shadowed: 1, blocked: 1, unreachable: 0, routable: 1 },
    refused: 0,
    skipped: 1,
    verdicts: {
      structural: { PASS: 2, FAIL: 1 },
      truth: { UNVERIFIED: 2, PASS: 1 },
      comprehension: { UNVERIFIED: 3 },
      application: { UNVERIFIED: 2, HARMFUL: 1 },
    },
    evalStates: { unverified: 2, passing: 1 },
    routingEvals: { present: 1, absent: 2 },
    freshness: { fresh: 1, stale: 1, unknown: 1 },
    ages: {
      week: none,
      month: none,
      quarter: { fresh: 1, stale: 1, unknown: 0 },
      "half-year": none,
      year: none,
      older: none,
      never: { fresh: 0, stale: 0, unknown: 1 },
    },
    diagnostics: { groups: [], bySeverity: { error: 0, warning: 0, info: 0 }, total: 0 },
    missing: { keywords: 0, triggers: 1, paths: 0, examples: 1, antiExamples: 0, relations: 1 },
    winStates: { all: 0, lost: 1, none: 1, untried: 1 },
    examples: { won: 1, total: 2 },
  })
})
