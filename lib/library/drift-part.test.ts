import { expect, test } from "vitest"
import { findAnchor, findLineRange, parseLineRange, splitLines } from "./drift-part"

test("lines are counted as an editor shows them", () => {
  expect(splitLines("a\r\nb\rc\nd\n")).toEqual(["a", "b", "c", "d"])
  expect(splitLines("\ufeff")).toEqual([""])
})

test("a range is read in the spellings in use, and nothing else is taken for one", () => {
  const spellings = ["10-20", "L10-L20", "#L10-L20", "10:20", "10–20", "lines 10 to 20", "10..20"]
  expect(spellings.map(parseLineRange)).toEqual(spellings.map(() => ({ first: 10, last: 20 })))
  expect(parseLineRange("L7")).toEqual({ first: 7, last: 7 })
  expect(["", "20-10", "0-3", "x", "1-2-3", "9999999999"].map(parseLineRange)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

test("a range that ends after the file is gone", () => {
  expect(findLineRange(["a", "b"], "1-2")).toEqual({ ok: true, span: { first: 1, last: 2 }, isExtent: true })
  expect(findLineRange(["a", "b"], "2-3")).toEqual({
    ok: false,
    problem: "it ends at line 2, before line 3 of the range",
  })
})

const PAGE = [
  "# Guide",
  "",
  "## Set up & run",
  "text",
  "### Deep",
  "more",
  "",
  "```sh",
  "## Not a heading",
  "```",
  "## Set up & run ##",
  "second",
  "Underlined",
  "----------",
  '<a id="old-name"></a>',
]

test("a heading of Markdown is found by text, by slug, by level, and reaches to the next of its rank", () => {
  const found = (anchor: string) => findAnchor(PAGE, anchor, "guide.md")
  const section = (first: number, last: number) => ({ ok: true, span: { first, last }, isExtent: true })
  expect(found("Set up & run")).toEqual(section(3, 10))
  expect(found("#set-up--run")).toEqual(section(3, 10))
  expect(found("set-up--run-1")).toEqual(section(11, 12))
  expect(found("### Deep")).toEqual(section(5, 10))
  expect(found("underlined")).toEqual(section(13, 15))
  expect(found("old-name")).toEqual({ ok: true, span: { first: 15, last: 15 }, isExtent: false })
  expect(found("## Deep")).toEqual({ ok: false, problem: 'no heading or id of it is "Deep"' })
  expect(found("Not a heading")).toEqual({ ok: false, problem: 'no heading or id of it is "Not a heading"' })
})

test("a name in code is found whole, where it is declared before where it is used", () => {
  const code = [
    "call(limitLow)",
    "const limitLower = 1",
    "export const limitLow = 2",
    "class Box {",
    "  open() {}",
    "}",
  ]
  const line = (anchor: string) => {
    const found = findAnchor(code, anchor, "src/a.ts")
    return found.ok ? found.span.first : found.problem
  }
  expect(["limitLow", "Box.open", "call(limitLow)", "limit", "#Box"].map(line)).toEqual([
    3,
    5,
    1,
    '"limit" is not in it',
    4,
  ])
})

test("an anchor made to be costly is looked for in a moment", () => {
  const line = "a".repeat(200_000)
  expect(findAnchor([line], `${"a".repeat(1_000)}b`, "x.ts").ok).toBe(false)
})
