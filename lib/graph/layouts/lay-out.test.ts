import fc from "fast-check"
import { expect, test } from "vitest"
import { layOut } from "./lay-out"
import { LAYOUTS, type LayoutAnswer, type LayoutRequest } from "./layout-request"

const names = ["a", "b", "c", "d", "e", "f", "g", "h", "__proto__", "two words", "area/x"]

const arbitraryRequest = (): fc.Arbitrary<LayoutRequest> =>
  fc.record({
    layout: fc.constantFrom(...LAYOUTS),
    nodes: fc.subarray(names).chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc.record({
            id: fc.constant(id),
            width: fc.integer({ min: 30, max: 200 }),
            height: fc.constant(28),
            group: fc.constantFrom("one", "two", null),
            rank: fc.nat(9),
          }),
        ),
      ),
    ),
    edges: fc.array(
      fc.record({
        from: fc.constantFrom(...names),
        to: fc.constantFrom(...names),
        isAlong: fc.boolean(),
        weight: fc.constantFrom(1, 2),
      }),
      { maxLength: 20 },
    ),
    known: fc.uniqueArray(
      fc.tuple(fc.constantFrom(...names), fc.integer({ min: -200, max: 200 }), fc.integer({ min: -60, max: 60 })),
      { selector: ([id]) => id },
    ),
  })

function overlaps({ nodes }: LayoutRequest, { positions }: LayoutAnswer): string[] {
  const sizes = new Map(nodes.map((node) => [node.id, node]))
  return positions.flatMap(([a, ax, ay], index) =>
    positions.slice(index + 1).flatMap(([b, bx, by]) => {
      const apartX = ((sizes.get(a)?.width ?? 0) + (sizes.get(b)?.width ?? 0)) / 2
      const apartY = ((sizes.get(a)?.height ?? 0) + (sizes.get(b)?.height ?? 0)) / 2
      return Math.abs(ax - bx) < apartX && Math.abs(ay - by) < apartY ? [`${a} on ${b}`] : []
    }),
  )
}

