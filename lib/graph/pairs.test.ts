import fc from "fast-check"
import { expect, test } from "vitest"
import { buildGraph } from "./build-graph"
import { listPairs } from "./pairs"
import { arbitraryGraph } from "./testing/arbitrary-graph"
import { skillRecord } from "./testing/skill-record"
import { measureVitalSigns } from "./vital-signs"

test("a pair tells its types both ways, and whether each end names the other", () => {
  const graph = buildGraph([
    skillRecord("b", { relations: { suppresses: ["a", "a"], related: ["c", "b", "?gone"] } }),
    skillRecord("a", { relations: { depends_on: ["b"] } }),
    skillRecord("c"),
  ])
  expect(listPairs(graph)).toEqual([
    {
      a: "a",
      b: "b",
      kinds: [
        { kind: "depends_on", aToB: 1, bToA: 0 },
        { kind: "suppresses", aToB: 0, bToA: 2 },
      ],
      isReciprocal: true,
      edges: ["b>suppresses>a", "b>suppresses>a#2", "a>depends_on>b"],
    },
    { a: "b", b: "c", kinds: [{ kind: "related", aToB: 1, bToA: 0 }], isReciprocal: false, edges: ["b>related>c"] },
  ])
})

test("there are as many pairs as the vital signs count edges, whole and by type", () => {
  fc.assert(
    fc.property(arbitraryGraph(), (graph) => {
      const signs = measureVitalSigns(graph)
      expect(listPairs(graph).length).toBe(signs.edges)
      for (const { kind, pairs } of signs.byKind) expect(listPairs(graph, new Set([kind])).length).toBe(pairs)
    }),
  )
})
