import { expect, test } from "vitest"
import type { HarmfulCollision } from "@/lib/evals"
import type { Finding } from "@/lib/graph"
import type { SkillSummary } from "@/lib/server/libraries/contract"
import type { ActionFacts } from "./action-facts"
import { countLibrary } from "./library-figures"
import type { OverviewSkill } from "./list-overview-skills"
import { rankNextActions } from "./next-actions"

interface Sketch extends Partial<Omit<OverviewSkill, "summary">> {
  status?: SkillSummary["status"]
  truth?: SkillSummary["verdicts"]["truth"]
  stale?: boolean
  examples?: number
}

function skill(name: string, { status, truth, stale, examples = 2, ...more }: Sketch = {}): OverviewSkill {
  const counts = { triggers: 1, keywords: 1, paths: 1, examples, antiExamples: 1, relationsOut: 1, relationsIn: 0 }
  const dates = { lastVerified: "2026-01-01", days: 9, limit: 5 }
  const summary = {
    name,
    slug: `tools/${name}`,
    status: status ?? "routable",
    verdicts: { structural: "PASS", truth: truth ?? "PASS", comprehension: "PASS", application: "PASS" },
    evalState: "passing",
    freshness: { state: stale ? "stale" : "fresh", ...dates },
    counts,
  } as unknown as SkillSummary
  return { summary, winState: "all", ageBin: "month", routingEval: "present", lapse: "none", ...more }
}

const group = (code: string, severity: "error" | "warning" | "info", count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code,
    severity,
    file: `${index}/SKILL.md`,
    line: 1,
    column: 1,
    message: `seen ${code}`,
    mend: "mend it",
  }))
const finding = (code: Finding["code"], skills: string[], severity: Finding["severity"] = "warning"): Finding => ({
  id: `${code}:${skills.join(">")}`,
  code,
  severity,
  skills,
  edges: [],
  message: "",
  mend: "",
})

interface Parts extends Partial<Omit<ActionFacts, "figures" | "skills">> {
  refused?: number
  diagnostics?: ReturnType<typeof group>
  examples?: { won: number; total: number } | null
}

function factsOf(
  skills: OverviewSkill[],
  { refused = 0, diagnostics = [], examples, ...more }: Parts = {},
): ActionFacts {
  const file = { id: "", root: 0, path: "", error: group("bad", "error", 1)[0] }
  const library = { refused: Array(refused).fill(file), skipped: [], diagnostics }
  const figures = countLibrary(skills, library, examples === undefined ? { won: 4, total: 4 } : examples)
  return { figures, skills, refusedByCode: new Map(), findings: [], collisions: [], ...more }
}
const rank = (skills: OverviewSkill[], parts: Parts = {}) =>
  rankNextActions(factsOf(skills, parts)).map(({ id, count, points }) => [id, count, points])
const healthy = [skill("a"), skill("b")]

test("a healthy library has nothing to do, and is not nagged about a remark or a single warning", () => {
  expect(rank(healthy)).toEqual([])
  expect(
    rank(healthy, {
      diagnostics: [...group("padding", "warning", 1), ...group("long", "info", 9)],
      findings: [finding("hub", ["a"]), finding("orphan", ["b"]), finding("self-edge", ["a"])],
    }),
  ).toEqual([])
})

test("what can never be reached comes before what is merely unproven", () => {
  expect(
    rank(
      [
        ...healthy,
        skill("c", { status: "unreachable" }),
        skill("d", { status: "unreachable" }),
        skill("e", { status: "blocked" }),
        skill("f", { status: "shadowed" }),
        skill("g", { stale: true }),
        skill("h", { stale: true }),
        skill("i", { stale: true }),
      ],
      { refused: 1 },
    ),
  ).toEqual([
    ["unreachable", 2, 16],
    ["refused", 1, 10],
    ["blocked", 1, 9],
    ["shadowed", 1, 6],
    ["stale", 3, 6],
  ])
})

