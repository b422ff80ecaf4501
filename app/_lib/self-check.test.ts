import { expect, test } from "vitest"
import type { SkillRecord } from "@/lib/library"
import { compileLibrary, type RoutingSkill } from "@/lib/routing"
import { countWins, judgeLibrary, readWinState, sumWins } from "./self-check"

const TODAY = "2026-01-02"
const routing = (name: string, keywords: string[], project: string[] = []): RoutingSkill => ({
  name,
  triggers: [],
  keywords,
  paths: [],
  project,
  relations: {},
  health: {},
})
const record = (name: string, examples: string[], more: Partial<SkillRecord> = {}) =>
  ({ name, examples, antiExamples: [], project: [], shadowedBy: null, ...more }) as unknown as SkillRecord
const winsOf = (skills: SkillRecord[], routed: RoutingSkill[]) =>
  countWins(judgeLibrary({ skills }, compileLibrary(routed), TODAY) ?? [])

test("an example counts as won where its own skill comes first; anti-examples are not counted", () => {
  const skills = [
    record("graph", ["draw the relation graph", "write unit tests"], { antiExamples: ["cook rice"] }),
    record("tests", ["write unit tests"]),
    record("silent", [], { antiExamples: ["write unit tests"] }),
  ]
  expect(winsOf(skills, [routing("graph", ["relation graph"]), routing("tests", ["unit tests", "graph"])])).toEqual(
    new Map([
      ["graph", { won: 1, total: 2 }],
      ["tests", { won: 1, total: 1 }],
    ]),
  )
})

test("a skill that is bound to a project is asked in that project", () => {
  const skills = [record("shop", ["fix the checkout"], { project: [{ handle: "shop", role: null }] })]
  expect(winsOf(skills, [routing("shop", ["checkout"], ["shop"])])).toEqual(new Map([["shop", { won: 1, total: 1 }]]))
})

test("a shadowed skill is not asked, and an example that is no request is lost", () => {
  const skills = [record("a", ["x".repeat(9000)]), record("a", ["word"], { shadowedBy: "a/SKILL.md" })]
  expect(winsOf(skills, [routing("a", ["word"])])).toEqual(new Map([["a", { won: 0, total: 1 }]]))
})

test("what would take too long is not tried", () => {
  const examples = Array.from({ length: 1001 }, (_, index) => `word ${index}`)
  const skills = Array.from({ length: 1000 }, (_, index) => record(`s${index}`, index === 0 ? examples : []))
  expect(judgeLibrary({ skills }, compileLibrary([]), TODAY)).toBeNull()
})

test("wins add up", () => {
  expect(
    sumWins([
      { won: 1, total: 2 },
      { won: 3, total: 3 },
    ]),
  ).toEqual({ won: 4, total: 5 })
})

test("a skill wins all, loses some, has no example, or was not tried", () => {
  expect([
    readWinState({ won: 2, total: 2 }, 2),
    readWinState({ won: 1, total: 2 }, 2),
    readWinState(null, 0),
    readWinState(null, 2),
  ]).toEqual(["all", "lost", "none", "untried"])
})
