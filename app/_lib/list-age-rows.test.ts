import { expect, test } from "vitest"
import { ageHref, listAgeRows } from "./list-age-rows"
import { AGE_BINS } from "./verified-age"

test("every bin is a row, empty ones too, each number with its list", () => {
  const none = { fresh: 0, stale: 0, unknown: 0 }
  const ages = { week: none, month: none, quarter: { fresh: 3, stale: 1, unknown: 0 }, "half-year": none, year: none }
  const rows = listAgeRows({ ages: { ...ages, older: none, never: { fresh: 0, stale: 0, unknown: 2 } } })
  expect(rows.map(({ bin }) => bin)).toEqual([...AGE_BINS])
  expect(rows[2]).toEqual({
    bin: "quarter",
    label: "31 to 90 days ago",
    short: "90 d",
    counts: { fresh: 3, stale: 1, unknown: 0 },
  })
  expect(ageHref("quarter", "stale")).toBe("/skills?verified=quarter&freshness=stale")
})
