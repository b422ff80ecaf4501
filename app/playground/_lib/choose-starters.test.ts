import { expect, test } from "vitest"
import { compileLibrary, type RoutingSkill } from "@/lib/routing"
import { startersFromExamples, startersFromTour } from "./choose-starters"

const TODAY = "2026-11-30"

function skill(name: string, keywords: string[], parts: Partial<RoutingSkill> = {}): RoutingSkill {
  return { name, keywords, triggers: [], paths: [], project: [], relations: {}, health: {}, ...parts }
}

const compiled = compileLibrary([
  skill("graph-audit", ["graph", "audit"], { relations: { suppresses: [{ skill: "graph-basics" }] } }),
  skill("graph-basics", ["graph"]),
  skill("broken", ["sundial"], { health: { structuralVerdict: "FAIL" } }),
])

test("what a stop shows is found by routing it", () => {
  const stop = { id: "a", title: "A boundary", teaches: "Suppression.", request: { query: "audit the graph" } }
  expect(startersFromTour([stop], compiled, TODAY)).toEqual([
    { ...stop, outcome: "routed", winner: "graph-audit", removals: [{ reason: "suppressed", count: 1 }] },
  ])
})

test("a stop that the engine refuses is left out", () => {
  const stop = { id: "a", title: "Too long", teaches: "", request: { query: "x".repeat(9_000) } }
  expect(startersFromTour([stop], compiled, TODAY)).toEqual([])
})

test("examples that end differently come first, the off-topic request last", () => {
  const starters = startersFromExamples(
    [
      { name: "graph-audit", examples: ["audit this graph", "never tried"] },
      { name: "graph-basics", examples: ["explain the graph"] },
      { name: "silent", examples: [] },
      { name: "broken", examples: ["read the sundial"] },
    ],
    compiled,
    TODAY,
  )
  expect(starters.map(({ title, outcome, winner }) => [title, outcome, winner])).toEqual([
    ["audit this graph", "routed", "graph-audit"],
    ["read the sundial", "blocked", null],
    ["explain the graph", "routed", "graph-audit"],
    ["What will the weather be like in Lisbon tomorrow?", "gap", null],
  ])
})
