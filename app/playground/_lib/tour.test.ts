import { expect, test } from "vitest"
import { parseTour } from "./tour"

const stop = {
  id: "broken",
  title: "A broken skill",
  teaches: "The integrity gate.",
  request: { query: "mend the pipe", project: "web" },
}

test("stops are read in order, without what they need not say", () => {
  expect(
    parseTour(
      JSON.stringify([
        { ...stop, expect: { outcome: "blocked" } },
        { ...stop, id: "b" },
      ]),
    ),
  ).toEqual([stop, { ...stop, id: "b" }])
})

test("a stop that cannot be read, or repeats an id, costs no other", () => {
  expect(
    parseTour(JSON.stringify([{ id: "x" }, null, { ...stop, request: { query: "x", maxResults: 0 } }, stop, stop])),
  ).toEqual([stop])
})

test("what is no tour is an empty one", () => {
  expect([parseTour("{"), parseTour("{}"), parseTour('"text"'), parseTour("")]).toEqual([[], [], [], []])
})
