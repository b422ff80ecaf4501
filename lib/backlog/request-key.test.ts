import { createHash } from "node:crypto"
import fc from "fast-check"
import { expect, test } from "vitest"
import { requestKey } from "./request-key"
import { sha256 } from "./sha256"

test("the same words are the same request", () => {
  const key = requestKey("Add a dark-mode toggle, please!")
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(requestKey("  add a DARK mode\ntoggle please")).toBe(key)
})

test("other words, or another order, are another request", () => {
  const keys = ["add a toggle", "add the toggle", "toggle add a", "atoggle add", "???", "🔥", "😀", ""].map(requestKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test("the digest is SHA-256", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"))
    }),
  )
  expect(sha256("a".repeat(119))).toBe(createHash("sha256").update("a".repeat(119)).digest("hex"))
})
