import { describe, expect, test } from "vitest"
import { compileLibrary, type RouteTrace, type RoutingSkill, route } from "@/lib/routing"
import { classifyMiss } from "./miss"

const skill = (name: string, keywords: readonly string[], rest: Partial<RoutingSkill> = {}): RoutingSkill => ({
  ...{ name, keywords, triggers: [], paths: [], project: [], relations: {}, health: {} },
  ...rest,
})

const library = compileLibrary([
  skill("charts", ["bar chart", "axis"]),
  skill("graphs", ["network graph", "axis"]),
  skill("broken", ["pdf"], { health: { truthVerdict: "BROKEN" } }),
])
const trace = (query: string): RouteTrace => route(library, { query, today: "2026-11-30" })
const NONE = { keyword: null, gate: null, flags: [] }

describe("a trace alone", () => {
  test("is no miss where it is a clean route", () => {
    expect(classifyMiss(trace("a bar chart"))).toBeNull()
  })

  test("is a gap where no skill scored", () => {
    expect(classifyMiss(trace("bake bread"))).toEqual({ kind: "gap", skills: [], ...NONE, detail: "No skill scored." })
  })

  test("is blocked where gates removed all that scored, and names the gate", () => {
    expect(classifyMiss(trace("sign the pdf"))).toMatchObject({
      kind: "blocked",
      skills: ["broken"],
      keyword: null,
      gate: "integrity",
    })
  })

  test("is ambiguous where only the name decided", () => {
    expect(classifyMiss(trace("label the axis"))).toEqual({
      kind: "ambiguous",
      skills: ["charts", "graphs"],
      ...NONE,
      flags: ["ambiguous"],
      detail: "Only the name put charts before graphs.",
    })
  })

  test("is weak where a part of a word won, and names the keyword", () => {
    expect(classifyMiss(trace("the net is down"))).toEqual({
      kind: "weak",
      skills: ["graphs"],
      keyword: "network graph",
      gate: null,
      flags: ["weak"],
      detail: "graphs won by a part of a word of “network graph”.",
    })
  })
})

describe("a judged trace", () => {
  const person = (right: string | null) => ({ source: "person", right }) as const

  test("is a wrong skill where another one, or none, was right", () => {
    expect(classifyMiss(trace("a bar chart"), person("graphs"))).toMatchObject({
      kind: "wrong-skill",
      skills: ["charts", "graphs"],
    })
    expect(classifyMiss(trace("a bar chart"), person(null))).toMatchObject({ kind: "wrong-skill", skills: ["charts"] })
  })

  test("is what it was where the winner was right", () => {
    expect(classifyMiss(trace("a bar chart"), person("charts"))).toBeNull()
    expect(classifyMiss(trace("label the axis"), person("charts"))?.kind).toBe("ambiguous")
  })

  test("names the skill that should have closed a gap", () => {
    expect(classifyMiss(trace("bake bread"), person("charts"))).toMatchObject({ kind: "gap", skills: ["charts"] })
    expect(classifyMiss(trace("bake bread"), person(null))).toMatchObject({ kind: "gap", skills: [] })
  })

  test("is an eval miss where a case fails, positive or negative", () => {
    const failed = classifyMiss(trace("bake bread"), { source: "eval", right: "charts" })
    expect(failed).toMatchObject({ kind: "eval", skills: ["charts"], detail: "Expected charts, got none." })
    const triggered = classifyMiss(trace("a bar chart"), { source: "eval", right: null, not: "charts" })
    expect(triggered).toMatchObject({ kind: "eval", skills: ["charts"] })
    expect(classifyMiss(trace("a bar chart"), { source: "eval", right: null, not: "graphs" })).toBeNull()
  })
})
