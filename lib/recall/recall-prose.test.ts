import { expect, test } from "vitest"
import { TextIndex } from "@/lib/retrieval"
import { recallProse } from "./recall-prose"

const index = new TextIndex([
  { id: "charts", fields: { name: "charts", description: "Draw charts and axes" } },
  { id: "forms", fields: { name: "forms", description: "Validate forms" } },
  { id: "tables", fields: { name: "tables", description: "Draw tables" } },
])

test("tells how sure, and how much of the request the prose says", () => {
  expect(recallProse(index, "draw varroa charts")).toEqual([
    { skill: "charts", confidence: 0.44, coverage: 0.41 },
    { skill: "tables", confidence: 0.15, coverage: 0.13 },
  ])
})

test("recalls nothing by a text that is too thin or says nothing known", () => {
  expect([recallProse(index, "a ?"), recallProse(index, "varroa mites")]).toEqual([[], []])
})
