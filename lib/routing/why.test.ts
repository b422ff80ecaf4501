import { expect, test } from "vitest"
import { compileLibrary, explainMiss, RequestError } from "./index"
import { buildSkill } from "./testing/build-skill"

const today = "2026-11-30"

const compiled = compileLibrary([
  buildSkill("owner", {
    keywords: ["invoice ledger"],
    triggers: ["book it"],
    relations: { suppresses: [{ skill: "clerk", reason: "owns it" }] },
  }),
  buildSkill("clerk", { keywords: ["invoice"] }),
  buildSkill("third", { keywords: ["invoice ledger"], project: ["shop"] }),
  buildSkill("harmful", { keywords: ["invoice ledger book"], health: { applicationVerdict: "HARMFUL" } }),
  buildSkill("ruined", {
    keywords: ["invoice ledger book"],
    health: { structuralVerdict: "FAIL", truthVerdict: "BROKEN" },
  }),
  buildSkill("silent"),
])
const explain = (name: string, query: string, rest: object = {}) =>
  explainMiss(compiled, { query, today, ...rest }, name)

test("a skill that did not score is told the gate, the points short and the word that makes it win", () => {
  expect(explain("silent", "invoice tally")).toEqual({
    skill: "silent",
    wins: false,
    winner: "owner",
    gate: "score",
    reason: "no trigger, keyword or path of it matches the request",
    by: null,
    field: null,
    score: 0,
    boost: 0,
    rank: null,
    pointsShort: 3,
    change: { kind: "add-keyword", skill: "silent", keyword: "tally" },
    advice: 'It would win with the keyword "tally".',
  })
})

test("a trigger is tried where no keyword is enough", () => {
  expect(explain("silent", "invoice").change).toEqual({ kind: "add-trigger", skill: "silent", trigger: "invoice" })
})

test("one keyword is taken before a trigger", () => {
  expect(explain("silent", "tally").change).toEqual({ kind: "add-keyword", skill: "silent", keyword: "tally" })
})

test("a suppressed skill is told who, which field, and that the edge is in the way", () => {
  const { gate, by, field, reason, change } = explain("clerk", "invoice", { maxResults: 1 })
  expect({ gate, by, field, reason, change }).toEqual({
    gate: "suppression",
    by: "owner",
    field: "relations.suppresses",
    reason: "suppressed by owner: owns it",
    change: { kind: "drop-suppresses", skill: "owner", target: "clerk" },
  })
})

test("a skill behind a verdict is told the verdict, and that grading it again is what helps", () => {
  const { gate, field, change, advice } = explain("harmful", "invoice ledger book")
  expect({ gate, field, change, advice }).toEqual({
    gate: "verdict",
    field: "application_verdict",
    change: { kind: "set-verdict", skill: "harmful", field: "application_verdict", from: "HARMFUL", to: "UNVERIFIED" },
    advice: "It would win if application_verdict were UNVERIFIED instead of HARMFUL: repair it, then grade it again.",
  })
})

test("two verdicts in the way are more than one change", () => {
  const { change, advice } = explain("ruined", "invoice ledger book")
  expect([change, advice]).toEqual([null, "No single change makes it win: more than its verdict stands in the way."])
})

test("a skill of another project is told the handle that is missing", () => {
  const { gate, change } = explain("third", "invoice ledger", { project: "bank" })
  expect([gate, change]).toEqual(["project", { kind: "add-project", skill: "third", handle: "bank" }])
})

test("a selected skill that is not first is told what put the other before it", () => {
  const { gate, rank, by, reason } = explain("third", "invoice ledger")
  expect({ gate, rank, by, reason }).toEqual({
    gate: null,
    rank: 4,
    by: "owner",
    reason: "selected, but owner ranks first: level in everything, and its name comes first",
  })
})

test("the winner has nothing to explain", () => {
  const { wins, gate, change, advice } = explain("owner", "invoice")
  expect({ wins, gate, change, advice }).toEqual({
    wins: true,
    gate: null,
    change: null,
    advice: "It wins: nothing to change.",
  })
})

test("an unknown name is an error that names it", () => {
  expect(() => explain("nobody", "invoice")).toThrow(RequestError)
  expect(() => explain("nobody", "invoice")).toThrow('no skill named "nobody"')
})
