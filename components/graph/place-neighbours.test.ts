import { expect, test } from "vitest"
import type { RelationKind } from "@/lib/routing"
import { MAX_NEIGHBOURS, type Neighbour, placeNeighbours } from "./place-neighbours"

const relation = (
  direction: "in" | "out",
  kind: RelationKind,
  name: string,
  reason: string | null = null,
): Neighbour => ({
  kind,
  direction,
  name,
  slug: name,
  reason,
})
const many = (kind: RelationKind, count: number) =>
  Array.from({ length: count }, (_, index) => relation("out", kind, `${kind} ${String(index).padStart(2, "0")}`))
const tell = (relations: readonly Neighbour[], side: "in" | "out") =>
  placeNeighbours(relations)[side].rows.map((row) =>
    row.type === "neighbour" ? row.name : `${row.type} ${row.kind} ${row.count}`,
  )

test("each side has its types in order and the names of each sorted", () => {
  const relations = [
    relation("out", "related", "d"),
    relation("out", "depends_on", "c"),
    relation("in", "suppresses", "x"),
    relation("out", "depends_on", "b"),
  ]
  expect(tell(relations, "out")).toEqual(["heading depends_on 2", "b", "c", "heading related 1", "d"])
  expect(tell(relations, "in")).toEqual(["heading suppresses 1", "x"])
})

test("a relation that is declared twice is one row with both reasons", () => {
  const relations = [
    relation("out", "related", "b", "One."),
    relation("out", "related", "b", "Two."),
    relation("out", "related", "b", "One."),
    relation("out", "related", "__proto__"),
  ]
  expect(placeNeighbours(relations).out).toEqual({
    kinds: ["related"],
    count: 2,
    rows: [
      { type: "heading", kind: "related", count: 2 },
      { type: "neighbour", kind: "related", name: "__proto__", slug: "__proto__", reasons: [] },
      { type: "neighbour", kind: "related", name: "b", slug: "b", reasons: ["One.", "Two."] },
    ],
  })
})

test("a crowd is cut to the bound, each type keeps its first, and what is left out is counted", () => {
  const rows = tell([...many("depends_on", 20), ...many("verify_with", 1), ...many("related", 54)], "out")
  const headings = rows.filter((row) => /^(heading|more) /.test(row))
  expect(headings).toEqual([
    "heading depends_on 20",
    "more depends_on 9",
    "heading verify_with 1",
    "heading related 54",
    "more related 52",
  ])
  expect(rows.length - headings.length).toBe(MAX_NEIGHBOURS)
})

test("a single one left is shown instead of counted", () => {
  expect(tell(many("depends_on", MAX_NEIGHBOURS + 1), "out").at(-1)).toBe(`depends_on ${MAX_NEIGHBOURS}`)
  expect(tell(many("depends_on", MAX_NEIGHBOURS + 2), "out").at(-1)).toBe("more depends_on 2")
})

test("a crowd of every type stays within the bound", () => {
  const kinds = ["depends_on", "verify_with", "suppresses", "broader", "narrower", "related", "disjoint_with"] as const
  const rows = tell(
    kinds.flatMap((kind) => many(kind, 9)),
    "out",
  )
  expect(rows.filter((row) => !/^(heading|more) /.test(row)).length).toBe(MAX_NEIGHBOURS)
})

test("no relations make two empty sides", () => {
  expect(placeNeighbours([])).toEqual({
    in: { rows: [], kinds: [], count: 0 },
    out: { rows: [], kinds: [], count: 0 },
  })
})