test("there are never more than five, and equal points go by name", () => {
  expect(
    rank(
      [
        skill("a", { status: "unreachable" }),
        skill("b", { status: "blocked" }),
        skill("c", { status: "shadowed" }),
        skill("d", { winState: "lost" }),
        skill("e", { winState: "lost" }),
        ...Array.from({ length: 6 }, (_, index) => skill(`n${index}`, { examples: 0 })),
      ],
      { refused: 1 },
    ),
  ).toEqual([
    ["refused", 1, 10],
    ["blocked", 1, 9],
    ["unreachable", 1, 8],
    ["lostExample", 2, 6],
    ["noExamples", 6, 6],
  ])
})

test("an action says its reason, its sum and its first places, and leads to its list", () => {
  const [first] = rankNextActions(factsOf(["a", "b", "c", "d"].map((name) => skill(name, { status: "unreachable" }))))
  expect(first).toEqual({
    id: "unreachable",
    title: "Give 4 skills keywords or triggers",
    why: "No skill here says when it should run, so every request is a gap.",
    href: "/skills?status=unreachable",
    count: 4,
    piece: "skill",
    pointsEach: 8,
    places: [
      { label: "a", href: "/skills/tools/a" },
      { label: "b", href: "/skills/tools/b" },
      { label: "c", href: "/skills/tools/c" },
    ],
    points: 32,
    sum: "4 skills × 8 points = 32",
  })
})

test("each kind of error has an action of its own; those of refused files are told once", () => {
  const diagnostics = [
    ...group("bad sidecar", "error", 2),
    ...group("no-name", "error", 1),
    ...group("padding", "warning", 4),
    ...group("relation-unknown", "warning", 90),
  ]
  expect(rank(healthy, { diagnostics, refused: 1, refusedByCode: new Map([["no-name", 1]]) })).toEqual([
    ["error:bad sidecar", 2, 10],
    ["refused", 1, 10],
    ["warning:padding", 4, 2],
  ])
  expect(rankNextActions(factsOf(healthy, { diagnostics }))[0]).toEqual({
    id: "error:bad sidecar",
    title: "Mend 2 errors of the kind bad sidecar",
    why: "seen bad sidecar",
    href: "/skills?view=diagnostics&code=bad%20sidecar",
    count: 2,
    piece: "error",
    pointsEach: 5,
    places: [],
    points: 10,
    sum: "2 errors × 5 points = 10",
  })
})

test("verdicts about to lapse, drift, lost examples and collisions are things to do", () => {
  const collision: HarmfulCollision = { phrase: "release", holders: [], broken: [] }
  expect(
    rankNextActions(
      factsOf([skill("a", { lapse: "soon" }), skill("b", { truth: "DRIFT" }), skill("c", { winState: "lost" })], {
        collisions: [collision],
        examples: { won: 4, total: 9 },
      }),
    ).map(({ title, href, sum }) => [title, href, sum]),
  ).toEqual([
    ["Settle 1 phrase by which the wrong skill wins", "/skills?view=collisions", "1 phrase × 6 points = 6"],
    ["Grade 1 skill again before the verdict lapses", "/skills?lapse=soon", "1 skill × 4 points = 4"],
    ["Bring 1 skill in line with the sources", "/skills?truth=DRIFT", "1 skill × 3 points = 3"],
    ["Win back the example requests that 1 skill loses", "/skills?won=lost&sort=won", "1 skill × 3 points = 3"],
  ])
})

test("a finding of the graph leads to its kind, its places to each; remarks alone are no work", () => {
  const findings = [
    finding("broken-dependency", ["a", "b"], "error"),
    finding("dependency-cycle", ["a", "b", "c"]),
    finding("dependency-out-of-project", ["a", "b"], "info"),
    finding("dangling", ["a"]),
    finding("dangling", ["b"]),
  ]
  const actions = rankNextActions(factsOf(healthy, { findings }))
  expect(actions.map(({ title, points }) => [title, points])).toEqual([
    ["Mend 1 dependency that never loads", 7],
    ["Mend 2 relations to skills that are not there", 4],
    ["Open 1 loop of dependencies", 4],
  ])
  expect(actions[1]?.href).toBe("/graph?view=findings&finding=dangling")
  expect(actions[1]?.places).toEqual([
    { label: "a", href: "/graph?view=findings&finding=dangling:a" },
    { label: "b", href: "/graph?view=findings&finding=dangling:b" },
  ])
})

test("cases that were not tried count as nothing lost and nothing colliding", () => {
  expect(rank(healthy, { examples: null, collisions: null })).toEqual([])
})
