import { expect, test } from "vitest"
import { compileLibrary, route } from "@/lib/routing"
import { buildSkill } from "@/lib/routing/testing/build-skill"
import { findStaleDay, placeDays } from "./day-line"

test("days stand in their order, with today among them", () => {
  const days = [
    { label: "graded", day: "2026-11-01T10:00:00Z" },
    { label: "lapses", day: "2027-01-31" },
  ]
  expect(placeDays(days, "2026-11-30")).toEqual([
    { label: "graded", day: "2026-11-01", percent: 6.9, isToday: false, daysFromToday: -29 },
    { label: "today", day: "2026-11-30", percent: 34.4, isToday: true, daysFromToday: 0 },
    { label: "lapses", day: "2027-01-31", percent: 93.1, isToday: false, daysFromToday: 62 },
  ])
})

test("a day that cannot be read places nothing", () => {
  expect(placeDays([{ label: "graded", day: "soon" }], "2026-11-30")).toBe(null)
})

test("a skill is stale on the very day from which the engine says so", () => {
  const compiled = compileLibrary([
    buildSkill("a", { triggers: ["go"], health: { lastVerified: "2026-11-01", staleAfterDays: 30 } }),
  ])
  const staleOn = (today: string) => route(compiled, { query: "go", today }).stale.length
  expect(findStaleDay("2026-11-01", 30)).toBe("2026-12-02")
  expect([staleOn("2026-12-01"), staleOn("2026-12-02")]).toEqual([0, 1])
  expect([findStaleDay(null, 30), findStaleDay("2026-11-01", null)]).toEqual([null, null])
})
