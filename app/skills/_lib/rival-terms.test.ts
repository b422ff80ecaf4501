import { expect, test } from "vitest"
import { compileLibrary, type RoutingSkill } from "@/lib/routing"
import { findRivals, indexTerms, type SkillTerms, type TermAnswer } from "./rival-terms"

const NOTHING: SkillTerms & Pick<RoutingSkill, "project" | "relations" | "health"> = {
  triggers: [],
  keywords: [],
  paths: [],
  examples: [],
  project: [],
  relations: {},
  health: {},
}
type Given = Partial<typeof NOTHING>

/** Asks about the skill `hedge` among others. */
function ask(hedge: Given, others: Record<string, Given> = {}, project: string | null = null): TermAnswer[] {
  const skills = Object.entries({ hedge, ...others }).map(([name, given]) => ({ name, ...NOTHING, ...given }))
  return findRivals(
    { ...NOTHING, ...hedge },
    { compiled: compileLibrary(skills), holders: indexTerms(skills), skill: "hedge", project, today: "2026-11-30" },
  )
}
const standings = (answers: readonly TermAnswer[]) => answers.map(({ term, standing }) => [term, standing])

test("a phrase that nobody else scores on wins alone", () => {
  expect(ask({ triggers: ["trim the hedge"], examples: ["please trim the hedge", "mow"] })).toEqual([
    {
      term: "trim the hedge",
      surface: "trigger",
      request: { query: "trim the hedge", paths: [] },
      standing: "alone",
      winner: "hedge",
      margin: null,
      score: 5,
      isWeak: false,
      earnedBy: null,
      rivals: [],
      rivalCounts: { same: 0, trigger: 0, path: 0, words: 0, parts: 0 },
      examples: { won: 1, helped: 1 },
    },
  ])
})

test("rivals come with the way they score: the same phrase, a trigger inside it, shared words, parts of words", () => {
  const [answer] = ask(
    { triggers: ["trim hedge"], keywords: ["trim"] },
    {
      same: { triggers: ["Trim, hedge!"] },
      inside: { triggers: ["hedge"] },
      words: { keywords: ["hedge row"] },
      parts: { keywords: ["hedgehog"] },
    },
  )
  expect(answer).toMatchObject({
    standing: "wins",
    winner: "hedge",
    score: 8,
    margin: 3,
    rivals: [
      { skill: "inside", way: "trigger", score: 5, stands: true },
      { skill: "same", way: "same", score: 5, stands: true },
      { skill: "words", way: "words", score: 3, stands: true },
      { skill: "parts", way: "parts", score: 1, stands: true },
    ],
    rivalCounts: { same: 1, trigger: 1, path: 0, words: 1, parts: 1 },
  })
})

test("equal points tell a tie, which the order of names decides", () => {
  expect(standings(ask({ keywords: ["beds"] }, { soil: { keywords: ["beds"] } }))).toEqual([["beds", "tie-won"]])
  const [lost] = ask({ keywords: ["beds"] }, { bulbs: { keywords: ["beds"] } })
  expect([lost?.standing, lost?.winner, lost?.margin]).toEqual(["tie-lost", "bulbs", 0])
})

test("a phrase loses to who scores more, and to who suppresses", () => {
  const [lost] = ask({ keywords: ["compost"] }, { heap: { triggers: ["compost"], keywords: ["compost"] } })
  expect([lost?.standing, lost?.winner, lost?.margin]).toEqual(["lost", "heap", 5])
  const taker = { keywords: ["compost"], relations: { suppresses: [{ skill: "hedge" }] } }
  const [taken] = ask({ keywords: ["compost"] }, { heap: taker })
  expect([taken?.standing, taken?.winner]).toEqual(["suppressed", "heap"])
})

test("a rival that a gate removed does not stand, and a skill that the gate removes is blocked", () => {
  const broken = { truthVerdict: "BROKEN" }
  const [wins] = ask({ keywords: ["moss"] }, { lawn: { keywords: ["moss"], health: broken } })
  expect([wins?.standing, wins?.margin, wins?.rivals]).toEqual([
    "wins",
    null,
    [{ skill: "lawn", way: "same", score: 3, stands: false }],
  ])
  expect(standings(ask({ keywords: ["moss"], health: broken }))).toEqual([["moss", "blocked"]])
})

test("a term without a word of its own is silent, and names the term that earns its words", () => {
  const answers = ask({ keywords: ["how to", "root rot", "rot"] })
  expect(answers.map(({ term, standing, earnedBy }) => [term, standing, earnedBy])).toEqual([
    ["how to", "silent", null],
    ["root rot", "alone", null],
    ["rot", "alone", "root rot"],
  ])
})

test("a glob is asked with a path of its kind; one that takes paths out is no request", () => {
  const answers = ask(
    { paths: ["**/*.{css,scss}", "!dist/**"] },
    { style: { paths: ["**/*.{css,scss}"] }, front: { paths: ["src/**"] } },
  )
  expect(answers.map(({ request, standing, rivals }) => [request, standing, rivals.map(({ way }) => way)])).toEqual([
    [{ query: "", paths: ["src/example.css"] }, "tie-lost", ["path", "same"]],
    [null, "no-request", []],
  ])
})

test("a skill of a project is asked about from there", () => {
  expect(standings(ask({ triggers: ["mulch"], project: ["garden"] }, {}, "garden"))).toEqual([["mulch", "alone"]])
})

test("the helping terms are counted over the examples that are won", () => {
  const answers = ask({
    triggers: ["prune roses"],
    keywords: ["roses", "thorns"],
    examples: ["prune roses", "thorns of roses", "weather"],
  })
  expect(answers.map(({ term, examples }) => [term, examples])).toEqual([
    ["prune roses", { won: 2, helped: 1 }],
    ["roses", { won: 2, helped: 2 }],
    ["thorns", { won: 2, helped: 1 }],
  ])
})

test("what lies beyond the bound is not asked", () => {
  const triggers = Array.from({ length: 300 }, (_, index) => `phrase ${index} of many`)
  const answers = ask({ triggers })
  expect(answers.filter(({ standing }) => standing === "alone")).toHaveLength(240)
  expect(answers.at(-1)).toMatchObject({ standing: "not-asked", winner: null, rivals: [] })
})
