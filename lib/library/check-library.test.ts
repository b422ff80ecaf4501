import { expect, test } from "vitest"
import { checkLibrary } from "./check-library"
import { libraryOf } from "./testing/records"

const TODAY = "2026-11-30"
const check = (skills: Parameters<typeof libraryOf>[0]) =>
  checkLibrary(libraryOf(skills), { today: TODAY }).map(({ code, file, line, message }) => [
    code,
    `${file.replace("/SKILL.md", "")}:${line}`,
    message,
  ])

test("each circle of dependencies is told once, from its first member in path order", () => {
  expect(
    check({
      soil: ["relations: {depends_on: [beds]}"],
      beds: ["relations: {depends_on: [soil, tools]}"],
      tools: ["relations: {depends_on: [shed]}"],
      shed: ["relations: {depends_on: [tools]}"],
      self: ["relations: {depends_on: [self]}"],
    }),
  ).toEqual([
    ["depends-on-cycle", "beds:4", "beds -> soil -> beds"],
    ["depends-on-cycle", "shed:4", "shed -> tools -> shed"],
  ])
})

test("a long chain of dependencies is walked without a stack", () => {
  const skills = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`s${index}`, [`relations: {depends_on: [s${index + 1}]}`]]),
  )
  expect(checkLibrary(libraryOf(skills), { today: TODAY })).toEqual([])
})

test("suppression that contradicts or can never fire is reported, mutual suppression is not", () => {
  expect(
    check({
      a: ["relations: {suppresses: [b], depends_on: [b]}"],
      b: ["relations: {suppresses: [a]}"],
      c: ["truth_verdict: BROKEN", "relations:", "  boundary: [a]"],
      d: ["structural_verdict: FAIL", "relations: {suppresses: [], boundary: [a]}"],
    }),
  ).toEqual([
    ["suppresses-dependency", "a:4", '"b" is both suppressed and depended on'],
    ["suppressor-broken", "c:6", "suppresses can never fire: the skill is removed for truth_verdict: BROKEN"],
  ])
})

test("a deprecated skill names a successor that exists", () => {
  expect(
    check({
      a: ["stability: Deprecated"],
      b: ["stability: deprecated", "superseded_by: a"],
      c: ["superseded_by: gone"],
    }),
  ).toEqual([
    ["deprecated-without-successor", "a:4", "the skill is deprecated and names no successor"],
    ["relation-unknown", "c:4", 'superseded_by target "gone" is not in this library'],
  ])
})

test("names equal but for case are reported once each", () => {
  expect(check({ a: ["name: Hedges"], b: ["name: hedges"] }).filter(([code]) => code === "name-case-clash")).toEqual([
    ["name-case-clash", "b:3", '"hedges" differs from "Hedges" (a/SKILL.md) only in case'],
  ])
})

test("paths that can never match are reported", () => {
  expect(check({ a: ["paths: ['!dist/**', '!x']"], b: [`paths: ['${"*/".repeat(40)}x']`] })).toEqual([
    ["paths-only-negative", "a:4", "every pattern in paths begins with !, so none ever matches"],
    ["glob-too-costly", "b:4", expect.stringContaining("is more than 32 wildcards and never matches")],
  ])
})

test("a trigger in two skills is reported by its words", () => {
  expect(check({ a: ["triggers: [Trim Hedge]"], b: ["triggers: [hedge trim]"], c: ["triggers: [trim]"] })).toEqual([])
  expect(check({ a: ["triggers: [Trim Hedge, trim hedge!]"], b: ["triggers: ['trim, hedge!']"] })).toEqual([
    ["trigger-shared", "b:4", 'the trigger "trim, hedge!" is also one of "a" (a/SKILL.md)'],
  ])
})

test("a skill without a case is told only where others have some", () => {
  expect(check({ a: [], b: [] })).toEqual([])
  expect(check({ a: [], b: ["anti_examples: [x y]"] })).toEqual([
    ["case-missing", "a:null", "no example or anti-example covers this skill"],
  ])
})

test("dates that cannot be read or lie ahead are reported", () => {
  expect(
    check({
      a: ["last_changed: yesterday", "last_audited: 2026-11-30", "freshness: weekly"],
      b: ["eval_last_run: {at: 2026-12-01}", "drift_check: {last_verified: 2026-02-30}"],
    }),
  ).toEqual([
    ["date-unreadable", "a:4", 'last_changed "yesterday" is not a date that can be read'],
    ["date-in-future", "b:4", 'eval_last_run.at "2026-12-01" lies ahead of today'],
    ["date-unreadable", "b:5", 'drift_check.last_verified "2026-02-30" is not a date that can be read'],
  ])
})

test("a date of the audit state is told at that file, and one of the frontmatter at its line", () => {
  const [skill] = libraryOf({ a: ["last_audited: soon"] })
  if (!skill) throw new Error("no skill was read")
  const health = { ...skill.health, source: "sidecar" as const, lastChanged: "yesterday" }
  const told = checkLibrary([{ ...skill, health }], { today: TODAY })
  expect(told.map(({ file, line }) => [file, line])).toEqual([
    ["a/SKILL.md", 4],
    ["a/audit-state.json", null],
  ])
})

test("shadowed skills raise no faults about names and triggers", () => {
  expect(check({ "a/x": ["name: x", "triggers: [t u]"], "b/x": ["name: x", "triggers: [t u]"] })).toEqual([])
})
