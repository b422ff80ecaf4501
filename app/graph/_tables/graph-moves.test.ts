import { expect, test } from "vitest"
import { graphHref } from "@/components/graph/graph-address"
import { focusMove, pathFromMove, pathToMove, showRelationMove } from "./graph-moves"

const here = { view: "skills", sign: "hub-ratio", kinds: ["depends_on"] } as const
const hrefOf = (move: Parameters<typeof graphHref>[0]) =>
  graphHref({ view: here.view, sign: here.sign, kinds: [...here.kinds], ...move }, "lib")

test("a move keeps what is in sight and drops what would hide its result", () => {
  expect(hrefOf(focusMove("a b/c:d"))).toBe("/graph?view=skills&kinds=depends_on&focus=a+b%2Fc%3Ad&library=lib")
  expect(hrefOf({ focus: "x", ...pathFromMove("a") })).toBe("/graph?view=skills&kinds=depends_on&from=a&library=lib")
  expect(hrefOf({ from: "a", ...pathToMove("b") })).toBe("/graph?view=skills&kinds=depends_on&from=a&to=b&library=lib")
})

test("a relation is shown in the map with its type switched on", () => {
  expect(showRelationMove("a>related>b", "related", ["depends_on"]).kinds).toEqual(["depends_on", "related"])
  expect(showRelationMove("a>depends_on>b", "depends_on", ["depends_on"]).kinds).toEqual(["depends_on"])
})
