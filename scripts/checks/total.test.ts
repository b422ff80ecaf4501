import { expect, test } from "vitest"
import { formatTotal } from "./total.mjs"

test("the total adds up all runners and fails where one test failed", () => {
  expect(
    formatTotal([
      { passed: 5, failed: 0 },
      { passed: 1300, failed: 0 },
    ]),
  ).toEqual({
    line: "1305 passed, 0 failed",
    status: 0,
  })
  expect(
    formatTotal([
      { passed: 5, failed: 0 },
      { passed: 0, failed: 1 },
    ]),
  ).toEqual({
    line: "5 passed, 1 failed",
    status: 1,
  })
})

test("runners that ran nothing prove nothing", () => {
  expect(formatTotal([{ passed: 0, failed: 0 }])).toEqual({ line: "0 passed, 0 failed", status: 1 })
})
