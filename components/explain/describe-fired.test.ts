import { expect, test } from "vitest"
import { describeFired } from "./describe-fired"
import { sentenceText } from "./describe-outcome"
import { makeCandidate, makeTrace } from "./trace-fixture"

test("suppressions, loads and blocked loads are told in that order, each with its reason", () => {
  const trace = makeTrace({
    candidates: [
      makeCandidate({ skill: "a", rank: 1 }),
      makeCandidate({ skill: "b", rank: 2, fate: "suppressed", by: "a", reason: "suppressed by a (8 ≥ 5)" }),
    ],
    coLoaded: [{ skill: "c", via: "verify_with", from: "a" }],
    blockedCoLoads: [{ skill: "d", via: "depends_on", from: "a", reason: "missing" }],
  })
  expect(describeFired(trace).map(({ kind, sentence }) => [kind, sentenceText(sentence)])).toEqual([
    ["suppressed", "a suppresses b"],
    ["loaded", "a verifies with c: loaded with it"],
    ["not-loaded", "a depends on d: not loaded, no such skill in the library"],
  ])
})
