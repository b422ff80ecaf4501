import { expect, test } from "vitest"
import { findNames } from "./find-names"

const names = ["skill-graph", "graph-audit", "graph", "audit-graph", "zod"]

test("equal comes first, then what begins with the text, then what holds every word", () => {
  expect(findNames(names, "Graph", 9)).toEqual({
    names: ["graph", "graph-audit", "skill-graph", "audit-graph"],
    total: 4,
  })
  expect(findNames(names, "audit graph", 9)).toEqual({ names: ["graph-audit", "audit-graph"], total: 2 })
})

test("no text finds all; the limit cuts what is shown, not what is counted", () => {
  expect(findNames(names, " ", 2)).toEqual({ names: ["skill-graph", "graph-audit"], total: 5 })
  expect(findNames(names, "nothing", 2)).toEqual({ names: [], total: 0 })
})
