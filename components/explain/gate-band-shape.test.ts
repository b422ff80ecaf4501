import { expect, test } from "vitest"
import { shapeGateBand } from "./gate-band-shape"

const stage = { in: 100, out: 4, removed: 96, joined: 0, inWidth: 1, joinedWidth: 0, outWidth: 0.35 }

test("neighbouring gates meet: the right edge of one is as wide as the left edge of the next", () => {
  const first = shapeGateBand(stage, "right")
  const next = shapeGateBand({ ...stage, in: 4, out: 4, removed: 0, inWidth: 0.35, outWidth: 0.35 }, "right")
  expect(first.band).toContain("L100,25.2")
  expect(next.band?.endsWith("0,25.2 Z")).toBe(true)
})

test("a fall is drawn only where somebody is removed, a rise only where somebody joins, nothing where nobody comes", () => {
  const has = (parts: Partial<typeof stage>) => {
    const { band, fall, rise } = shapeGateBand({ ...stage, ...parts }, "right")
    return [band !== null, fall !== null, rise !== null]
  }
  expect(has({})).toEqual([true, true, false])
  expect(has({ removed: 0 })).toEqual([true, false, false])
  expect(has({ in: 103, joined: 3, joinedWidth: 0.3 })).toEqual([true, true, true])
  expect(has({ in: 0, out: 0, removed: 0, inWidth: 0, outWidth: 0 })).toEqual([false, false, false])
})

test("one skill of ten thousand is still a line", () => {
  expect(
    shapeGateBand({ ...stage, in: 1, out: 1, removed: 0, inWidth: 0.001, outWidth: 0.001 }, "right").band,
  ).toContain("L100,3")
})

test("downwards is the same picture turned on its diagonal", () => {
  const swap = (path: string | null) => path?.replace(/([\d.]+),([\d.]+)/g, "$2,$1") ?? null
  const right = shapeGateBand(stage, "right")
  expect(shapeGateBand(stage, "down")).toEqual({
    band: swap(right.band),
    fall: swap(right.fall),
    rise: swap(right.rise),
  })
})