test("no box lies on another, in any layout", () => {
  fc.assert(
    fc.property(arbitraryRequest(), (request) => {
      const answer = layOut(request)
      expect(answer.positions.map(([id]) => id)).toEqual(request.nodes.map(({ id }) => id))
      expect(answer.positions.flat().every((value) => typeof value === "string" || Number.isFinite(value))).toBe(true)
      expect(overlaps(request, answer)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test("the order in which boxes and edges are told changes nothing", () => {
  fc.assert(
    fc.property(arbitraryRequest(), (request) => {
      const turned = { ...request, nodes: [...request.nodes].reverse(), edges: [...request.edges].reverse() }
      expect([...layOut(turned).positions].reverse()).toEqual(layOut(request).positions)
    }),
    { numRuns: 40 },
  )
})

test("a request that went through JSON gives the same places", () => {
  fc.assert(
    fc.property(arbitraryRequest(), (request) => {
      expect(layOut(JSON.parse(JSON.stringify(request)))).toEqual(layOut(request))
    }),
    { numRuns: 40 },
  )
})

const box = (id: string, group: string | null = null, rank = 1) => ({ id, width: 100, height: 28, group, rank })
const joins = (from: string, to: string) => ({ from, to, isAlong: true, weight: 1 })

test("a hierarchy puts what leads above what it leads to, also where there is a loop", () => {
  const { positions } = layOut({
    layout: "hierarchy",
    nodes: ["deep", "top", "middle", "side"].map((id) => box(id)),
    edges: [joins("top", "middle"), joins("middle", "deep"), joins("top", "side"), joins("deep", "middle")],
    known: [],
  })
  const y = new Map(positions.map(([id, , at]) => [id, at]))
  expect([...y].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id)).toEqual([
    "top",
    "middle",
    "side",
    "deep",
  ])
  expect(y.get("middle")).toBe(y.get("side"))
})

test("the most connected box is in the middle of the rings", () => {
  const nodes = Array.from({ length: 20 }, (_, index) => box(`n${index}`, null, index === 7 ? 99 : index % 5))
  const { positions } = layOut({ layout: "concentric", nodes, edges: [], known: [] })
  expect(positions[7]).toEqual(["n7", 0, 0])
})

test("districts hold their boxes and do not overlap", () => {
  const nodes = ["a", "b", "c", "d", "e"].map((id, index) => box(id, index < 3 ? "big" : "small"))
  const { positions, districts } = layOut({ layout: "subject", nodes, edges: [], known: [] })
  expect(districts.map(({ group }) => group)).toEqual(["big", "small"])
  for (const [index, [, x, y]] of positions.entries()) {
    const district = districts[index < 3 ? 0 : 1]
    expect(Math.abs(x - (district?.x ?? 0)) + 50).toBeLessThanOrEqual((district?.width ?? 0) / 2)
    expect(Math.abs(y - (district?.y ?? 0)) + 14).toBeLessThanOrEqual((district?.height ?? 0) / 2)
  }
  const [big, small] = districts
  const isApart =
    Math.abs((big?.x ?? 0) - (small?.x ?? 0)) >= ((big?.width ?? 0) + (small?.width ?? 0)) / 2 ||
    Math.abs((big?.y ?? 0) - (small?.y ?? 0)) >= ((big?.height ?? 0) + (small?.height ?? 0)) / 2
  expect(isApart).toBe(true)
})

test.each(["force", "hierarchy", "concentric"] as const)(
  "in the %s layout a new box moves none of those that were there",
  (layout) => {
    const ring = ["a", "b", "c", "d", "e", "f"]
    const nodes = ring.map((id) => box(id))
    const edges = ring.map((id, index) => joins(id, ring[(index + 1) % ring.length] ?? ""))
    const before = layOut({ layout, nodes, edges, known: [] })
    const after = layOut({
      layout,
      nodes: [...nodes, box("new")],
      edges: [...edges, joins("new", "a")],
      known: before.positions,
    })
    expect(after.positions.slice(0, ring.length)).toEqual(before.positions)
    const gone = layOut({ layout, nodes: nodes.slice(1), edges, known: before.positions })
    expect(gone.positions).toEqual(before.positions.slice(1))
  },
)

/** Six districts of twelve skills, each joined to four of its own and one of the next district. */
function askForMap(): LayoutRequest {
  const ids = Array.from({ length: 72 }, (_, index) => `skill ${index}`)
  return {
    layout: "force",
    nodes: ids.map((id, index) => ({ ...box(id, `group ${index % 6}`), width: 70 + ((index * 37) % 110) })),
    edges: ids.flatMap((id, index) =>
      [6, 12, 18, 24, 7].map((step) => joins(id, ids[(index + step) % ids.length] ?? "")),
    ),
    known: [],
  }
}

test("attraction gives a picture in the shape of a screen, in which every name can be read and groups stand together", () => {
  const request = askForMap()
  const answer = layOut(request)
  expect(overlaps(request, answer)).toEqual([])
  const sides = [1, 2].map((side) => answer.positions.map((position) => Number(position[side])))
  const [width = 0, height = 0] = sides.map((values) => Math.max(...values) - Math.min(...values))
  expect(width / height).toBeGreaterThan(1.2)
  expect(width / height).toBeLessThan(2.4)
  const groupOf = new Map(request.nodes.map(({ id, group }) => [id, group]))
  const atHome = answer.positions.filter(([id, x, y]) => {
    const others = answer.positions.filter(([other]) => other !== id)
    const nearest = others.toSorted((a, b) => Math.hypot(a[1] - x, a[2] - y) - Math.hypot(b[1] - x, b[2] - y))[0]
    return groupOf.get(nearest?.[0] ?? "") === groupOf.get(id)
  })
  expect(atHome.length).toBeGreaterThan(66)
})

test("a skill more or less moves none of the others on a map", () => {
  const request = askForMap()
  const { positions } = layOut(request)
  const fewer = layOut({ ...request, nodes: request.nodes.slice(1), known: positions })
  expect(fewer.positions).toEqual(positions.slice(1))
  const more = layOut({
    ...request,
    nodes: [box("new", "group 3"), ...request.nodes],
    edges: [...request.edges, joins("new", "skill 3")],
    known: positions,
  })
  expect(more.positions.slice(1)).toEqual(positions)
})

test("where most boxes are new, earlier places count for nothing", () => {
  const nodes = ["a", "b", "c", "d"].map((id) => box(id))
  const request: LayoutRequest = { layout: "concentric", nodes, edges: [], known: [] }
  expect(layOut({ ...request, known: [["a", 900, 900]] })).toEqual(layOut(request))
})
