import { expect, test } from "vitest"
import { moveAmongActions } from "./row-actions"

test("Right goes from the row into its controls and stops at the last", () => {
  expect([-1, 0, 1, 2].map((at) => moveAmongActions(at, "ArrowRight", 3))).toEqual([0, 1, 2, 2])
})

test("Left goes back, from the first control to the row; on the row it leads nowhere", () => {
  expect([2, 1, 0, -1].map((at) => moveAmongActions(at, "ArrowLeft", 3))).toEqual([1, 0, "row", null])
})

test("Escape, Up and Down lead from a control to the row, other keys are the control's own", () => {
  expect(["Escape", "ArrowUp", "ArrowDown", "Enter", " "].map((key) => moveAmongActions(1, key, 3))).toEqual([
    "row",
    "row",
    "row",
    null,
    null,
  ])
  expect(moveAmongActions(-1, "ArrowDown", 3)).toBe(null)
})

test("a row without controls takes no key", () => {
  expect(moveAmongActions(-1, "ArrowRight", 0)).toBe(null)
})
