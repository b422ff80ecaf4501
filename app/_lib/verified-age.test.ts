import { expect, test } from "vitest"
import { findAgeBin } from "./verified-age"

test("an age falls into the first bin that reaches it, and never is a bin of its own", () => {
  expect([0, 7, 8, 30, 31, 90, 91, 180, 181, 365, 366, 9999, null].map(findAgeBin)).toEqual([
    "week",
    "week",
    "month",
    "month",
    "quarter",
    "quarter",
    "half-year",
    "half-year",
    "year",
    "year",
    "older",
    "older",
    "never",
  ])
})
