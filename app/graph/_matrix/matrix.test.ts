import { describe, expect, test } from "vitest"
import { buildGraph, type GraphGroup } from "@/lib/graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { RELATION_KINDS } from "@/lib/routing"
import { buildMatrix, chooseMatrixNames, listMatrixGroups, listSkillsInSight, MAX_MATRIX_NAMES } from "./matrix-model"
import { moveCell } from "./move-cell"

describe("buildMatrix", () => {
  const graph = buildGraph([
    skillRecord("a", { relations: { related: ["b", "b", "?lost"], depends_on: ["b"] } }),
    skillRecord("b", { relations: { suppresses: ["c"], related: ["b"] } }),
    skillRecord("c"),
  ])

  test("puts what each row declares of each column into its cell", () => {
    const { names, cells } = buildMatrix(graph, { names: ["a", "b", "c"], kinds: new Set(RELATION_KINDS) })
    const filled = [...cells].map(([at, { kinds, edges }]) => [
      names[Math.floor(at / names.length)],
      names[at % names.length],
      kinds.join(" "),
      edges.length,
    ])

    expect(new Set(names)).toEqual(new Set(["a", "b", "c"]))
    expect(filled).toEqual([
      ["a", "b", "depends_on related", 3],
      ["b", "c", "suppresses", 1],
      ["b", "b", "related", 1],
    ])
  })

  test("leaves out types that are not in sight, and counts the cells of each type", () => {
    const { cells, counts } = buildMatrix(graph, { names: ["a", "b"], kinds: new Set(["related"]) })

    expect([...cells.values()].map(({ edges }) => edges.map(({ id }) => id))).toEqual([
      ["a>related>b", "a>related>b#2"],
      ["b>related>b"],
    ])
    expect(counts.get("related")).toBe(2)
    expect(counts.get("depends_on")).toBe(0)
  })
})

describe("chooseMatrixNames", () => {
  const many = Array.from({ length: 70 }, (_, index) => `many-${String(index).padStart(2, "0")}`)
  const few = ["few-0", "few-1", "few-2"]
  const graph = buildGraph([
    ...many.map((name, index) =>
      skillRecord(name, { relations: { related: index < 65 ? [many[index + 1] ?? ""] : [] } }),
    ),
    ...few.map((name) => skillRecord(name, { relations: { related: few.filter((other) => other !== name) } })),
  ])
  const group = (id: string, members: string[]): GraphGroup => ({ id, basis: "community", label: id, members })
  const groups = [group("community:many", many), group("community:few", few)]
  const all = new Set([...many, ...few])

  test("takes all skills in sight where they can be read", () => {
    expect(chooseMatrixNames(graph, new Set(few), groups, null)).toEqual({ names: few, group: null, left: 0 })
  })

  test("takes the group that most pairs join where all are too many, its most connected members only", () => {
    const { names, group: chosen, left } = chooseMatrixNames(graph, all, groups, null)

    expect([chosen?.id, names.length, left]).toEqual(["community:many", MAX_MATRIX_NAMES, 10])
    expect(names.includes("many-69")).toBe(false)
  })

  test("takes the group that is asked for, as far as it is in sight", () => {
    expect(chooseMatrixNames(graph, all, groups, "community:few").names).toEqual(few)
    expect(listMatrixGroups(groups, new Set(["few-0", "few-2", "many-00"])).map(({ members }) => members)).toEqual([
      ["few-0", "few-2"],
    ])
  })

  test("gives unresolved names no row", () => {
    const loose = buildGraph([skillRecord("a", { relations: { related: ["?lost"] } })])
    expect(listSkillsInSight(loose, new Set(["a", "lost"]))).toEqual(new Set(["a"]))
  })
})

test("the keys move a cell and stop at the edges", () => {
  const from = { row: 1, column: 2 }
  const moves = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageDown", "Home", "End", "x"]
  expect(moves.map((key) => moveCell(from, key, false, 4))).toEqual([
    { row: 0, column: 2 },
    { row: 2, column: 2 },
    { row: 1, column: 1 },
    { row: 1, column: 3 },
    { row: 3, column: 2 },
    { row: 1, column: 0 },
    { row: 1, column: 3 },
    null,
  ])
  expect([moveCell(from, "Home", true, 4), moveCell(from, "End", true, 4), moveCell(from, "End", true, 0)]).toEqual([
    { row: 0, column: 0 },
    { row: 3, column: 3 },
    null,
  ])
})
