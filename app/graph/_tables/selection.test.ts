import { describe, expect, test } from "vitest"
import { buildGraph, findFindings, measureVitalSigns } from "@/lib/graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { findMeantFindings, selectByFinding, selectBySign } from "./selection"

const leaves = Array.from({ length: 16 }, (_, index) => `leaf-${String(index).padStart(2, "0")}`)
const graph = buildGraph([
  skillRecord("centre", { relations: { related: leaves, depends_on: ["leaf-00"] } }),
  ...leaves.map((name) => skillRecord(name)),
  skillRecord("alone", { relations: { related: ["alone"] } }),
])
const signs = measureVitalSigns(graph)
const findings = findFindings(graph)

describe("selectBySign", () => {
  test("selects exactly the skills behind each sign and says what they have in common", () => {
    const words = signs.signs.map(({ name }) => selectBySign(signs, name, null)?.words)

    expect(words).toEqual([
      "1 skill outside the largest cluster (connectivity)",
      "17 skills of degree ≤ 5 (average degree)",
      "17 skills of degree ≤ 1 (orphan rate)",
      "1 skill of degree 16, the highest (maximum degree)",
      "1 skill outside the largest cluster (clusters)",
      "1 skill of degree > 15 (hub ratio)",
    ])
    for (const { name, skills } of signs.signs) expect(selectBySign(signs, name, null)?.names).toEqual(skills)
  })

  test("of one relation type it selects what that type alone makes", () => {
    expect(selectBySign(signs, "maximum-degree", "depends_on")).toEqual({
      names: ["centre", "leaf-00"],
      words: "2 skills of degree 1, the highest (maximum degree, by depends_on alone)",
    })
  })
})

describe("selectByFinding", () => {
  test("selects the skills of all findings of a kind", () => {
    expect(selectByFinding(findings, "hub")).toEqual({ names: ["centre"], words: "1 skill of 1 finding (hubs)" })
    expect(selectByFinding(findings, "orphan")?.names.length).toBe(17)
  })

  test("selects the skills of one finding by its id, and tells the finding", () => {
    const self = findings.find(({ code }) => code === "self-edge")
    expect(self && selectByFinding(findings, self.id)).toEqual({
      names: ["alone"],
      words: `1 skill (relations to itself): ${self?.message}`,
    })
  })

  test("selects nothing where there is no such finding any more", () => {
    expect(selectByFinding(findings, "dependency-cycle")).toBe(null)
    expect(findMeantFindings(findings, "hub:gone")).toEqual([])
  })
})
