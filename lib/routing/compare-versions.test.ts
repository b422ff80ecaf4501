import { expect, test } from "vitest"
import { compareVersions } from "./compare-versions"

test.each([
  ["1.2.0", "1.10", "older"],
  ["1.10", "1.10.0", "equal"],
  ["v2", "1.9.9", "newer"],
  ["1.0.0-rc.1", "1.0.0", "older"],
  ["1.0.0-rc.10", "1.0.0-rc.9", "newer"],
  ["1.0.0-alpha", "1.0.0-1", "newer"],
  ["1.0.0+build", "1.0.0", "equal"],
  ["next", "1.0.0", "unreadable"],
])("%s against %s is %s", (a, b, expected) => {
  const order = compareVersions(a, b)
  expect(order === null ? "unreadable" : order < 0 ? "older" : order > 0 ? "newer" : "equal").toBe(expected)
})
