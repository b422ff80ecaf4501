import cytoscape from "cytoscape"
import { expect, test } from "vitest"
import type { LayoutAnswer } from "@/lib/graph"
import type { MapEdge, MapNode } from "./map-model"
import { emphasize, showMap } from "./show-map"

const node = (id: string): MapNode => ({
  id,
  kind: "skill",
  label: id,
  cssVar: "",
  width: 80,
  height: 24,
  fontSizePx: 11,
  group: null,
  rank: 0,
})
const edge = (source: string, target: string, part: Partial<MapEdge> = {}): MapEdge => ({
  id: `${source}>${target}`,
  source,
  target,
  kind: "depends_on",
  count: 1,
  label: "depends_on",
  state: null,
  ...part,
})
const layoutOf = (positions: LayoutAnswer["positions"], districts: LayoutAnswer["districts"] = []): LayoutAnswer => ({
  positions,
  districts,
})

const nodes = [node("a"), node("b"), node("c")]
const layout = layoutOf([
  ["a", 0, 0],
  ["b", 100, 0],
  ["c", 0, 100],
])
const start = () => cytoscape({ headless: true, styleEnabled: true, layout: { name: "preset" } })
const linesOf = (cy: cytoscape.Core) => cy.edges().map((line) => [line.id(), line.hasClass("off")])

test("the first showing draws every box at its place and every line", () => {
  const cy = start()
  expect(showMap(cy, { nodes, edges: [edge("a", "b")], layout }, null)).toBe(true)
  expect(cy.nodes().map((box) => [box.id(), box.position()])).toEqual([
    ["a", { x: 0, y: 0 }],
    ["b", { x: 100, y: 0 }],
    ["c", { x: 0, y: 100 }],
  ])
  expect(linesOf(cy)).toEqual([["a>b", false]])
})

test("lines come and go without moving a box, not even one that a person dragged", () => {
  const cy = start()
  showMap(cy, { nodes, edges: [edge("a", "b")], layout }, null)
  cy.getElementById("a").position({ x: 7, y: 7 })
  expect(showMap(cy, { nodes, edges: [edge("b", "c")], layout }, layout)).toBe(false)
  expect(linesOf(cy)).toEqual([
    ["a>b", true],
    ["b>c", false],
  ])
  expect(cy.getElementById("a").position()).toEqual({ x: 7, y: 7 })
  showMap(cy, { nodes, edges: [edge("a", "b", { count: 2, label: "depends_on ×2", state: "fired" })], layout }, layout)
  expect(linesOf(cy)).toEqual([
    ["a>b", false],
    ["b>c", true],
  ])
  expect(cy.getElementById("a>b").data()).toMatchObject({ count: 2, label: "depends_on ×2", state: "fired" })
})

test("a map whose layout is still on its way waits", () => {
  const cy = start()
  showMap(cy, { nodes, edges: [], layout }, null)
  expect(showMap(cy, { nodes: [...nodes, node("new")], edges: [edge("a", "new")], layout }, layout)).toBe(false)
  expect(cy.nodes().map((box) => box.id())).toEqual(["a", "b", "c"])
})

test("another layout is another picture where boxes move far, and none where they hardly move", () => {
  const cy = start()
  showMap(cy, { nodes, edges: [], layout }, null)
  const near = layoutOf([
    ["a", 5, 0],
    ["b", 100, 0],
    ["c", 0, 100],
  ])
  expect(showMap(cy, { nodes, edges: [], layout: near }, layout)).toBe(false)
  const far = layoutOf([
    ["a", 500, 0],
    ["b", 100, 0],
    ["c", 0, 100],
  ])
  expect(showMap(cy, { nodes, edges: [], layout: far }, near)).toBe(true)
  expect(cy.getElementById("a").position()).toEqual({ x: 500, y: 0 })
})

test("other boxes are another picture, and no line of the one before stays", () => {
  const cy = start()
  showMap(cy, { nodes, edges: [edge("a", "b")], layout }, null)
  expect(showMap(cy, { nodes: [node("a"), node("c")], edges: [edge("a", "c")], layout }, layout)).toBe(true)
  expect([cy.nodes().map((box) => box.id()), linesOf(cy)]).toEqual([["a", "c"], [["a>c", false]]])
})

test("districts are boxes with the subject as their title, and stay bright where all else is dimmed", () => {
  const cy = start()
  const districts = [{ group: "subject:testing", x: 50, y: 50, width: 300, height: 300 }]
  showMap(cy, { nodes, edges: [edge("a", "b")], layout: layoutOf(layout.positions, districts) }, null)
  expect(cy.getElementById("district subject:testing").data()).toMatchObject({ kind: "district", label: "testing" })
  emphasize(cy, { lit: new Set(["a"]), strong: new Set(["a"]), matches: new Set(["c"]) })
  expect(cy.elements().map((one) => [one.id(), one.classes().toSorted()])).toEqual([
    ["district subject:testing", []],
    ["a", ["lit", "strong"]],
    ["b", ["dim"]],
    ["c", ["match"]],
    ["a>b", ["dim"]],
  ])
  emphasize(cy, { lit: null, strong: new Set(), matches: new Set() })
  expect(cy.elements().map((one) => one.classes())).toEqual([[], [], [], [], []])
})
