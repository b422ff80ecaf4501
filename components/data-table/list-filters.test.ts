import { expect, test } from "vitest"
import { byKey, compareValues, hasAllWords, hasOneOf } from "./list-filters"

test("nothing chosen lets every row through", () => {
  expect([hasOneOf("a", []), hasOneOf("a", undefined)]).toEqual([true, true])
})

test("one of the chosen values is enough, in a single value and in a list", () => {
  expect([
    hasOneOf("a", ["a", "b"]),
    hasOneOf(["x", "b"], ["a", "b"]),
    hasOneOf("c", ["a"]),
    hasOneOf([], ["a"]),
  ]).toEqual([true, true, false, false])
})

test("every word must occur, in any order and case", () => {
  expect([
    hasAllWords("graph audit", "Audit  graph"),
    hasAllWords("graph audit", "graph x"),
    hasAllWords("a", ""),
  ]).toEqual([true, false, true])
})

test("absent values sort last", () => {
  expect([null, "b", "", "a", undefined].sort(compareValues)).toEqual(
    ["a", "b", null, "", undefined].sort(compareValues),
  )
  expect(compareValues("a", null)).toBe(-1)
  expect(compareValues(2, 10)).toBe(-1)
})

test("a key is read once an item, however often it is compared", () => {
  const reads: string[] = []
  const compare = byKey((item: { name: string | null }) => {
    reads.push(item.name ?? "none")
    return item.name?.toLowerCase()
  })
  const rows = ["b", null, "A", "c"].map((name) => ({ original: { name } }))
  expect([...rows].sort(compare).map(({ original }) => original.name)).toEqual(["A", "b", "c", null])
  expect([...reads].sort()).toEqual(["A", "b", "c", "none"])
})
