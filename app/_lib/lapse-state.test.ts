import { expect, test } from "vitest"
import { findLapseState } from "./lapse-state"

test("a verdict lapses soon, later, has lapsed, or there is none", () => {
  expect([
    findLapseState({ state: "active", gradedOn: "2025-10-16", lapsesOn: "2026-01-15", daysLeft: 14 }),
    findLapseState({ state: "active", gradedOn: "2025-10-17", lapsesOn: "2026-01-16", daysLeft: 15 }),
    findLapseState({ state: "active-without-end", why: "no date" }),
    findLapseState({ state: "lapsed", gradedOn: "2025-01-01", lapsedOn: "2025-04-02", why: "old" }),
    findLapseState(null),
  ]).toEqual(["soon", "later", "later", "lapsed", "none"])
})
