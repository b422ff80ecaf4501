import { expect, test } from "vitest"
import { findFreshness } from "./freshness"

test.each([
  ["2026-11-20", 10, { state: "fresh", lastVerified: "2026-11-20", days: 10, limit: 10 }],
  ["2026-11-19", 10, { state: "stale", lastVerified: "2026-11-19", days: 11, limit: 10 }],
  ["2020-01-01", null, { state: "fresh", lastVerified: "2020-01-01", days: 2525, limit: null }],
  ["2026-12-01", 10, { state: "unknown" }],
  ["some day", 10, { state: "unknown" }],
  [null, 10, { state: "unknown" }],
])("verified %s with a limit of %s days", (lastVerified, staleAfterDays, expected) => {
  expect(findFreshness({ lastVerified, staleAfterDays }, "2026-11-30")).toEqual(expected)
})
