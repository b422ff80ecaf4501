import { expect, test } from "vitest"
import { describeHealth } from "./describe-health"

const byStatus = (routable: number, unreachable = 0) => ({ routable, unreachable, blocked: 0, shadowed: 0 })

test.each([
  [{ total: 39, byStatus: byStatus(39), refused: 0 }, "All 39 skills can be routed to."],
  [{ total: 1, byStatus: byStatus(0, 1), refused: 0 }, "0 of 1 skill can be routed to, 1 cannot."],
  [
    { total: 2000, byStatus: byStatus(1990, 10), refused: 2 },
    "1,990 of 2,000 skills can be routed to, 10 cannot, 2 files could not be read.",
  ],
  [{ total: 3, byStatus: byStatus(3), refused: 1 }, "3 of 3 skills can be routed to, 1 file could not be read."],
])("the standing of a library is one sentence: %j", (figures, sentence) => {
  expect(describeHealth(figures)).toBe(sentence)
})
