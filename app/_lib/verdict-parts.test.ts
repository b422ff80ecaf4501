import { expect, test } from "vitest"
import type { LibraryFigures } from "./library-figures"
import { listRoutingEvalParts, listSeverityParts, listVerdictParts, listWinParts } from "./verdict-parts"

const figures = {
  verdicts: {
    structural: {},
    truth: { UNVERIFIED: 5, BROKEN: 1, DRIFT: 2, PASS: 3 },
    comprehension: {},
    application: {},
  },
  winStates: { all: 4, lost: 2, none: 3, untried: 0 },
  routingEvals: { present: 5, absent: 4 },
  diagnostics: { bySeverity: { error: 1, warning: 0, info: 7 } },
} as unknown as LibraryFigures

test("a bar goes from good to bad, with what nobody checked at its end", () => {
  expect(listVerdictParts(figures, "truth")).toEqual([
    { key: "PASS", label: "Pass", tone: "good", count: 3, href: "/skills?truth=PASS" },
    { key: "DRIFT", label: "Drift", tone: "warn", count: 2, href: "/skills?truth=DRIFT" },
    { key: "BROKEN", label: "Broken", tone: "bad", count: 1, href: "/skills?truth=BROKEN" },
    { key: "UNVERIFIED", label: "Unverified", tone: "unverified", count: 5, href: "/skills?truth=UNVERIFIED" },
  ])
})

test("own examples, declared evals and severities are parts too, empty ones left out", () => {
  expect([listWinParts(figures), listRoutingEvalParts(figures), listSeverityParts(figures)]).toEqual([
    [
      { key: "all", label: "Wins all", tone: "good", count: 4, href: "/skills?won=all" },
      { key: "lost", label: "Loses some", tone: "warn", count: 2, href: "/skills?won=lost" },
      { key: "none", label: "Has none", tone: "unverified", count: 3, href: "/skills?won=none" },
    ],
    [
      { key: "present", label: "Declared", tone: "good", count: 5, href: "/skills?routing-eval=present" },
      { key: "absent", label: "Not declared", tone: "unverified", count: 4, href: "/skills?routing-eval=absent" },
    ],
    [
      { key: "error", label: "Errors", tone: "bad", count: 1, href: "/skills?view=diagnostics&severity=error" },
      { key: "info", label: "Remarks", tone: "neutral", count: 7, href: "/skills?view=diagnostics&severity=info" },
    ],
  ])
})
