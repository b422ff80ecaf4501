import fc from "fast-check"
import { expect, test } from "vitest"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import { buildGraph } from "./build-graph"
import { findGroups, type GraphGroup } from "./groups"
import { summarize } from "./summary"
import { arbitraryGraph } from "./testing/arbitrary-graph"
import { skillRecord } from "./testing/skill-record"

const ALL: ReadonlySet<RelationKind> = new Set(RELATION_KINDS)
const NONE_HIDDEN = Object.fromEntries(RELATION_KINDS.map((kind) => [kind, 0]))

const graph = buildGraph([
  skillRecord("a", { relations: { depends_on: ["b"], related: ["c", "c", "?gone"] } }),
  skillRecord("b", { relations: { suppresses: ["c"], related: ["a"] } }),
  skillRecord("c", { relations: { depends_on: ["a"] } }),
])
const first: GraphGroup = { id: "subject:x", basis: "subject", label: "x", members: ["a", "b"] }
const second: GraphGroup = { id: "subject:y", basis: "subject", label: "y", members: ["c", "gone"] }

test("without groups every skill is a node, and relations of one direction and type are one line", () => {
  expect(summarize(graph, { groups: [], open: new Set(), kinds: new Set(["related"]) })).toEqual({
    nodes: [
      { id: "node a", kind: "skill", name: "a", label: "a", members: ["a"], group: null, inner: 0 },
      { id: "node b", kind: "skill", name: "b", label: "b", members: ["b"], group: null, inner: 0 },
      { id: "node c", kind: "skill", name: "c", label: "c", members: ["c"], group: null, inner: 0 },
      { id: "node gone", kind: "ghost", name: "gone", label: "gone", members: ["gone"], group: null, inner: 0 },
    ],
    edges: [
      {
        id: '["node a","related","node c"]',
        from: "node a",
        to: "node c",
        kind: "related",
        count: 2,
        byKind: [{ kind: "related", count: 2 }],
        edges: ["a>related>c", "a>related>c#2"],
      },
      {
        id: '["node a","related","node gone"]',
        from: "node a",
        to: "node gone",
        kind: "related",
        count: 1,
        byKind: [{ kind: "related", count: 1 }],
        edges: ["a>related>gone"],
      },
      {
        id: '["node b","related","node a"]',
        from: "node b",
        to: "node a",
        kind: "related",
        count: 1,
        byKind: [{ kind: "related", count: 1 }],
        edges: ["b>related>a"],
      },
    ],
    hidden: { ...NONE_HIDDEN, depends_on: 2, suppresses: 1 },
    shown: 4,
  })
})

test("folded groups are one node each, and what joins them is one bundle with its types counted", () => {
  expect(summarize(graph, { groups: [first, second], open: new Set(), kinds: ALL })).toEqual({
    nodes: [
      {
        id: "group subject:x",
        kind: "group",
        name: "subject:x",
        label: "x",
        members: ["a", "b"],
        group: "subject:x",
        inner: 2,
      },
      {
        id: "group subject:y",
        kind: "group",
        name: "subject:y",
        label: "y",
        members: ["c", "gone"],
        group: "subject:y",
        inner: 0,
      },
    ],
    edges: [
      {
        id: '["group subject:x","bundle","group subject:y"]',
        from: "group subject:x",
        to: "group subject:y",
        kind: "bundle",
        count: 5,
        byKind: [
          { kind: "depends_on", count: 1 },
          { kind: "suppresses", count: 1 },
          { kind: "related", count: 3 },
        ],
        edges: ["a>related>c", "a>related>c#2", "a>related>gone", "b>suppresses>c", "c>depends_on>a"],
      },
    ],
    hidden: NONE_HIDDEN,
    shown: 7,
  })
})

test("only names in sight are drawn and counted", () => {
  const summary = summarize(graph, {
    groups: [first, second],
    open: new Set(["subject:x"]),
    kinds: new Set(["depends_on"]),
    only: new Set(["a", "c"]),
  })
  expect(summary.nodes.map(({ id, members }) => [id, members])).toEqual([
    ["node a", ["a"]],
    ["group subject:y", ["c"]],
  ])
  expect(summary.edges.map(({ id, count }) => [id, count])).toEqual([['["node a","bundle","group subject:y"]', 1]])
  expect(summary.hidden).toEqual({ ...NONE_HIDDEN, related: 2 })
})

test("what is drawn, what lies inside groups and what is hidden add up to what is declared", () => {
  fc.assert(
    fc.property(
      arbitraryGraph(),
      fc.subarray([...RELATION_KINDS]),
      fc.boolean(),
      fc.nat(3),
      (any, kinds, isGrouped, opened) => {
        const groups = isGrouped ? findGroups(any, "community") : []
        const open = new Set(groups.slice(0, opened).map(({ id }) => id))
        const { nodes, edges, hidden, shown } = summarize(any, { groups, open, kinds: new Set(kinds) })
        const drawn = edges.reduce((sum, { count }) => sum + count, 0)
        const inner = nodes.reduce((sum, node) => sum + node.inner, 0)
        expect(drawn + inner).toBe(shown)
        expect(shown + Object.values(hidden).reduce((sum, count) => sum + count, 0)).toBe(any.edges.length)
        expect(nodes.flatMap(({ members }) => members).sort()).toEqual(any.nodes.map(({ name }) => name).sort())
        expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length)
      },
    ),
  )
})
