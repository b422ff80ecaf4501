import { expect, test } from "vitest"
import { findRepeats } from "./find-repeats"

test("a relation that is declared again is a repeat, under its old name too", () => {
  const rows = [
    { kind: "related", name: "a" },
    { kind: "depends_on", name: "a" },
    { kind: "adjacent", name: "a" },
  ] as const
  expect([...findRepeats(rows)]).toEqual([rows[2]])
})
