import { expect, test } from "vitest"
import { codesOf, parseLines } from "./testing/records"

/** Description and diagnostics of a header whose third line is given. */
function read(...lines: string[]): { description: string | null; found: string[] } {
  const parsed = parseLines(["name: hedge", ...lines])
  return {
    description: parsed.ok ? parsed.skill.description : null,
    found: parsed.diagnostics.map(({ code, line }) => `${code}@${line}`),
  }
}

test("values that only lack quotes are read as the text that stands there", () => {
  const repaired = (value: string, text = value) =>
    expect(read(`description: ${value}`)).toEqual({ description: text, found: ["yaml-repaired@3"] })
  repaired("Plan a garden: beds, paths")
  repaired("Ends with a colon:")
  repaired("**Bold** start")
  repaired("*alias")
  repaired("[Seasonal] Lift bulbs")
  repaired("{name} is replaced")
  repaired("@scope/package helps")
  repaired("`code` first")
  repaired("%d of them")
  repaired('"Quoted" and more')
  repaired("'It's fine'", "It's fine")
  repaired('"He said "hi" to me"', 'He said "hi" to me')
  repaired('"A path C:\\path"', "A path C:\\path")
  repaired('Use C:\\dir and "quotes": both')
})

test("a repaired value may go on in indented lines", () => {
  expect(read("description: Plan a garden: beds", "  and paths", "license: MIT")).toEqual({
    description: "Plan a garden: beds and paths",
    found: ["yaml-repaired@3"],
  })
})

test("repairs reach list items and nested keys", () => {
  const parsed = parseLines([
    "name: hedge",
    "description: x",
    "keywords:",
    "  - *hedge*",
    '  - "a" b',
    "metadata:",
    "  scope: one: two",
  ])
  expect(parsed.ok && [parsed.skill.keywords, parsed.skill.scope]).toEqual([["*hedge*", '"a" b'], "one: two"])
  expect(codesOf(parsed.diagnostics)).toEqual(["yaml-repaired@5", "yaml-repaired@6", "yaml-repaired@8"])
})

test("several values are repaired in one file", () => {
  expect(read("description: a: b", "license: MIT: yes", "argument-hint: [a] [b]").found).toEqual([
    "yaml-repaired@3",
    "yaml-repaired@4",
    "yaml-repaired@5",
  ])
})

test("what was lost is not made up", () => {
  expect(read("description: > text on the header line").found).toEqual(["yaml-syntax@3"])
  expect(read('description: "never closed', "license: MIT").found).toEqual(["yaml-syntax@3"])
  expect(read("description: Choose", "so that it wraps").found).toEqual(["yaml-syntax@4"])
  expect(read("description: x", "\tindented: by a tab").found).toEqual(["yaml-syntax@4"])
})

test("a file that is refused all the same names the fault that no quotes can mend", () => {
  expect(read("description: a: b", "license: MIT", "license: ISC").found).toEqual(["yaml-duplicate-key@5"])
  expect(read("description: *bold* text", "so that it wraps").found).toEqual(["yaml-syntax@4"])
  expect(read("description: *bold* text", "scope: > lost").found).toEqual(["yaml-syntax@4"])
})

test("a colon before a comment, or in a URL, needs no repair", () => {
  expect(read("description: See https://example.org/a:b here # note: later")).toEqual({
    description: "See https://example.org/a:b here",
    found: ["value-truncated-by-comment@3"],
  })
})

test("a colon line inside a block text is left alone", () => {
  expect(read("description: |-", "  first: one", "  second: two")).toEqual({
    description: "first: one\nsecond: two",
    found: [],
  })
})

test("duplicate keys are found at any depth", () => {
  expect(read("description: x", "metadata:", "  a: 1", "  a: 2").found).toEqual(["yaml-duplicate-key@6"])
})

test("anchors work while they stay small", () => {
  const parsed = parseLines([
    "name: hedge",
    "description: &text Trim hedges.",
    "scope: *text",
    "keywords: &list [a, b]",
    "triggers: *list",
  ])
  expect(parsed.ok && [parsed.skill.scope, parsed.skill.triggers]).toEqual(["Trim hedges.", ["a", "b"]])
})

test("aliases that multiply are refused in time", () => {
  const bomb = [
    "a: &a [s,s,s,s,s,s,s,s,s]",
    ..."bcdefgh".split("").map((key, index) => `${key}: &${key} [${Array(9).fill(`*${"abcdefgh"[index]}`).join(",")}]`),
  ]
  expect(read("description: x", ...bomb).found).toEqual(["yaml-alias@7"])
})

test("an alias inside its own anchor ends", () => {
  expect(read("description: x", "keywords: &a [*a, b]").found).toEqual(["yaml-alias@4"])
})

test("a header that is too deep or holds too many tokens is refused", () => {
  expect(read("description: x", `a: ${"[".repeat(2000)}`).found).toEqual(["yaml-too-complex@2"])
  expect(read("description: x", `a: [${"a,".repeat(6000)}]`).found).toEqual(["yaml-too-complex@2"])
  expect(read("description: x", `a: ${"[".repeat(45)}${"]".repeat(45)}`).found).toEqual(["yaml-too-complex@4"])
})

test("line numbers are an editor's with CRLF, CR and a byte-order mark", () => {
  for (const lineEnd of ["\n", "\r\n", "\r"]) {
    const content = ["\ufeff---", "name: hedge", "description: x", "keywords: [1]", "---", "# A", ""].join(lineEnd)
    const parsed = parseLines([], { content })
    expect([parsed.ok && parsed.skill.body, codesOf(parsed.diagnostics)]).toEqual([
      { startLine: 6, lineCount: 1 },
      ["encoding-bom@1", "field-type@4"],
    ])
  }
})
