import { expect, test } from "vitest"
import type { LayoutEdge, LayoutNode } from "./layout-request"
import { placeDistricts } from "./place-districts"

const GROUPS = ["north", "south", "east", "west", "middle", "far"]

const nodes = GROUPS.flatMap((group) =>
  Array.from(
    { length: 10 },
    (_, index): LayoutNode => ({
      id: `${group} ${index}`,
      width: 120,
      height: 28,
      group,
      rank: 0,
    }),
  ),
)

/** A chain: each group is joined to the next one only. */
const edges = GROUPS.slice(1).flatMap((group, index) =>
  Array.from(
    { length: 10 },
    (_, place): LayoutEdge => ({
      from: `${GROUPS[index]} ${place}`,
      to: `${group} ${place}`,
      isAlong: false,
      weight: 1,
    }),
  ),
)

test("no district lies on another", () => {
  const homes = [...placeDistricts(nodes, edges).values()]
  const gaps = homes.flatMap((a, index) =>
    homes.slice(index + 1).map((b) => Math.hypot(a.x - b.x, (a.y - b.y) * 1.6) - a.radius - b.radius),
  )
  expect(homes).toHaveLength(GROUPS.length)
  expect(Math.min(...gaps)).toBeGreaterThan(0)
})

test("districts that are joined stand nearer to each other than those that are not", () => {
  const homes = placeDistricts(nodes, edges)
  const distance = (a: string, b: string) => {
    const [from, to] = [homes.get(a), homes.get(b)]
    return Math.hypot((from?.x ?? 0) - (to?.x ?? 0), (from?.y ?? 0) - (to?.y ?? 0))
  }
  const pairs = GROUPS.flatMap((a, index) =>
    GROUPS.slice(index + 1).map((b, step) => ({ step, length: distance(a, b) })),
  )
  const mean = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const joined = mean(pairs.filter(({ step }) => step === 0).map(({ length }) => length))
  const apart = mean(pairs.filter(({ step }) => step > 0).map(({ length }) => length))
  expect(joined).toBeLessThan(apart * 0.7)
})

test("boxes of no group share a district, and nothing needs none", () => {
  const loose = nodes.map((node) => ({ ...node, group: null }))
  const homes = placeDistricts(loose, edges)
  expect([...homes.keys()]).toEqual([null])
  expect(homes.get(null)).toMatchObject({ x: 0, y: 0 })
  expect(placeDistricts([], [])).toEqual(new Map())
})

test("where most districts were seen before, they make room and keep their order", () => {
  const before = placeDistricts(nodes, edges)
  const folded = new Map(
    GROUPS.flatMap((group) => {
      const home = before.get(group)
      return group === "east" || !home ? [] : [[`${group} 0`, { x: home.x, y: home.y }] as const]
    }),
  )
  const after = placeDistricts(nodes, edges, folded)
  // Only who was not seen looks for a place of its own.
  for (const group of GROUPS.filter((one) => one !== "east")) {
    const [from, to] = [before.get(group), after.get(group)]
    const moved = Math.hypot((from?.x ?? 0) - (to?.x ?? 0), (from?.y ?? 0) - (to?.y ?? 0))
    expect(moved).toBeLessThan(from?.radius ?? 0)
  }
})
