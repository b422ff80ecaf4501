import { expect, test } from "vitest"
import { buildGraph, measureDegrees, measureVitalSigns, summarize } from "@/lib/graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import { askLayout, type BuildMapOptions, buildMap, findElement, findEmphasis } from "./build-map"
import type { Classification } from "./classify-nodes"
import type { GraphData } from "./graph-data"

const graph = buildGraph([
  skillRecord("a", { relations: { depends_on: ["b"], related: ["b", "b", "?gone"], broader: ["c"] } }),
  skillRecord("b"),
  skillRecord("c", { relations: { depends_on: ["b"] } }),
  skillRecord("a very long name that no box could ever hold"),
])
const data: GraphData = {
  graph,
  signs: measureVitalSigns(graph),
  findings: [],
  observations: [],
  slugs: new Map(),
  statuses: new Map(),
  descriptions: new Map(),
  degrees: measureDegrees(graph),
  communities: null,
  trace: null,
}
const good = { key: "good", label: "Good", hint: null, cssVar: "--verdict-good", mark: "✓", count: 1 }
const none = { key: "none", label: "None", hint: null, cssVar: "--ink-3", mark: "?", count: 1 }
const colours: Classification = {
  classes: [good, none],
  classOf: new Map([
    ["a", good],
    ["b", none],
  ]),
}
const options: BuildMapOptions = { colours, size: "same", sizes: colours, overlay: null }

const summaryOf = (kinds: readonly RelationKind[] = RELATION_KINDS, only?: ReadonlySet<string>) =>
  summarize(graph, { groups: [], open: new Set(), kinds: new Set(kinds), ...(only && { only }) })
const groups = [{ id: "community:b", label: "b", basis: "community" as const, members: ["a", "b", "gone"] }]
const idOf = (name: string) => summaryOf().nodes.find((node) => node.name === name)?.id ?? ""

test("boxes carry the mark and hue of their class, and long names are cut", () => {
  const { nodes } = buildMap(data, { summary: summaryOf() }, options)
  expect(nodes.map(({ kind, label, cssVar }) => [kind, label, cssVar])).toEqual([
    ["skill", "✓ a", "--verdict-good"],
    ["skill", "? b", "--ink-3"],
    ["skill", "c", ""],
    ["skill", "a very long name that no box …", ""],
    ["ghost", "gone", ""],
  ])
  expect(new Set(nodes.map(({ fontSizePx }) => fontSizePx))).toEqual(new Set([11]))
})

test("relations of one pair, direction and type are one line that says how many", () => {
  const { edges } = buildMap(data, { summary: summaryOf() }, options)
  expect(
    edges.map(({ source, target, kind, count, label, state }) => [source, target, kind, count, label, state]),
  ).toEqual(
    expect.arrayContaining([
      [idOf("a"), idOf("b"), "depends_on", 1, "depends_on", null],
      [idOf("a"), idOf("b"), "related", 2, "related ×2", null],
      [idOf("a"), idOf("gone"), "related", 1, "related", null],
      [idOf("a"), idOf("c"), "broader", 1, "broader", null],
      [idOf("c"), idOf("b"), "depends_on", 1, "depends_on", null],
    ]),
  )
  expect(edges.length).toBe(5)
})

test("the more neighbours, or the earlier its class, the larger a box", () => {
  const widths = (size: BuildMapOptions["size"]) =>
    buildMap(data, { summary: summaryOf() }, { ...options, size }).nodes.map(({ fontSizePx }) => fontSizePx)
  expect(widths("degree")).toEqual([18.7, 18.7, 18.7, 11, 11])
  expect(widths("verdict")).toEqual([18.7, 11, 11, 11, 11])
})

test("a request that lies over the map gives boxes its roles and points, and lines what they did", () => {
  const fired = graph.edges.find(({ from, kind }) => from === "a" && kind === "depends_on")?.id ?? ""
  const { nodes, edges } = buildMap(
    data,
    { summary: summaryOf() },
    {
      ...options,
      overlay: {
        nodes: new Map([["a", { role: "winner", points: 8, rank: 1 }]]),
        edges: new Map([[fired, "fired"]]),
      },
    },
  )
  expect(nodes.map(({ label, cssVar }) => [label.split("\n").length, label.includes(" · 8"), cssVar !== ""])).toEqual([
    [2, true, true],
    [1, false, false],
    [1, false, false],
    [1, false, false],
    [1, false, false],
  ])
  expect(edges.filter(({ state }) => state !== null).map(({ id, state }) => [id, state])).toEqual([
    [summaryOf().edges.find(({ edges: behind }) => behind.includes(fired))?.id, "fired"],
  ])
})

