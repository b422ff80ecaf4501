import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import type { Library } from "@/lib/library"
import { readLibrary } from "./read-library"

const FIXTURES = path.resolve(import.meta.dirname, "../../library/fixtures/loader")

interface Case {
  id: string
  files: string[]
  verdict: "accept" | "reject"
  diagnostics: string[]
  line: number | null
}
const CASES: Case[] = JSON.parse(readFileSync(path.join(FIXTURES, "expectations.json"), "utf8"))

const read = (id: string): Promise<Library> => readLibrary([path.join(FIXTURES, id)], { today: "2026-11-30" })

/** What the rules say beyond the case: its relations name skills of other cases, which are not in this library. */
const ALSO: Readonly<Record<string, string[]>> = { "60-json-strings": ["relation-unknown"] }

test("all cases are here", () => {
  expect(CASES.length).toBe(51)
})

describe.each(CASES)("$id", ({ id, files, verdict, diagnostics, line }) => {
  test(`${verdict === "accept" ? "is accepted" : "is refused"} with ${diagnostics.join(", ") || "no diagnostic"}`, async () => {
    const library = await read(id)
    const skillFiles = files.filter((file) => /skill\.md$/i.test(file))
    const skipped = library.skipped.length
    expect({
      loaded: library.skills.length,
      refused: library.refused.length,
      codes: [...new Set(library.diagnostics.map(({ code }) => code))].sort(),
    }).toEqual({
      loaded: verdict === "accept" ? skillFiles.length - skipped : 0,
      refused: verdict === "reject" ? 1 : 0,
      codes: [...diagnostics, ...(ALSO[id] ?? [])].sort(),
    })
    const lines = library.diagnostics
      .filter(({ code }) => diagnostics.includes(code))
      .map((diagnostic) => diagnostic.line)
    if (diagnostics.length > 0 && line !== null) expect(lines).toContain(line)
  })
})

/** What the notes beside the cases ask of the values. */
describe("the values of the cases", () => {
  const skillOf = async (id: string) => (await read(id)).skills[0]

  test("repaired texts are whole", async () => {
    const texts = await Promise.all(
      [
        "01-colon-in-description",
        "03-bold-starts-value",
        "04-alias-never-defined",
        "07-bracket-then-text",
        "09-quoted-text-wrapped",
      ].map(async (id) => (await skillOf(id))?.description),
    )
    expect(texts).toEqual([
      "Plan a garden: beds, paths and watering. Use in spring.",
      "**Compost turning** with a weekly log.",
      "*watering",
      "[Seasonal] Decide which bulbs to lift.",
      "Record rainfall each morning. - read the gauge - write it down",
    ])
  })

  test("two faults of one file are both told", async () => {
    expect((await read("07-bracket-then-text")).diagnostics.map(({ line }) => line)).toEqual([3, 4])
  })

  test("CRLF leaves no carriage return in any value", async () => {
    const skill = await skillOf("31-crlf")
    expect([skill?.description, skill?.body]).toEqual(["Trim hedges twice a year.", { startLine: 7, lineCount: 5 }])
  })

  test("names are read from the source text, or from the folder", async () => {
    const names = await Promise.all(
      ["40-no-name", "45-number-name", "46-title-case-name", "48-unicode-name"].map(
        async (id) => (await skillOf(id))?.name,
      ),
    )
    expect(names).toEqual(["40-no-name", "2048", "Hedge Trimmer", "生け垣-剪定"])
  })

  test("lists are decoded from JSON and comma text", async () => {
    const json = await skillOf("60-json-strings")
    expect([json?.keywords, json?.relations.suppresses?.[0]?.reason]).toEqual([
      ["hedge", "privet", 'say "when"', "a, b"],
      "narrower job",
    ])
    const comma = await skillOf("61-comma-string")
    expect([comma?.keywords, comma?.triggers]).toEqual([
      ["hedge", "privet", "box tree"],
      ["trim hedge", "cut back"],
    ])
    const text = await skillOf("63-metadata-json-text")
    expect([text?.keywords, text?.version]).toEqual([["hedge"], "1"])
  })

  test("a vendor's map is not mined, and tools are split outside parentheses", async () => {
    expect((await skillOf("64-metadata-nested"))?.keywords).toEqual([])
    expect((await skillOf("69-tools-spelling"))?.allowedTools).toEqual([
      "Read",
      "Bash(git add:*)",
      "Bash(node tools/run.js --a,b)",
    ])
  })

  test("of two skills of one name the first in path order owns it", async () => {
    const library = await read("51-same-name-twice")
    expect(library.skills.map(({ path: file, shadowedBy }) => [file, shadowedBy])).toEqual([
      ["north/hedges/SKILL.md", null],
      ["south/hedges/SKILL.md", "north/hedges/SKILL.md"],
    ])
  })

  test("a nested skill is loaded, material is listed", async () => {
    const library = await read("55-nested-skill")
    expect([library.skills.map((skill) => skill.path), library.skipped]).toEqual([
      ["SKILL.md", "skills/roofs/SKILL.md"],
      [
        { root: 0, path: "assets/sample/SKILL.md", inside: "SKILL.md" },
        { root: 0, path: "references/ladders/SKILL.md", inside: "SKILL.md" },
      ],
    ])
  })
})

test("all cases in one library are read in the same order every time", async () => {
  const options = { today: "2026-11-30" }
  const [first, second] = [await readLibrary([FIXTURES], options), await readLibrary([FIXTURES], options)]
  expect(second).toEqual(first)
  const paths = first.skills.map((skill) => skill.path)
  expect(paths).toEqual([...paths].sort())
  expect([first.skills.length + first.refused.length, first.skipped.length]).toEqual([55, 2])
})
