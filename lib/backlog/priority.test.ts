import { expect, test } from "vitest"
import { findSplit } from "./find-split"
import { prioritize, sortByPriority } from "./priority"
import { requestKey } from "./request-key"
import { gap, missOf, stateAfter, taskOf } from "./testing/reports"

const TODAY = "2026-11-30"

test("priority is demand × severity × spread, each shown with its reason", () => {
  const state = stateAfter([
    gap("bake sourdough bread", TODAY),
    { ...gap("bake sourdough bread overnight", "2026-11-16"), count: 4 },
  ])
  expect(prioritize(taskOf(state, "T1"), TODAY)).toEqual({
    score: 6,
    factors: [
      { name: "demand", value: 3, why: "5 requests, each half as much after 14 days" },
      { name: "severity", value: 1, why: "the worst is gap" },
      { name: "spread", value: 2, why: "2 different requests: 1 + log2" },
    ],
  })
})

test("requests that no longer miss do not count", () => {
  const state = stateAfter([gap("bake bread", TODAY), { text: "bake bread", day: TODAY, count: 0, miss: null }])
  expect(prioritize(taskOf(state, "T1"), TODAY).score).toBe(0)
})

test("recent demand comes before old, worse kinds before lighter, older tasks first where all is equal", () => {
  const { tasks } = stateAfter([
    gap("bake bread", "2026-10-01"),
    gap("varroa mites", TODAY),
    gap("excel pivot", TODAY),
    { text: "axis", day: TODAY, miss: missOf("weak", ["a"], { keyword: "axis" }) },
    { text: "legend", day: TODAY, miss: missOf("wrong-skill", ["a"]) },
  ])
  expect(sortByPriority(tasks, TODAY).map(({ id }) => id)).toEqual(["T5", "T2", "T3", "T4", "T1"])
})

test("evidence that shares no word is offered for splitting, the largest part first", () => {
  const { evidence } = taskOf(stateAfter([gap("bake bread"), gap("bake bread rolls now")]), "T1")
  const foreign = taskOf(stateAfter([gap("varroa mites")]), "T1").evidence
  expect(findSplit({ evidence })).toBeNull()
  expect(findSplit({ evidence: [...foreign, ...evidence] })).toEqual([
    [requestKey("bake bread"), requestKey("bake bread rolls now")],
    [requestKey("varroa mites")],
  ])
})
