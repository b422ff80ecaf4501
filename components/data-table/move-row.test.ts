import { expect, test } from "vitest"
import { moveRow } from "./move-row"

test.each([
  [-1, "ArrowDown", 0],
  [-1, "ArrowUp", 0],
  [0, "ArrowUp", 0],
  [4, "ArrowDown", 5],
  [99, "ArrowDown", 99],
  [4, "PageDown", 24],
  [90, "PageDown", 99],
  [4, "PageUp", 0],
  [50, "Home", 0],
  [50, "End", 99],
  [50, "a", null],
])("from row %i %s leads to %s", (current, key, next) => {
  expect(moveRow(current, key, 100, 20)).toBe(next)
})

test("in an empty list no key leads anywhere", () => {
  expect(moveRow(-1, "ArrowDown", 0, 20)).toBeNull()
})
