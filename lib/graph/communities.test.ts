import { expect, test } from "vitest"
import { buildGraph } from "./build-graph"
import { findCommunities } from "./communities"
import { skillRecord } from "./testing/skill-record"

/** `count` rings of `size` skills that all name each other in their ring, and the first of the next ring. */
function listRings(count: number, size: number) {
  return Array.from({ length: count * size }, (_, index) => {
    const ring = Math.floor(index / size)
    const others = Array.from({ length: size }, (_, place) => `s${ring * size + place}`)
    const next = index % size === 0 ? [`s${((ring + 1) % count) * size}`] : []
    return skillRecord(`s${index}`, {
      relations: { related: [...others.filter((name) => name !== `s${index}`), ...next] },
    })
  })
}

function sizesOf(records: ReturnType<typeof listRings>): number[] {
  const sizes = new Map<number | null, number>()
  for (const community of findCommunities(buildGraph(records)).values()) {
    sizes.set(community, (sizes.get(community) ?? 0) + 1)
  }
  return [...sizes.values()].sort((a, b) => b - a)
}

test("skills that name each other are one community, however the rest is joined", () => {
  expect(sizesOf(listRings(6, 8))).toEqual([8, 8, 8, 8, 8, 8])
})

test("a community too large to take in at a glance is divided by what joins its members", () => {
  const records = listRings(12, 6)
  const hub = skillRecord("hub", { relations: { verify_with: records.map(({ name }) => name) } })
  const sizes = sizesOf([...records, hub])
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(73)
  expect(sizes.every((size) => size <= 24)).toBe(true)
})

test("a community that nothing divides stays whole, be it large", () => {
  expect(sizesOf(listRings(1, 40))).toEqual([40])
})

test("a pair that is joined to nothing else is no community", () => {
  const pair = [skillRecord("a", { relations: { related: ["b"] } }), skillRecord("b"), skillRecord("alone")]
  expect(findCommunities(buildGraph(pair))).toEqual(
    new Map([
      ["a", null],
      ["alone", null],
      ["b", null],
    ]),
  )
})
