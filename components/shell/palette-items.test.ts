import { expect, test } from "vitest"
import { rankPaletteItems } from "./palette-items"

const items = [
  { id: "overview", label: "Overview", also: "home health" },
  { id: "skills", label: "Skills", also: "table catalogue" },
  { id: "theme", label: "Switch to the dark theme", also: "light" },
  { id: "starter", label: "Starter skills" },
]
const rank = (typed: string) => rankPaletteItems(items, typed).map((item) => item.id)

test("with nothing typed everything is there, in its own order", () => {
  expect(rank("  ")).toEqual(["overview", "skills", "theme", "starter"])
})

test("a name that starts with the text comes before one that has such a word", () => {
  expect(rank("ski")).toEqual(["skills", "starter"])
})

test("other words for a thing find it too", () => {
  expect(rank("HOME")).toEqual(["overview"])
})

test("every typed word must occur", () => {
  expect(rank("dark switch")).toEqual(["theme"])
  expect(rank("dark skills")).toEqual([])
})
