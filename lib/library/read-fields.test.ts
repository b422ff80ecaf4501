import { expect, test } from "vitest"
import { codesOf, parseLines, recordOf } from "./testing/records"

const NAMED = ["name: hedge", "description: Trim hedges."]
const keywordsOf = (...lines: string[]) => recordOf([...NAMED, ...lines]).keywords

test("a list field is read in five shapes, under metadata as at top level", () => {
  for (const indent of ["", "  "]) {
    const head = indent === "" ? [] : ["metadata:"]
    const read = (...lines: string[]) => keywordsOf(...head, ...lines.map((line) => indent + line))
    expect(read("keywords: [hedge, box tree]")).toEqual(["hedge", "box tree"])
    expect(read("keywords:", "  - hedge", "  - box tree")).toEqual(["hedge", "box tree"])
    expect(read(`keywords: '["hedge", "a, b", "say \\"when\\""]'`)).toEqual(["hedge", "a, b", 'say "when"'])
    expect(read("keywords: hedge, box tree ,,")).toEqual(["hedge", "box tree"])
    expect(read("keywords: hedge")).toEqual(["hedge"])
    expect(read("keywords: |", "  - hedge", "  - box tree")).toEqual(["hedge", "box tree"])
    expect([read("keywords:"), read("keywords: ''"), read("keywords: []"), read("keywords: '[]'")]).toEqual([
      [],
      [],
      [],
      [],
    ])
  }
})

test("items that are not text are dropped with one diagnostic and never stringified", () => {
  const parsed = parseLines([...NAMED, "keywords: [hedge, 42, true, null, {a: b}, [c], hedge]"])
  expect(parsed.ok && parsed.skill.keywords).toEqual(["hedge"])
  expect(parsed.diagnostics).toMatchObject([
    {
      code: "field-type",
      line: 4,
      message: "keywords[1] is a number, keywords[2] is a boolean, keywords[3] is null and 2 more; left out",
    },
  ])
})

test("quoted numbers are text", () => {
  expect(keywordsOf("keywords: [\"404\", 'true']")).toEqual(["404", "true"])
})

test("JSON text that cannot be read is reported and left out", () => {
  const parsed = parseLines([...NAMED, `keywords: '["hedge",'`, `relations: '{"related": '`])
  expect(parsed.ok && [parsed.skill.keywords, parsed.skill.relations]).toEqual([[], {}])
  expect(codesOf(parsed.diagnostics)).toEqual(["field-json@4", "field-json@5"])
})

test("commas inside the braces of a glob do not split it, and repeated globs stay", () => {
  expect(recordOf([...NAMED, "paths: 'src/**/*.{ts,tsx}, [ab].md, !dist/**, [ab].md'"]).paths).toEqual([
    "src/**/*.{ts,tsx}",
    "[ab].md",
    "!dist/**",
    "[ab].md",
  ])
})

test("prompts that were split at commas are remarked on", () => {
  const parsed = parseLines([...NAMED, "examples: trim the hedge, cut it back"])
  expect(parsed.ok && parsed.skill.examples).toEqual(["trim the hedge", "cut it back"])
  expect(codesOf(parsed.diagnostics)).toEqual(["prompts-split@4"])
})

test("relation items are names or maps, in every shape", () => {
  const related = (line: string) =>
    recordOf([...NAMED, "relations:", `  related: ${line}`]).relations.related?.map((item) => [
      item.authored,
      item.reason,
      item.minVersion,
    ])
  expect(related("[a, {skill: b, reason: same, min_version: 1.10}]")).toEqual([
    ["a", null, null],
    ["b", "same", "1.10"],
  ])
  expect(related("a, b")).toEqual([
    ["a", null, null],
    ["b", null, null],
  ])
  expect(related("{skill: a}")).toEqual([["a", null, null]])
  expect(related(`'[{"skill": "a"}]'`)).toEqual([["a", null, null]])
  expect(related("")).toEqual([])
})

test("a relation item without a skill is left out", () => {
  const parsed = parseLines([...NAMED, "relations:", "  related: [{reason: x}, 7]"])
  expect(parsed.diagnostics).toMatchObject([
    { code: "field-type", message: "related[0] is a map without a skill, related[1] is a number; left out" },
  ])
})

test("text that YAML drops as a comment is reported where it was meant as text", () => {
  expect(
    codesOf(
      parseLines(["name: hedge # the name", "description: Rank board #7 first", "version: 1.0 # first"]).diagnostics,
    ),
  ).toEqual(["value-truncated-by-comment@3"])
})

test("lists are cut at a thousand items", () => {
  const parsed = parseLines([
    ...NAMED,
    `triggers: ${Array.from({ length: 1500 }, (_, index) => `t${index}`).join(",")}`,
  ])
  expect(parsed.ok && parsed.skill.triggers.length).toBe(1000)
  expect(codesOf(parsed.diagnostics)).toEqual(["list-length@4"])
})

test("more than ten keywords are reported as padding", () => {
  const parsed = parseLines([...NAMED, "keywords: a1,b1,c1,d1,e1,f1,g1,h1,i1,j1,k1"])
  expect(codesOf(parsed.diagnostics)).toEqual(["keywords-padding@4"])
})
