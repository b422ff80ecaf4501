import { expect, test } from "vitest"
import { formatSignValue } from "./format-sign-value"

test("a sign's value is told in its unit", () => {
  expect([
    formatSignValue({ value: 28 / 183, unit: "share" }),
    formatSignValue({ value: 1, unit: "share" }),
    formatSignValue({ value: 2034 / 183, unit: "degree" }),
    formatSignValue({ value: 54, unit: "degree" }),
    formatSignValue({ value: 2, unit: "count" }),
    formatSignValue({ value: null, unit: "share" }),
  ]).toEqual(["15.3%", "100%", "11.11", "54", "2", "–"])
})
