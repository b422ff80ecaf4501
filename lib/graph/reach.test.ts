import fc from "fast-check"
import { expect, test } from "vitest"
import { RELATION_KINDS } from "@/lib/routing"
import { buildGraph } from "./build-graph"
import { focusOn } from "./reach"
import { arbitraryGraph } from "./testing/arbitrary-graph"
import { skillRecord } from "./testing/skill-record"

const ALL = new Set(RELATION_KINDS)

const chain = buildGraph([
  skillRecord("a", { relations: { depends_on: ["b"], related: ["x"] } }),
  skillRecord("b", { relations: { depends_on: ["c", "?gone"] } }),
  skillRecord("c", { relations: { verify_with: ["a"], depends_on: ["c"] } }),
  skillRecord("x"),
])

test("one step both ways reaches what the skill names and who names it, with every edge among them", () => {
  expect(focusOn(chain, "a", { depth: 1, side: "both", kinds: ALL })).toEqual({
    steps: new Map([
      ["a", 0],
      ["b", 1],
      ["x", 1],
      ["c", 1],
    ]),
    edges: new Set(["a>depends_on>b", "a>related>x", "b>depends_on>c", "c>depends_on>c", "c>verify_with>a"]),
  })
})

test("'uses' follows the arrows and 'used by' goes against them", () => {
  const uses = focusOn(chain, "b", { depth: 2, side: "uses", kinds: new Set(["depends_on"] as const) })
  const usedBy = focusOn(chain, "b", { depth: 2, side: "used-by", kinds: new Set(["depends_on"] as const) })
  expect(uses?.steps).toEqual(
    new Map([
      ["b", 0],
      ["c", 1],
      ["gone", 1],
    ]),
  )
  expect(usedBy?.steps).toEqual(
    new Map([
      ["b", 0],
      ["a", 1],
    ]),
  )
})

test("there is nothing around a name that no node has", () => {
  expect(focusOn(chain, "nobody", { depth: 1, side: "both", kinds: ALL })).toBeNull()
})

test("a ghost can stand in the middle", () => {
  const reach = focusOn(chain, "gone", { depth: 1, side: "both", kinds: ALL })
  expect(reach?.steps).toEqual(
    new Map([
      ["gone", 0],
      ["b", 1],
    ]),
  )
})

test("one more step never loses a node, and keeps the distances of those that were reached", () => {
  fc.assert(
    fc.property(arbitraryGraph(), fc.nat(), fc.constantFrom("both", "uses", "used-by"), (graph, pick, side) => {
      const name = graph.nodes[pick % graph.nodes.length]?.name ?? ""
      for (const depth of [1, 2, 3]) {
        const near = focusOn(graph, name, { depth, side, kinds: ALL })
        const far = focusOn(graph, name, { depth: depth + 1, side, kinds: ALL })
        for (const [reached, step] of near?.steps ?? []) expect(far?.steps.get(reached)).toBe(step)
      }
    }),
  )
})
