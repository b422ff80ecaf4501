import { expect, test } from "vitest"
import { graphListHref, signHref } from "./graph-list-href"

test("a link to a table names its view, its facets and the library", () => {
  expect(graphListHref("relations", { type: ["depends_on"], flag: ["repeated", "self"] }, "my lib")).toBe(
    "/graph?view=relations&library=my+lib&type=depends_on&flag=repeated,self",
  )
  expect(graphListHref("pairs", { reciprocal: ["any"] }, null)).toBe("/graph?view=pairs&reciprocal=any")
})

test("a link to a vital sign lists its skills, of all types or of one", () => {
  expect(signHref("hub-ratio", null, null)).toBe("/graph?view=skills&sign=hub-ratio")
  expect(signHref("hub-ratio", "related", null)).toBe("/graph?view=skills&sign=hub-ratio&signKind=related")
})
