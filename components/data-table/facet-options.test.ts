import { expect, test } from "vitest"
import { listFacetOptions } from "./facet-options"

test("known values come in their own order, others by count, then by name", () => {
  const counts = new Map([
    ["zebra", 2],
    ["ok", 1],
    ["apple", 2],
    ["bad", 5],
  ])
  expect(listFacetOptions(counts, [], { ok: "Fine", bad: "Broken" })).toEqual([
    { value: "ok", label: "Fine", count: 1 },
    { value: "bad", label: "Broken", count: 5 },
    { value: "apple", label: "apple", count: 2 },
    { value: "zebra", label: "zebra", count: 2 },
  ])
})

test("a chosen value that nothing matches any more can still be taken back", () => {
  expect(listFacetOptions(new Map([["a", 1]]), ["gone"])).toEqual([
    { value: "a", label: "a", count: 1 },
    { value: "gone", label: "gone", count: 0 },
  ])
})

test("known values without rows are left out", () => {
  expect(listFacetOptions(new Map([["ok", 1]]), [], { ok: "Fine", bad: "Broken" })).toEqual([
    { value: "ok", label: "Fine", count: 1 },
  ])
})
