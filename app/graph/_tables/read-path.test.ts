import { expect, test } from "vitest"
import { buildGraph, findPaths } from "@/lib/graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { readPath } from "./read-path"

test("a path tells at each step which relations lead on, and against which direction", () => {
  const graph = buildGraph([
    skillRecord("a", { relations: { depends_on: ["b"], related: ["b"] } }),
    skillRecord("b", { relations: { related: ["a"] } }),
    skillRecord("c", { relations: { suppresses: ["b"] } }),
  ])
  const { direction, paths } = findPaths(graph, "a", "c", {
    kinds: new Set(["depends_on", "related", "suppresses"]),
    mode: "shortest",
  })

  expect(direction).toBe("against")
  expect(paths.map((path) => readPath(graph, path))).toEqual([
    [
      { name: "a", by: null },
      { name: "b", by: "→ depends_on, ↔ related" },
      { name: "c", by: "← suppresses" },
    ],
  ])
})
