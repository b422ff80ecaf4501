import { expect, test } from "vitest"
import type { VitalSign } from "@/lib/graph"
import { describeConcerns } from "./describe-concerns"

const signs = (bands: VitalSign["band"][]) => ({ signs: bands.map((band) => ({ band }) as VitalSign) })
const figures = (lost: number, stale: number, error: number) => ({
  winStates: { all: 9, lost, none: 0, untried: 0 },
  freshness: { fresh: 0, stale, unknown: 9 },
  diagnostics: { groups: [], bySeverity: { error, warning: 7, info: 7 }, total: 14 + error },
})

test("what is ill is named, worst for those who ask first", () => {
  expect(describeConcerns(figures(120, 39, 1), signs(["healthy", "ill", "ill"]))).toBe(
    "To look at: 120 skills lose own requests, 2 of 3 vital signs ill, 39 skills overdue for a check, 1 error.",
  )
})

test("a library in which nothing checked is ill is told so", () => {
  expect(describeConcerns(figures(0, 0, 0), signs(["healthy", "watch", null]))).toBe("Nothing that was checked is ill.")
})
