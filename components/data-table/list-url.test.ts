import { expect, test } from "vitest"
import { fromSorting, toColumnFilters, toColumnVisibility, toSorting } from "./list-url"

test.each([
  [null, []],
  ["name", [{ id: "name", desc: false }]],
  ["-diagnostics", [{ id: "diagnostics", desc: true }]],
])("the order %s survives the address", (sort, sorting) => {
  expect(toSorting(sort)).toEqual(sorting)
  expect(fromSorting(sorting)).toBe(sort)
})

test("chosen values and the text become filters, empty ones do not", () => {
  expect(toColumnFilters({ q: "  graph ", facets: { status: ["blocked"], subject: [] } })).toEqual([
    { id: "status", value: ["blocked"] },
    { id: "search", value: "graph" },
  ])
})

const columns = [
  { id: "name", filterOnly: false, hiddenAtFirst: false, pinned: true },
  { id: "path", filterOnly: false, hiddenAtFirst: true, pinned: false },
  { id: "status", filterOnly: false, hiddenAtFirst: false, pinned: false },
  { id: "search", filterOnly: true, hiddenAtFirst: false, pinned: false },
]

test("without a wish the list's own columns are in sight", () => {
  expect(toColumnVisibility(null, columns)).toEqual({ name: true, path: false, status: true, search: false })
})

test("a wish is met, but the pinned column stays and filter columns never show", () => {
  expect(toColumnVisibility(["path", "search"], columns)).toEqual({
    name: true,
    path: true,
    status: false,
    search: false,
  })
})
