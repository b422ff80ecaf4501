import fc from "fast-check"
import { expect, test } from "vitest"
import { findJsonFault } from "./find-json-fault"

test("the line is where the text stops being JSON", () => {
  expect(
    ['{"a": [\n1,\n]}', "{\n", '{"a" 1}', "\n\nnul", '["a\nb"]', "[1] 2", '{\n"a": 1,\n}', ""].map(findJsonFault),
  ).toEqual([3, 2, 1, 3, 1, 1, 3, 1])
})

test("a fault is found exactly where JSON.parse finds one", () => {
  const parses = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  const piece = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"a"',
    '"',
    "1",
    "-",
    "0.5",
    "01",
    "1e3",
    "true",
    "nul",
    " ",
    "\n",
    "\\",
    '"\\u00e9"',
    '"\\x"',
    "\u00a0",
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 9 }).map((parts) => parts.join("")),
        fc.json(),
      ),
      (text) => {
        expect(findJsonFault(text) === null).toBe(parses(text))
      },
    ),
    { numRuns: 5000 },
  )
})
