import fc from "fast-check"
import { expect, test } from "vitest"
import { positiveText } from "./positive-text"

test("drops the sentence that says what a skill is not for", () => {
  expect(
    positiveText(
      "Use when building forms. Covers labels, e.g. for inputs. Do NOT use for colours, e.g. brand palettes - those belong to `design`. Works offline.",
    ),
  ).toBe("Use when building forms. Covers labels, e.g. for inputs. Works offline.")
})

test("drops the tail of a sentence from where it turns negative", () => {
  expect(positiveText("Use for unit tests, not for end-to-end journeys. Also for mocks; never use it for load.")).toBe(
    "Use for unit tests, Also for mocks;",
  )
  expect(positiveText("Writes SQL. Don’t use for dashboards")).toBe("Writes SQL.")
})

test("keeps a plain 'not' that limits nothing", () => {
  const text = "Finds what is not tested and why it does not compile."
  expect(positiveText(text)).toBe(text)
})

test("adds nothing, and takes nothing more when applied again", () => {
  const part = fc.constantFrom("Use for a", ". ", "; ", "do not use for b", "e.g. c", "\n\n", "not for", "x")
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const once = positiveText(parts.join(" "))
      expect(positiveText(once)).toBe(once)
      for (const word of once.split(/\s+/)) expect(parts.join(" ")).toContain(word)
    }),
  )
})
