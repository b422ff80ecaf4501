import fc from "fast-check"
import { expect, test } from "vitest"
import { RELATION_KINDS } from "@/lib/routing"
import { buildGraph } from "./build-graph"
import { findPaths, MAX_PATHS } from "./paths"
import { arbitraryGraph } from "./testing/arbitrary-graph"
import { skillRecord } from "./testing/skill-record"

const ALL = new Set(RELATION_KINDS)

const diamond = buildGraph([
  skillRecord("a", { relations: { depends_on: ["b", "c"], related: ["b"] } }),
  skillRecord("b", { relations: { depends_on: ["d"] } }),
  skillRecord("c", { relations: { depends_on: ["d", "b"] } }),
  skillRecord("d"),
  skillRecord("alone"),
])

test("the shortest paths come by name, with parallel relations of a step together", () => {
  expect(findPaths(diamond, "a", "d", { kinds: ALL, mode: "shortest" })).toEqual({
    status: "found",
    unknown: [],
    direction: "along",
    paths: [
      { nodes: ["a", "b", "d"], steps: [["a>depends_on>b", "a>related>b"], ["b>depends_on>d"]] },
      { nodes: ["a", "c", "d"], steps: [["a>depends_on>c"], ["c>depends_on>d"]] },
    ],
    isTruncated: false,
  })
})

test("all paths come shortest first", () => {
  const { paths } = findPaths(diamond, "a", "d", { kinds: ALL, mode: "all" })
  expect(paths.map(({ nodes }) => nodes.join(" "))).toEqual(["a b d", "a c d", "a c b d"])
})

test("where no arrows lead there, directions are ignored and that is said", () => {
  const search = findPaths(diamond, "d", "a", { kinds: ALL, mode: "shortest" })
  expect([search.status, search.direction, search.paths.map(({ nodes }) => nodes.join(" "))]).toEqual([
    "found",
    "against",
    ["d b a", "d c a"],
  ])
})

test("only the relation types asked for are followed", () => {
  const search = findPaths(diamond, "a", "d", { kinds: new Set(["related"]), mode: "shortest" })
  expect(search).toEqual({ status: "none", unknown: [], direction: null, paths: [], isTruncated: false })
})

test("an unknown name, and twice the same name, are told apart from having no path", () => {
  const options = { kinds: ALL, mode: "shortest" } as const
  expect(findPaths(diamond, "a", "nobody", options)).toMatchObject({ status: "unknown-skill", unknown: ["nobody"] })
  expect(findPaths(diamond, "a", "a", options)).toMatchObject({ status: "same-skill", paths: [] })
  expect(findPaths(diamond, "a", "alone", options)).toMatchObject({ status: "none", paths: [] })
})

test("of very many paths the first ones are listed, and that there are more is said", () => {
  const layer = (depth: number) => [0, 1, 2].map((n) => `s${depth}-${n}`)
  const records = [0, 1, 2, 3].flatMap((depth) =>
    layer(depth).map((name) =>
      skillRecord(name, { relations: { depends_on: depth < 3 ? layer(depth + 1) : ["end"] } }),
    ),
  )
  const wide = buildGraph([
    skillRecord("start", { relations: { depends_on: layer(0) } }),
    ...records,
    skillRecord("end"),
  ])
  const search = findPaths(wide, "start", "end", { kinds: ALL, mode: "shortest" })
  expect([search.paths.length, search.isTruncated]).toEqual([MAX_PATHS, true])
  expect(search.paths[0]?.nodes).toEqual(["start", "s0-0", "s1-0", "s2-0", "s3-0", "end"])
})

test("each step of each path is joined by the edges it names, and no path meets a node twice", () => {
  fc.assert(
    fc.property(arbitraryGraph(), fc.nat(), fc.nat(), fc.constantFrom("shortest", "all"), (graph, i, j, mode) => {
      const from = graph.nodes[i % graph.nodes.length]?.name ?? ""
      const to = graph.nodes[j % graph.nodes.length]?.name ?? ""
      const { paths, direction } = findPaths(graph, from, to, { kinds: ALL, mode })
      const edges = new Map(graph.edges.map((edge) => [edge.id, edge]))
      for (const { nodes, steps } of paths) {
        expect([nodes[0], nodes.at(-1), new Set(nodes).size]).toEqual([from, to, nodes.length])
        steps.forEach((ids, index) => {
          expect(ids.length).toBeGreaterThan(0)
          for (const id of ids) {
            const { from: start, to: end } = edges.get(id) ?? { from: "", to: "" }
            const ends = [nodes[index], nodes[index + 1]]
            if (direction === "along") expect([start, end]).toEqual(ends)
            else expect([start, end].sort()).toEqual([...ends].sort())
          }
        })
      }
    }),
  )
})
