import fc from "fast-check"
import { expect, test } from "vitest"
import { buildGraph } from "./build-graph"
import { findFindings } from "./findings"
import { listObservations } from "./observations"
import { arbitraryGraph } from "./testing/arbitrary-graph"
import { skillRecord } from "./testing/skill-record"

test("names that hold the separators of ids never make two edges share one", () => {
  const graph = buildGraph([
    skillRecord("a", { relations: { related: ["b>related>c", "b", "b", "b#2", "b%23"] } }),
    skillRecord("a>related>b", { relations: { related: ["c"] } }),
  ])
  expect(graph.edges.map(({ id }) => id)).toEqual([
    "a>related>b%3Erelated%3Ec",
    "a>related>b",
    "a>related>b#2",
    "a>related>b%232",
    "a>related>b%2523",
    "a%3Erelated%3Eb>related>c",
  ])
})

test("no two edges, findings or observations of a graph share an id", () => {
  fc.assert(
    fc.property(arbitraryGraph(), (graph) => {
      for (const items of [graph.edges, findFindings(graph), listObservations(graph)]) {
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      }
    }),
  )
})
