import { expect, test } from "vitest"
import { findHomes, type HomeFile } from "@/lib/library"
import { BOX, layOutDispatch } from "./dispatch-layout"

const file = (path: string, text = ""): HomeFile => ({ path, text, sizeBytes: text.length, isExecutable: false })
const homesOf = (...files: HomeFile[]) => findHomes({ route: "SKILL.md", name: "trim", files, nested: [] })

test("files stand in columns by their steps from the route, and those that nothing leads to below", () => {
  const { nodes, lines, leftOutCount } = layOutDispatch(
    homesOf(
      file("SKILL.md", "[b](references/b.md) [a](references/a.md) [gone](references/gone.md)"),
      file("references/a.md", "[c](c.md)"),
      file("references/b.md"),
      file("references/c.md", "[back](a.md)"),
      file("references/lost.md"),
      file("audit-state.json", "{}"),
    ),
  )
  expect(nodes).toEqual([
    { path: "SKILL.md", state: "route", x: 4, y: 4 },
    { path: "references/b.md", state: "reached", x: 300, y: 4 },
    { path: "references/a.md", state: "reached", x: 300, y: 44 },
    { path: "references/gone.md", state: "missing", x: 300, y: 84 },
    { path: "references/c.md", state: "indirect", x: 596, y: 4 },
    { path: "references/lost.md", state: "orphan", x: 300, y: 146 },
  ])
  expect(lines.map(({ from, to, isMissing }) => [from, to, isMissing])).toEqual([
    ["SKILL.md", "references/b.md", false],
    ["SKILL.md", "references/a.md", false],
    ["references/a.md", "references/c.md", false],
    ["references/c.md", "references/a.md", false],
    ["SKILL.md", "references/gone.md", true],
  ])
  expect(leftOutCount).toBe(0)
})

test("a skill of many files is drawn up to a bound, and no two boxes overlap", () => {
  const files = Array.from({ length: 90 }, (_, index) => file(`references/${index}.md`))
  const { nodes, width, height, leftOutCount } = layOutDispatch(homesOf(file("SKILL.md"), ...files))
  expect([nodes.length, leftOutCount]).toEqual([61, 30])
  expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(61)
  expect(nodes.every(({ x, y }) => x + BOX.width <= width && y + BOX.height <= height)).toBe(true)
})
