import fc from "fast-check"
import { expect, test } from "vitest"
import { revealHiddenText } from "./hidden-text"

test("a region's flag is not hidden text", () => {
  const scotland = "\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"
  expect(revealHiddenText(`Made in ${scotland}`)).toEqual({ text: `Made in ${scotland}`, hidden: null })
})

test("tags are decoded and controls are named", () => {
  expect(revealHiddenText("a\u{e0001}\u{e0048}\u{e0069}b\u202e\u2066c\u202e")).toEqual({
    text: "abc",
    hidden: { spelled: "Hi", tagCount: 3, controls: ["U+202E", "U+2066"] },
  })
})

test("what comes out holds nothing hidden, and going again changes nothing", () => {
  const unit = fc.oneof(
    fc.string({ unit: "binary", maxLength: 3 }),
    fc.constantFrom("\u202e", "\u{e0041}", "\u{1f3f4}", "\ud800", "\ue000", "\ue0011\ue001", "\u{e007f}"),
  )
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
      const once = revealHiddenText(parts.join("")).text
      expect(revealHiddenText(once)).toEqual({ text: once, hidden: null })
    }),
    { numRuns: 2000 },
  )
})
