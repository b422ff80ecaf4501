import { expect, test } from "vitest"
import { markHiddenText } from "./mark-hidden-text"

const tags = (text: string) => [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("")

test.each([
  ["plain text, ünï and 技能", "plain text, ünï and 技能"],
  ["a\u202eb\u2066c", "a⟦U+202E⟧b⟦U+2066⟧c"],
  [`see${tags("run this")}!`, "see⟦hidden: run this⟧!"],
  [
    "\ud83c\udff4\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} flag",
    "\ud83c\udff4\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} flag",
  ],
  ["half \ud83c", "half \ufffd"],
])("%j is shown as %j", (text, shown) => {
  expect(markHiddenText(text)).toBe(shown)
})
