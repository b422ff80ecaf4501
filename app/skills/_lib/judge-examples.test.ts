import { expect, test } from "vitest"
import { compileLibrary, type RoutingSkill } from "@/lib/routing"
import { judgeExamples } from "./judge-examples"

const skill = (name: string, keywords: string[], health: RoutingSkill["health"] = {}): RoutingSkill => ({
  name,
  triggers: [],
  keywords,
  paths: [],
  project: [],
  relations: {},
  health,
})
const compiled = compileLibrary([
  skill("graph", ["relation graph"]),
  skill("tests", ["unit tests"]),
  skill("broken", ["deploy"], { truthVerdict: "BROKEN" }),
])
const judge = (query: string, name: string) =>
  judgeExamples([query], { compiled, skill: name, project: null, today: "2026-01-02" })[0]

test("a request that the skill wins is won", () => {
  expect(judge("draw the relation graph", "graph")).toEqual({
    query: "draw the relation graph",
    result: "won",
    winner: "graph",
    own: { rank: 1, score: 6, fate: "selected" },
    isAmbiguous: false,
    fault: null,
  })
})

test("a request that another skill wins is lost, and the skill's own place is told", () => {
  expect(judge("unit tests of the graph", "graph")).toEqual({
    query: "unit tests of the graph",
    result: "lost",
    winner: "tests",
    own: { rank: 2, score: 3, fate: "selected" },
    isAmbiguous: false,
    fault: null,
  })
})

test("a request that nothing matches is a gap, one that gates empty is blocked", () => {
  expect([judge("bake bread", "graph")?.result, judge("deploy", "broken")?.result]).toEqual(["gap", "blocked"])
})

test("a text that is no request says why", () => {
  const judged = judge("x".repeat(9000), "graph")
  expect([judged?.result, judged?.winner, judged?.own]).toEqual(["invalid", null, null])
  expect(judged?.fault).toMatch(/8,?000/)
})
