import { afterEach, expect, test, vi } from "vitest"
import { forgetPositions, keepPositions, readPositions } from "./kept-positions"

/** A storage as browsers have it, that refuses to write beyond some letters. */
function fakeStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("Full", "QuotaExceededError")
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

test("places come back rounded, the newest of a box wins, and each map has its own", () => {
  vi.stubGlobal("localStorage", fakeStorage())
  keepPositions("one", [
    ["node a", 1.4, 2.6],
    ["node b", 3, 4],
  ])
  keepPositions("one", [["node a", 10, 20]])
  keepPositions("two", [["node a", 5, 5]])
  expect([readPositions("one"), readPositions("two"), readPositions("three")]).toEqual([
    [
      ["node a", 10, 20],
      ["node b", 3, 4],
    ],
    [["node a", 5, 5]],
    [],
  ])
  forgetPositions("one")
  expect([readPositions("one"), readPositions("two").length]).toEqual([[], 1])
})

test("the map that was kept longest ago goes first", () => {
  vi.stubGlobal("localStorage", fakeStorage())
  for (let map = 0; map < 12; map += 1) keepPositions(`map ${map}`, [["node a", map, 0]])
  keepPositions("map 0", [["node a", 100, 0]])
  keepPositions("map 12", [["node a", 12, 0]])
  expect([readPositions("map 0"), readPositions("map 1"), readPositions("map 12")]).toEqual([
    [["node a", 100, 0]],
    [],
    [["node a", 12, 0]],
  ])
})

test("what cannot be read counts as nothing", () => {
  const storage = fakeStorage()
  vi.stubGlobal("localStorage", storage)
  storage.items.set("skill-tower:map:broken", "[[")
  storage.items.set("skill-tower:map:other", '{"a":1}')
  storage.items.set("skill-tower:map:mixed", '[["node a",1,2],["node b","1",2],null,["node c",null,1]]')
  expect([readPositions("broken"), readPositions("other"), readPositions("mixed")]).toEqual([
    [],
    [],
    [["node a", 1, 2]],
  ])
})

test("a full storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", fakeStorage(20))
  keepPositions("one", [["node a", 123456, 123456]])
  expect(readPositions("one")).toEqual([])
})

test("a forbidden storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", {
    get getItem() {
      throw new DOMException("Forbidden", "SecurityError")
    },
    get removeItem() {
      throw new DOMException("Forbidden", "SecurityError")
    },
  })
  keepPositions("one", [["node a", 1, 2]])
  forgetPositions("one")
  expect(readPositions("one")).toEqual([])
})
