import { expect, test } from "vitest"
import type { LibraryFigures } from "./library-figures"
import { listVerdictParts } from "./verdict-parts"

const figures = {
  verdicts: {
    structural: {},
    truth: { UNVERIFIED: 5, BROKEN: 1, DRIFT: 2, PASS: 3 },
    comprehension: {},
    application: {},
  },
} as unknown as LibraryFigures

test("a bar goes from good to bad, with what nobody checked at its end", () => {
  expect(listVerdictParts(figures, "truth")).toEqual([
    { key: "PASS", label: "Pass", tone: "good", count: 3, href: "/skills?truth=PASS" },
    { key: "DRIFT", label: "Drift", tone: "warn", count: 2, href: "/skills?truth=DRIFT" },
    { key: "BROKEN", label: "Broken", tone: "bad", count: 1, href: "/skills?truth=BROKEN" },
    { key: "UNVERIFIED", label: "Unverified", tone: "unverified", count: 5, href: "/skills?truth=UNVERIFIED" },
  ])
})
