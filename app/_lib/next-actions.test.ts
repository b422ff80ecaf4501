import { expect, test } from "vitest"
import type { LibraryFigures } from "./library-figures"
import { rankNextActions } from "./next-actions"

const healthy: LibraryFigures = {
  total: 20,
  byStatus: { routable: 20, unreachable: 0, blocked: 0, shadowed: 0 },
  refused: 0,
  skipped: 0,
  verdicts: {
    structural: { PASS: 20 },
    truth: { PASS: 20 },
    comprehension: { PASS: 20 },
    application: { APPLICABLE: 20 },
  },
  evalStates: { passing: 20 },
  freshness: { fresh: 20, stale: 0, unknown: 0 },
  diagnostics: { groups: [], bySeverity: { error: 0, warning: 0, info: 0 }, total: 0 },
  missing: { keywords: 0, triggers: 0, paths: 0, examples: 0, antiExamples: 0, relations: 0 },
  examples: { won: 60, total: 60 },
}
const group = (code: string, severity: "error" | "warning" | "info", count: number) => ({
  code,
  severity,
  count,
  fileCount: count,
  first: { code, severity, file: "a/SKILL.md", line: 1, column: 1, message: `seen ${code}`, mend: "mend it" },
})
const rank = (more: Partial<LibraryFigures>) =>
  rankNextActions({ ...healthy, ...more }).map(({ id, count, points }) => [id, count, points])

test("a healthy library has nothing to do", () => {
  expect(rank({})).toEqual([])
})

test("what can never be reached comes before what is merely unproven", () => {
  expect(
    rank({
      refused: 1,
      byStatus: { routable: 16, unreachable: 2, blocked: 1, shadowed: 1 },
      freshness: { fresh: 17, stale: 3, unknown: 0 },
    }),
  ).toEqual([
    ["unreachable", 2, 16],
    ["refused", 1, 10],
    ["blocked", 1, 9],
    ["shadowed", 1, 6],
    ["stale", 3, 6],
  ])
})

test("there are never more than five, and equal points go by name", () => {
  const actions = rank({
    refused: 1,
    byStatus: { routable: 16, unreachable: 1, blocked: 1, shadowed: 1 },
    freshness: { fresh: 17, stale: 3, unknown: 0 },
    missing: { ...healthy.missing, examples: 6 },
    examples: { won: 58, total: 60 },
  })
  expect(actions).toEqual([
    ["refused", 1, 10],
    ["blocked", 1, 9],
    ["unreachable", 1, 8],
    ["lostExample", 2, 6],
    ["noExamples", 6, 6],
  ])
})

test("a library of names and descriptions only is told why every request is a gap", () => {
  const [first] = rankNextActions({ ...healthy, byStatus: { routable: 0, unreachable: 20, blocked: 0, shadowed: 0 } })
  expect(first).toEqual({
    id: "unreachable",
    title: "Give 20 skills keywords or triggers",
    why: "No skill here says when it should run, so every request is a gap.",
    href: "/skills?status=unreachable",
    count: 20,
    points: 160,
  })
})

test("errors lead to their kind, and errors of refused files are told once", () => {
  const diagnostics = {
    groups: [group("bad sidecar", "error", 2), group("padding", "warning", 4)],
    bySeverity: { error: 2, warning: 4, info: 0 },
    total: 6,
  }
  expect(rankNextActions({ ...healthy, diagnostics })[0]).toEqual({
    id: "error",
    title: "Mend 2 errors of the kind bad sidecar",
    why: "seen bad sidecar",
    href: "/skills?view=diagnostics&code=bad%20sidecar",
    count: 2,
    points: 10,
  })
  expect(rank({ refused: 2, diagnostics })).toEqual([
    ["refused", 2, 20],
    ["warning", 4, 2],
  ])
})

test("examples that were not tried count as nothing lost", () => {
  expect(rank({ examples: null })).toEqual([])
})
