import { expect, test } from "vitest"
import { describeRivals, describeStanding, summarizeRivals } from "./describe-rivals"
import type { TermAnswer } from "./rival-terms"

const answer = (rest: Partial<TermAnswer>): TermAnswer => ({
  term: "beds",
  surface: "keyword",
  request: { query: "beds", paths: [] },
  standing: "alone",
  winner: "hedge",
  margin: null,
  score: 3,
  isWeak: false,
  earnedBy: null,
  rivals: [],
  rivalCounts: { same: 0, trigger: 0, path: 0, words: 0, parts: 0 },
  examples: { won: 0, helped: 0 },
  ...rest,
})
const shared = { same: 3, trigger: 1, path: 0, words: 2, parts: 0 }
const read = (rest: Partial<TermAnswer>) => {
  const { tone, before, skill, after } = describeStanding(answer(rest))
  return [tone, [before, skill, after].filter(Boolean).join(" ")]
}

test("every standing is told in words of its own", () => {
  expect([
    read({}),
    read({ isWeak: true }),
    read({ standing: "wins", margin: 1 }),
    read({ standing: "wins", margin: 0 }),
    read({ standing: "wins", margin: 5, rivalCounts: shared }),
    read({ standing: "wins" }),
    read({ standing: "tie-won", margin: 0 }),
    read({ standing: "tie-lost", winner: "bulbs", margin: 0, rivalCounts: shared }),
    read({ standing: "lost", winner: "bulbs", margin: 3, rivalCounts: shared }),
    read({ standing: "lost", winner: "bulbs", margin: 3, surface: "trigger" }),
    read({ standing: "suppressed", winner: "bulbs" }),
    read({ standing: "blocked", winner: null }),
    read({ standing: "silent", winner: null }),
    read({ standing: "no-request", winner: null, surface: "path" }),
    read({ standing: "not-asked", winner: null }),
  ]).toEqual([
    ["good", "Wins alone"],
    ["warn", "Wins, but by a part of a word only"],
    ["good", "It wins by 1 point"],
    ["good", "It wins at equal points, by rank"],
    ["good", "Shared with 3: it wins by 5 points"],
    ["good", "It wins, every other is removed by a gate"],
    ["warn", "A tie that it wins by its name only"],
    ["warn", "Shared with 3: a tie that goes to bulbs by its name only"],
    ["neutral", "Shared with 3: never enough by itself: bulbs wins by 3 points"],
    ["warn", "Never enough by itself: bulbs wins by 3 points"],
    ["neutral", "Suppressed: bulbs takes it"],
    ["bad", "Removed by the verdict gate"],
    ["warn", "Never earns a point: no word in it counts"],
    ["neutral", "Takes paths out of the list"],
    ["unverified", "Not asked: the skill has more phrases than are tried here"],
  ])
})

test("rivals are counted by how they score", () => {
  expect(describeRivals({ rivalCounts: shared })).toBe("3 hold it too, 1 has a trigger inside it, 2 share a word")
  expect(describeRivals(answer({}))).toBe("")
})

test("the phrases of a skill are summed up in one sentence", () => {
  const standings = ["alone", "wins", "tie-won", "lost", "suppressed", "silent", "not-asked"] as const
  expect(summarizeRivals(standings.map((standing) => answer({ standing })))).toBe(
    "Asked by themselves, of 6: 1 wins alone, 1 wins against others, 1 ties, 2 are never enough by themselves, 1 never earns a point.",
  )
  expect(summarizeRivals([answer({ standing: "no-request" })])).toBe(null)
})
