import fc from "fast-check"
import { expect, test } from "vitest"
import { parseSkill } from "./parse-skill"

/** Pieces that YAML, fences and field readers care about, so that random files get past the first line. */
const piece = fc.constantFrom(
  "---",
  "\n",
  "\n",
  "\r\n",
  "\r",
  "name",
  "description",
  "keywords",
  "relations",
  "metadata",
  "examples",
  "paths",
  "depends_on",
  "allowed-tools",
  ": ",
  ":",
  " ",
  "  ",
  "\t",
  "- ",
  "? ",
  "[",
  "]",
  "{",
  "}",
  ",",
  '"',
  "'",
  "#",
  " #",
  "&a",
  "*a",
  "!",
  "|",
  ">",
  ">-",
  "%",
  "@",
  "`",
  "~",
  "null",
  "1.10",
  "true",
  "__proto__",
  "hedge",
  "\\",
  "\\u202e",
  "\\0",
  "\u202e",
  "\u{e0041}",
  "\0",
  "\ufeff",
  "é",
  "生",
  "```",
  "<!--",
  '{"a":[1]}',
  '["x","y"]',
  "...",
)

const content = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.array(piece, { maxLength: 60 }).map((parts) => parts.join("")),
  fc.array(piece, { maxLength: 60 }).map((parts) => `---\nname: x\ndescription: y\n${parts.join("")}\n---\nbody`),
  fc
    .array(piece, { maxLength: 40 })
    .map((parts) => `---\ndescription: ${parts.join("")}\nname: ${parts.join("")}\n---\n`),
)

test("no bytes make the parser throw, and the same bytes always say the same", () => {
  fc.assert(
    fc.property(content, (bytes) => {
      const file = { path: "area/hedge/SKILL.md", content: bytes }
      const parsed = parseSkill(file)
      expect(parseSkill(file)).toEqual(parsed)
      for (const diagnostic of parsed.diagnostics) {
        expect(diagnostic.line === null || (Number.isInteger(diagnostic.line) && diagnostic.line >= 1)).toBe(true)
        expect(diagnostic.message === "" || diagnostic.mend === "").toBe(false)
        expect(diagnostic.message.length).toBeLessThan(2000)
      }
      if (parsed.ok) expect([parsed.skill.name === "", parsed.skill.description === ""]).toEqual([false, false])
      else
        expect([parsed.refused.error.severity, parsed.diagnostics.includes(parsed.refused.error)]).toEqual([
          "error",
          true,
        ])
    }),
    { numRuns: 4000 },
  )
})

test("no line of a diagnostic lies behind the end of the file", () => {
  fc.assert(
    fc.property(content, (bytes) => {
      const text = typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes)
      const lines = text.split(/\r\n|\n|\r/).length
      for (const { line } of parseSkill({ path: "hedge/SKILL.md", content: bytes }).diagnostics)
        expect(line ?? 1).toBeLessThanOrEqual(lines)
    }),
    { numRuns: 2000 },
  )
})

test("plain values come back as they were written", () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9 ]{0,20}[a-z0-9]$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const unique = [...new Set(words)].map((text) => text.replace(/ +/g, " "))
      const read = (lines: string[]) => {
        const parsed = parseSkill({
          path: "hedge/SKILL.md",
          content: ["---", "name: hedge", "description: x", ...lines, "---", ""].join("\n"),
        })
        return parsed.ok && parsed.skill.keywords
      }
      const expected = [...new Set(unique)]
      expect(read(["keywords:", ...unique.map((text) => `  - ${JSON.stringify(text)}`)])).toEqual(expected)
      expect(read(["metadata:", `  keywords: ${JSON.stringify(JSON.stringify(unique))}`])).toEqual(expected)
      expect(read([`keywords: ${JSON.stringify(unique.join(", "))}`])).toEqual(expected)
    }),
  )
})
