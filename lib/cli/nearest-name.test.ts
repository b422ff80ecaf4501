import { expect, test } from "vitest"
import { suggestNames } from "./nearest-name"

test("names a slip away, or that hold what was typed, are suggested, nearest first", () => {
  const names = ["graph-audit", "graph-paint", "context-graph", "skill-router", "tidy"]

  expect([suggestNames("graph-audti", names), suggestNames("Graph", names), suggestNames("zzz", names)]).toEqual([
    ["graph-audit"],
    ["graph-audit", "graph-paint", "context-graph"],
    [],
  ])
})
