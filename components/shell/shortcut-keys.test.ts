import { expect, test } from "vitest"
import { type KeyPress, readShortcut } from "./shortcut-keys"

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  command: false,
  alt: false,
  typing: false,
  timeMs: 0,
  ...more,
})

test("g then s goes to the skills", () => {
  const first = readShortcut(null, press("g", { timeMs: 100 }))
  expect(first).toEqual({ pending: { timeMs: 100 }, action: null })
  expect(readShortcut(first.pending, press("s", { timeMs: 900 }))).toEqual({
    pending: null,
    action: { type: "go", href: "/skills" },
  })
})

test("a g that was pressed long ago is forgotten", () => {
  expect(readShortcut({ timeMs: 0 }, press("s", { timeMs: 5000 }))).toEqual({ pending: null, action: null })
})

test("g then a key that no screen has does nothing, and the g is used up", () => {
  expect(readShortcut({ timeMs: 0 }, press("x", { timeMs: 10 }))).toEqual({ pending: null, action: null })
})

test("Ctrl or Cmd with K opens the palette even while typing", () => {
  expect(readShortcut(null, press("K", { command: true, typing: true }))).toEqual({
    pending: null,
    action: { type: "palette" },
  })
})

test("letters typed into a field are letters", () => {
  expect(readShortcut(null, press("?", { typing: true }))).toEqual({ pending: null, action: null })
})

test("keys of the browser stay with the browser", () => {
  expect(readShortcut({ timeMs: 0 }, press("s", { command: true }))).toEqual({ pending: null, action: null })
})

test.each([
  ["/", "search"],
  ["?", "help"],
  ["t", "theme"],
])("%s asks for %s", (key, type) => {
  expect(readShortcut(null, press(key))).toEqual({ pending: null, action: { type } })
})
