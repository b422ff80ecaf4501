import { expect, test } from "vitest"
import type { SkillRecord } from "@/lib/library"
import { compileLibrary, type RoutingSkill } from "@/lib/routing"
import { checkExamples, sumWins } from "./self-check"

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
  ({ name, examples, project: [], shadowedBy: null, ...more }) as unknown as SkillRecord

test("an example counts as won where its own skill comes first", () => {
  const compiled = compileLibrary([routing("graph", ["relation graph"]), routing("tests", ["unit tests", "graph"])])
  const skills = [
    record("graph", ["draw the relation graph", "write unit tests"]),
    record("tests", ["write unit tests"]),
    record("silent", []),
  ]
  expect(checkExamples({ skills }, compiled, TODAY)).toEqual(
    new Map([
      ["graph", { won: 1, total: 2 }],
      ["tests", { won: 1, total: 1 }],
    ]),
  )
})

test("a skill that is bound to a project is asked in that project", () => {
  const compiled = compileLibrary([routing("shop", ["checkout"], ["shop"])])
  const skills = [record("shop", ["fix the checkout"], { project: [{ handle: "shop", role: null }] })]
  expect(checkExamples({ skills }, compiled, TODAY)).toEqual(new Map([["shop", { won: 1, total: 1 }]]))
})

test("a shadowed skill is not asked, and an example that is no request is lost", () => {
  const compiled = compileLibrary([routing("a", ["word"])])
  const skills = [record("a", ["x".repeat(9000)]), record("a", ["word"], { shadowedBy: "a/SKILL.md" })]
  expect(checkExamples({ skills }, compiled, TODAY)).toEqual(new Map([["a", { won: 0, total: 1 }]]))
})

test("what would take too long is not tried", () => {
  const examples = Array.from({ length: 1001 }, (_, index) => `word ${index}`)
  const skills = Array.from({ length: 1000 }, (_, index) => record(`s${index}`, index === 0 ? examples : []))
  expect(checkExamples({ skills }, compileLibrary([]), TODAY)).toBeNull()
})

test("wins add up", () => {
  expect(
    sumWins([
      { won: 1, total: 2 },
      { won: 3, total: 3 },
    ]),
  ).toEqual({ won: 4, total: 5 })
})
