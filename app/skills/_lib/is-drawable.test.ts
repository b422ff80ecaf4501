import { expect, test } from "vitest"
import { isDrawable } from "./is-drawable"

test("an ordinary body can be drawn", () => {
  const body = `# Title\n\n> A quote\n> > in a quote\n\n${"- [link](https://example.com) and `code`\n".repeat(400)}\n| a | b |\n|---|---|\n`
  expect(isDrawable(body)).toBe(true)
})

test.each([
  ["more text than a page should hold", "a".repeat(150_001)],
  ["more lines", "a\n".repeat(8_001)],
  ["runs of link marks", "](".repeat(2_001)],
  ["runs of footnotes", "[^a]".repeat(2_001)],
  ["runs of addresses", "a@b.".repeat(501)],
  ["huge tables", "|a".repeat(6_001)],
  ["quotes in quotes in quotes", ">".repeat(40)],
  ["quotes in quotes, spaced", "> ".repeat(40)],
  ["lists in quotes in lists", "- > ".repeat(20)],
  ["numbered lists in lists", "1. ".repeat(40)],
  ["a list that is indented without end", `${" ".repeat(400)}- a`],
])("%s is shown as text", (_, text) => {
  expect(isDrawable(`# Title\n\n${text}`)).toBe(false)
})
