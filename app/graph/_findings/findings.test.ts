import { describe, expect, test } from "vitest"
import { buildGraph, findFindings, listObservations } from "@/lib/graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { countObservations } from "./count-observations"
import { findMeantGroup, groupFindings, isOpenAtFirst } from "./group-findings"

const graph = buildGraph([
  skillRecord("a", { relations: { related: ["a", "b", "b"], depends_on: ["?lost"], suppresses: ["b", "?gone"] } }),
  skillRecord("b", { relations: { suppresses: ["a"], verify_with: ["a"] } }),
  skillRecord("c", { relations: { verify_with: ["a"] } }),
])
const groups = groupFindings(findFindings(graph))

describe("groupFindings", () => {
  test("puts the worst kinds first, and within a kind the worst findings", () => {
    expect(groups.map(({ code, severity, findings }) => [code, severity, findings.map((one) => one.severity)])).toEqual(
      [
        ["dangling", "error", ["error", "warning"]],
        ["self-edge", "warning", ["warning"]],
        ["orphan", "info", ["info", "info"]],
      ],
    )
  })

  test("finds the kind that an address means by its name or by one of its findings", () => {
    expect(findMeantGroup(groups, "orphan")?.code).toBe("orphan")
    expect(findMeantGroup(groups, groups[1]?.findings[0]?.id ?? "")?.code).toBe("self-edge")
    expect([findMeantGroup(groups, "hub"), findMeantGroup(groups, null)]).toEqual([null, null])
  })

  test("opens what asks for work, or only what the address means", () => {
    expect(groups.map((group) => isOpenAtFirst(group, null))).toEqual([true, true, false])
    expect(groups.map((group) => isOpenAtFirst(group, groups[2] ?? null))).toEqual([false, false, true])
  })
})

describe("countObservations", () => {
  test("counts normal structure as the tables list it", () => {
    expect(countObservations(graph).map(({ code, count, noun }) => [code, count, noun])).toEqual([
      ["one-way-related", 2, "relation"],
      ["mutual-suppression", 1, "pair"],
      ["duplicate", 1, "relation"],
    ])
  })

  test("sees the same kinds of structure as the graph room", () => {
    expect(countObservations(graph).map(({ code }) => code)).toEqual([
      ...new Set(listObservations(graph).map(({ code }) => code)),
    ])
  })
})
