import { expect, test } from "vitest"
import type { Band, SignName } from "@/lib/graph"
import { placeOnBands } from "./band-scale"

const placed = (name: SignName, unit: "share" | "degree" | "count", values: readonly [number, Band][]) =>
  values.map(([value, band]) => Number(placeOnBands({ name, value, unit, band }).marker?.toFixed(2)))

test("a value is drawn in its own band, in proportion to the band's ends", () => {
  expect({
    connectivity: placed("connectivity", "share", [
      [0.4, "ill"],
      [0.875, "watch"],
      [0.975, "healthy"],
    ]),
    orphanRate: placed("orphan-rate", "share", [
      [0.05, "healthy"],
      [0.2, "watch"],
      [0.65, "ill"],
    ]),
    maximumDegree: placed("maximum-degree", "degree", [
      [15, "healthy"],
      [40, "watch"],
      [100, "ill"],
    ]),
  }).toEqual({ connectivity: [0.17, 0.5, 0.83], orphanRate: [0.17, 0.5, 0.83], maximumDegree: [0.17, 0.5, 0.83] })
})

test("a value on an edge is drawn inside the band it counts to, and a huge one never off the scale", () => {
  expect(
    placed("maximum-degree", "degree", [
      [50, "ill"],
      [1_000_000, "ill"],
    ]),
  ).toEqual([0.68, 0.99])
  expect(
    placed("hub-ratio", "share", [
      [0.1, "watch"],
      [0, "healthy"],
    ]),
  ).toEqual([0.65, 0.01])
})

test("the bands run from the lowest value to the highest; without a value there is no marker", () => {
  expect(placeOnBands({ name: "connectivity", value: null, unit: "share", band: null })).toEqual({
    zones: [
      { band: "ill", start: 0, upTo: 0.8 },
      { band: "watch", start: 1 / 3, upTo: 0.95 },
      { band: "healthy", start: 2 / 3, upTo: 1 },
    ],
    marker: null,
  })
  expect(
    placeOnBands({ name: "clusters", value: null, unit: "count", band: null }).zones.map(({ band, upTo }) => [
      band,
      upTo,
    ]),
  ).toEqual([
    ["healthy", 3],
    ["watch", 10],
    ["ill", null],
  ])
})
