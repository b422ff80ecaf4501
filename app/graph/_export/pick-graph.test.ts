import { expect, test } from "vitest"
import { buildGraph } from "@/lib/graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { pickGraph } from "./pick-graph"

const graph = buildGraph([
  skillRecord("a", { relations: { related: ["b", "?lost"], depends_on: ["c"] } }),
  skillRecord("b"),
  skillRecord("c"),
])
const namesOf = (shown: { nodes: string[]; edges: string[] }) => {
  const { nodes, edges } = pickGraph(graph, { nodes: new Set(shown.nodes), edges: new Set(shown.edges) })
  return { nodes: nodes.map(({ name }) => name), edges: edges.map(({ id }) => id) }
}

test("only what is in sight is picked, in the graph's order", () => {
  expect(namesOf({ nodes: ["b", "a"], edges: ["a>related>b"] })).toEqual({ nodes: ["a", "b"], edges: ["a>related>b"] })
  expect(namesOf({ nodes: [], edges: [] })).toEqual({ nodes: [], edges: [] })
})

test("a relation brings its ends, unresolved ones too", () => {
  expect(namesOf({ nodes: [], edges: ["a>related>lost"] })).toEqual({ nodes: ["a", "lost"], edges: ["a>related>lost"] })
})
