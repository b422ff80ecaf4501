import { describe, expect, test } from "vitest"
import { compileLibrary, isoDay, type RoutingHealth, type RoutingSkill, route } from "@/lib/routing"
import { findGateVerdicts, findLapse } from "./gate-state"

const TODAY = "2026-11-30"

function makeSkill(name: string, health: RoutingHealth, changes: Partial<RoutingSkill> = {}): RoutingSkill {
  return { name, triggers: [], keywords: [], paths: [], project: [], relations: {}, health, ...changes }
}

test("verdicts are the gate's own, for skills that no request reaches and for bound ones as well", () => {
  const verdicts = findGateVerdicts(
    [
      makeSkill("broken", { truthVerdict: "broken" }),
      makeSkill("harmful", { applicationVerdict: "HARMFUL", evalLastRunAt: "2026-11-01" }),
      makeSkill("lapsed", { applicationVerdict: "HARMFUL", evalLastRunAt: "2026-01-01" }),
      makeSkill("applicable", { applicationVerdict: "APPLICABLE" }, { project: ["shop"] }),
      makeSkill(
        "rival",
        {},
        { relations: { suppresses: [{ skill: "applicable" }], disjoint_with: [{ skill: "lapsed" }] } },
      ),
    ],
    TODAY,
  )
  expect(Object.fromEntries(verdicts)).toEqual({
    broken: {
      passes: false,
      removedBy: { reason: "integrity", field: "truth_verdict", detail: "truth_verdict is BROKEN" },
      boost: 0,
    },
    harmful: {
      passes: false,
      removedBy: { reason: "behavior", field: "application_verdict", detail: "application_verdict is HARMFUL" },
      boost: 0,
    },
    lapsed: { passes: true, removedBy: null, boost: 0 },
    applicable: { passes: true, removedBy: null, boost: 2 },
    rival: { passes: true, removedBy: null, boost: 0 },
  })
})

test("an empty library has no verdicts", () => {
  expect(findGateVerdicts([], TODAY)).toEqual(new Map())
})

describe("a blocking verdict", () => {
  test.each<[string, RoutingHealth, ReturnType<typeof findLapse>]>([
    ["that is none", { applicationVerdict: "MIXED", evalLastRunAt: "2026-11-01" }, null],
    [
      "on its first day",
      { evalLastRunAt: TODAY },
      { state: "active", gradedOn: TODAY, lapsesOn: "2027-03-01", daysLeft: 91 },
    ],
    [
      "on day 90",
      { evalLastRunAt: "2026-09-01T23:00:00Z" },
      { state: "active", gradedOn: "2026-09-01", lapsesOn: "2026-12-01", daysLeft: 1 },
    ],
    [
      "on day 91",
      { evalLastRunAt: "2026-08-31" },
      { state: "lapsed", gradedOn: "2026-08-31", lapsedOn: TODAY, why: "The grade is 91 days old; it held for 90." },
    ],
    [
      "of a skill changed since",
      { evalLastRunAt: "2026-11-01", lastChanged: "2026-11-02" },
      {
        state: "lapsed",
        gradedOn: "2026-11-01",
        lapsedOn: "2026-11-02",
        why: "The skill was changed on 2026-11-02, after the grade of 2026-11-01.",
      },
    ],
    [
      "of a skill changed on the day of the grade",
      { evalLastRunAt: "2026-11-01", lastChanged: "2026-11-01" },
      { state: "active", gradedOn: "2026-11-01", lapsesOn: "2027-01-31", daysLeft: 62 },
    ],
    [
      "with a change that lies ahead",
      { evalLastRunAt: "2026-11-01", lastChanged: "2027-01-01" },
      { state: "active", gradedOn: "2026-11-01", lapsesOn: "2027-01-01", daysLeft: 32 },
    ],
    ...[null, "soon", "2027-01-01"].map((evalLastRunAt): [string, RoutingHealth, ReturnType<typeof findLapse>] => [
      `graded ${evalLastRunAt}`,
      { evalLastRunAt },
      {
        state: "active-without-end",
        why: "The grade has no date that can be read, so it holds until it is graded again.",
      },
    ]),
  ])("%s", (_name, health, expected) => {
    expect(findLapse({ applicationVerdict: "HARMFUL", ...health }, TODAY)).toEqual(expected)
  })

  test("lapses with a change that lies ahead on the very day of it", () => {
    const health = { applicationVerdict: "REDUNDANT", evalLastRunAt: "2026-11-01", lastChanged: "2026-12-24" }
    const compiled = compileLibrary([makeSkill("a", health, { triggers: ["go"] })])
    const outcomeOn = (today: string) => route(compiled, { query: "go", today }).outcome
    expect(findLapse(health, TODAY)).toMatchObject({ lapsesOn: "2026-12-24" })
    expect([outcomeOn("2026-12-23"), outcomeOn("2026-12-24")]).toEqual(["blocked", "routed"])
  })

  test("lapses on the very day that the engine lets the skill through", () => {
    const skill = makeSkill("a", { applicationVerdict: "REDUNDANT", evalLastRunAt: "2026-11-01" }, { triggers: ["go"] })
    const lapse = findLapse(skill.health, TODAY)
    const outcomeOn = (today: string) => route(compileLibrary([skill]), { query: "go", today }).outcome
    expect(lapse).toEqual({ state: "active", gradedOn: "2026-11-01", lapsesOn: "2027-01-31", daysLeft: 62 })
    expect([outcomeOn("2027-01-30"), outcomeOn("2027-01-31")]).toEqual(["blocked", "routed"])
    expect((isoDay("2027-01-31") ?? 0) - (isoDay(TODAY) ?? 0)).toBe(62)
  })
})
