import fc from "fast-check"
import { expect, test } from "vitest"
import { formatIsoDay, isoDay } from "./iso-day"

test.each([
  ["1970-01-01", 0],
  ["2026-11-30", 20787],
  ["2024-02-29", 19782],
  ["2026-11-30T23:30:00Z", 20787],
  ["2026-11-30T23:30:00-02:00", 20788],
  ["2026-11-30 00:30+0100", 20786],
  [" 2026-11-30 ", 20787],
])("reads %j as day %i", (text, day) => {
  expect(isoDay(text)).toBe(day)
})

test.each([
  "",
  "soon",
  "2026-02-29",
  "2026-13-01",
  "2026-1-1",
  "30.11.2026",
  "2026-11-30T25:00",
  "2026-11-30Tx",
  null,
  undefined,
])("cannot read %j", (text) => {
  expect(isoDay(text)).toBeNull()
})

test("agrees with the platform's calendar, both ways", () => {
  fc.assert(
    fc.property(fc.integer({ min: -719468, max: 2932896 }), (day) => {
      const text = formatIsoDay(day)
      if (day >= -719528 + 366) expect(text).toBe(new Date(day * 86400000).toISOString().slice(0, 10))
      expect(isoDay(text)).toBe(day)
    }),
  )
})