test("a folded group is one box that tells how much it holds", () => {
  const summary = summarize(graph, { groups, open: new Set(), kinds: new Set(RELATION_KINDS) })
  const { nodes } = buildMap(data, { summary }, options)
  expect(nodes.filter(({ kind }) => kind === "group").map(({ label, rank, group }) => [label, rank, group])).toEqual([
    ["b\n3 skills · 4 relations", 3, "folded community:b"],
  ])
})

test("the layout is asked the same whatever types are in sight", () => {
  const ask = (kinds: readonly RelationKind[]) => {
    const summary = summaryOf(kinds)
    const { nodes } = buildMap(data, { summary }, options)
    return askLayout(graph, { summary, groups: [] }, nodes, {
      layout: "force",
      along: "depends_on",
      known: [],
      onPath: null,
      communities: groups,
    })
  }
  expect(ask(["depends_on"])).toEqual(ask(RELATION_KINDS))
  expect(ask(RELATION_KINDS).nodes.map(({ group }) => group)).toEqual([
    "community:b",
    "community:b",
    null,
    null,
    "community:b",
  ])
})

test("a hierarchy puts the broader skill above, and a path follows its own steps", () => {
  const summary = summaryOf()
  const { nodes } = buildMap(data, { summary }, options)
  const along = (part: { along: "depends_on" | "broader"; onPath: ReadonlySet<string> | null }) =>
    askLayout(graph, { summary, groups: [] }, nodes, { layout: "hierarchy", known: [], communities: [], ...part })
      .edges.filter(({ isAlong }) => isAlong)
      .map(({ from, to }) => [from, to])
  expect(along({ along: "depends_on", onPath: null })).toEqual([
    [idOf("a"), idOf("b")],
    [idOf("c"), idOf("b")],
  ])
  expect(along({ along: "broader", onPath: null })).toEqual([[idOf("c"), idOf("a")]])
  const broader = graph.edges.find(({ kind }) => kind === "broader")?.id ?? ""
  expect(along({ along: "broader", onPath: new Set([broader]) })).toEqual([[idOf("a"), idOf("c")]])
})

test("what is pinned lights its lines and their other ends, and wins over a search", () => {
  const summary = summaryOf()
  const { lit, strong, matches } = findEmphasis(summary, { lit: null, pinned: "c", matches: new Set(["b"]) })
  const lines = summary.edges.filter(({ from, to }) => [from, to].includes(idOf("c"))).map(({ id }) => id)
  expect(lines.length).toBe(2)
  expect(lit).toEqual(new Set([idOf("c"), idOf("a"), idOf("b"), ...lines]))
  expect([strong, matches]).toEqual([new Set([idOf("c"), ...lines]), new Set([idOf("b")])])
})

test("a pinned relation lights its two ends", () => {
  const summary = summaryOf()
  const pinned = graph.edges.find(({ kind }) => kind === "broader")?.id ?? ""
  const line = findElement(summary, new Map(), pinned) ?? ""
  expect(findEmphasis(summary, { lit: null, pinned, matches: null })).toEqual({
    lit: new Set([line, idOf("a"), idOf("c")]),
    strong: new Set([line]),
    matches: new Set(),
  })
})

test("a search lights what it finds, and nothing at all dims the rest where it finds nothing", () => {
  const summary = summaryOf()
  const find = (names: readonly string[]) => findEmphasis(summary, { lit: null, pinned: null, matches: new Set(names) })
  expect(find(["a"])).toEqual({ lit: new Set([idOf("a")]), strong: new Set(), matches: new Set([idOf("a")]) })
  expect(find([])).toEqual({ lit: new Set(), strong: new Set(), matches: new Set() })
  expect(findEmphasis(summary, { lit: null, pinned: "not in sight", matches: null })).toEqual({
    lit: null,
    strong: new Set(),
    matches: new Set(),
  })
})
