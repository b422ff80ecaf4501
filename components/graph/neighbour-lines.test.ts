import { expect, test } from "vitest"
import { linesBeside, linesStacked } from "./neighbour-lines"
import { placeNeighbours } from "./place-neighbours"

const placed = placeNeighbours([
  { kind: "depends_on", direction: "out", name: "b", slug: "b", reason: null },
  { kind: "related", direction: "out", name: "c", slug: null, reason: null },
  { kind: "verify_with", direction: "in", name: "d", slug: "d", reason: null },
])

test("lines beside the middle lead from one point for each type to the middle of each row, the head at what is named", () => {
  expect(linesBeside(placed.out, "out", 112)).toEqual([
    { kind: "depends_on", d: "M0 49 C44 49 44 42 81 42", head: { x: 88, y: 42, turnDegrees: 0 } },
    { kind: "related", d: "M0 63 C44 63 44 98 81 98", head: { x: 88, y: 98, turnDegrees: 0 } },
  ])
  expect(linesBeside(placed.in, "in", 112)).toEqual([
    { kind: "verify_with", d: "M81 56 C44 56 44 70 0 70", head: { x: 88, y: 56, turnDegrees: 0 } },
  ])
})

test("stacked lines turn into each row, or down into the middle", () => {
  expect(linesStacked(placed.out, "out")).toEqual([
    { kind: "depends_on", d: "M8 0 V34 Q8 42 16 42 H55", head: { x: 62, y: 42, turnDegrees: 0 } },
    { kind: "related", d: "M19 0 V90 Q19 98 27 98 H55", head: { x: 62, y: 98, turnDegrees: 0 } },
  ])
  expect(linesStacked(placed.in, "in")).toEqual([
    { kind: "verify_with", d: "M8 49 V50 Q8 42 16 42 H51", head: { x: 8, y: 56, turnDegrees: 90 } },
  ])
})
