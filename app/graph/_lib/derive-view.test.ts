import { expect, test } from "vitest"
import { type GraphAddress, graphParsers } from "@/components/graph/graph-address"
import { buildGraph, findFindings, listObservations, measureDegrees, measureVitalSigns } from "@/lib/graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { ALL_OPEN, deriveView, describeSight, findAlike, findNames, MAX_UNFOLDED } from "./derive-view"
import type { GraphData } from "./graph-data"

type Records = Parameters<typeof buildGraph>[0]

function dataOf(records: Records): GraphData {
  const graph = buildGraph(records)
  const signs = measureVitalSigns(graph)
  return {
    graph,
    signs,
    findings: findFindings(graph, signs),
    observations: listObservations(graph),
    slugs: new Map(),
    statuses: new Map(),
    descriptions: new Map(),
    degrees: measureDegrees(graph),
    communities: null,
    trace: null,
  }
}

const DEFAULTS = Object.fromEntries(
  Object.entries(graphParsers).map(([key, parser]) => [key, "defaultValue" in parser ? parser.defaultValue : null]),
) as GraphAddress
const address = (part: Partial<GraphAddress>): GraphAddress => ({ ...DEFAULTS, ...part })

const data = dataOf([
  skillRecord("a", { relations: { depends_on: ["b"], related: ["d", "?gone"] } }),
  skillRecord("b", { relations: { depends_on: ["c"] } }),
  skillRecord("c", { relations: { depends_on: ["c"] } }),
  skillRecord("d"),
])

test("at first everything is in sight but what related joins, and that is counted", () => {
  const view = deriveView(data, address({}))
  expect([...view.names]).toEqual(["a", "b", "c", "d", "gone"])
  expect([...view.edges]).toEqual(["a>depends_on>b", "b>depends_on>c", "c>depends_on>c"])
  expect(view.lit).toBeNull()
  expect(describeSight(view, data.graph)).toBe(
    "4 skills and 3 relations in sight; 1 name that no skill answers to; 2 related hidden",
  )
})

test("a focus leaves what its steps reach", () => {
  const view = deriveView(data, address({ focus: "b", side: "used-by" }))
  expect([view.focus, [...view.names], [...view.edges]]).toEqual(["found", ["a", "b"], ["a>depends_on>b"]])
  expect(deriveView(data, address({ focus: "nobody" })).focus).toBe("unknown")
})

test("a path leaves and lights its steps, and wins over a focus", () => {
  const view = deriveView(data, address({ focus: "d", from: "a", to: "c" }))
  expect(view.path?.status).toBe("found")
  expect([...view.names]).toEqual(["a", "b", "c"])
  expect(view.lit).toEqual({ names: new Set(["a", "b", "c"]), edges: new Set(["a>depends_on>b", "b>depends_on>c"]) })
})

test("without a path everything stays in sight", () => {
  const view = deriveView(data, address({ from: "c", to: "d" }))
  expect([view.path?.status, view.names.size, view.lit]).toEqual(["none", 5, null])
})

test("a finding and a sign light what they are about", () => {
  expect(deriveView(data, address({ finding: "self-edge" })).lit).toEqual({
    names: new Set(["c"]),
    edges: new Set(["c>depends_on>c"]),
  })
  expect(deriveView(data, address({ sign: "orphan-rate" })).lit?.names).toEqual(new Set(["c", "d"]))
})

test("a large graph is folded into groups, which open one by one or all", () => {
  const many = Array.from({ length: MAX_UNFOLDED + 2 }, (_, index) =>
    skillRecord(`s${index}`, { relations: { depends_on: [`s${index % 2}`] } }),
  )
  const large = dataOf(many)
  const folded = deriveView(large, address({}))
  expect([folded.isFolded, folded.summary.nodes.map(({ kind, label }) => `${kind} ${label}`)]).toEqual([
    true,
    ["group s0", "group s1"],
  ])
  const first = folded.groups[0]?.id ?? ""
  const opened = deriveView(large, address({ open: [first] }))
  expect(opened.summary.nodes.filter(({ kind }) => kind === "group").map(({ label }) => label)).toEqual(["s1"])
  expect(deriveView(large, address({ open: [ALL_OPEN] })).summary.nodes.length).toBe(MAX_UNFOLDED + 2)
  expect(deriveView(large, address({ focus: "s5" })).isFolded).toBe(false)
})

test("names are found by all words of the text, the nearest first", () => {
  expect(findNames(["code-review", "review", "reviewing code", "test"], "review")).toEqual([
    "review",
    "reviewing code",
    "code-review",
  ])
  expect(findNames(["code-review", "review"], "rev code")).toEqual(["code-review"])
  expect(findNames(["a"], "  ")).toEqual([])
})

test("a mistyped name proposes those that it may have meant", () => {
  expect(findAlike(["code-review", "code-preview", "testing"], "code-reveiw")).toEqual(["code-review", "code-preview"])
  expect(findAlike(["testing"], "zebra")).toEqual([])
})
