import { describe, expect, test } from "vitest"
import { buildGraph } from "./build-graph"
import type { SignName, VitalSigns } from "./graph-model"
import { skillRecord } from "./testing/skill-record"
import { measureVitalSigns } from "./vital-signs"

const read = (signs: VitalSigns["signs"], name: SignName) => {
  const sign = signs.find((candidate) => candidate.name === name)
  return sign && { value: sign.value, band: sign.band, skills: sign.skills }
}

describe("measureVitalSigns", () => {
  test("a library of no skills has no values and no bands", () => {
    const { nodes, edges, signs, clusters } = measureVitalSigns(buildGraph([]))

    expect({ nodes, edges, clusters }).toEqual({ nodes: 0, edges: 0, clusters: [] })
    expect(signs.map(({ value, band, skills }) => ({ value, band, skills }))).toEqual(
      Array.from({ length: 6 }, () => ({ value: null, band: null, skills: [] })),
    )
  })

  test("self, dangling, duplicate and reciprocal edges add nothing to the undirected graph", () => {
    const measured = measureVitalSigns(
      buildGraph([
        skillRecord("a", { relations: { related: ["b", "b", "a", "?lost"], suppresses: ["b"] } }),
        skillRecord("b", { relations: { related: ["a"], verify_with: ["c"] } }),
        skillRecord("c"),
        skillRecord("d"),
      ]),
    )

    expect({ nodes: measured.nodes, edges: measured.edges, clusters: measured.clusters }).toEqual({
      nodes: 4,
      edges: 2,
      clusters: [["a", "b", "c"], ["d"]],
    })
    expect(read(measured.signs, "connectivity")).toEqual({ value: 0.75, band: "ill", skills: ["d"] })
    expect(read(measured.signs, "average-degree")).toEqual({ value: 1, band: "ill", skills: ["d", "a", "c", "b"] })
    expect(read(measured.signs, "orphan-rate")).toEqual({ value: 0.75, band: "ill", skills: ["d", "a", "c"] })
    expect(read(measured.signs, "maximum-degree")).toEqual({ value: 2, band: "healthy", skills: ["b"] })
    expect(read(measured.signs, "clusters")).toEqual({ value: 2, band: "healthy", skills: ["d"] })
    expect(read(measured.signs, "hub-ratio")).toEqual({ value: 0, band: "healthy", skills: [] })
  })

  test("a star of thirty skills watches its maximum degree and reports its one hub", () => {
    const leaves = Array.from({ length: 30 }, (_, index) => `leaf-${String(index).padStart(2, "0")}`)
    const { signs } = measureVitalSigns(
      buildGraph([
        skillRecord("centre", { relations: { related: leaves } }),
        ...leaves.map((name) => skillRecord(name)),
      ]),
    )

    expect(read(signs, "connectivity")).toEqual({ value: 1, band: "healthy", skills: [] })
    expect(read(signs, "maximum-degree")).toEqual({ value: 30, band: "watch", skills: ["centre"] })
    expect(read(signs, "hub-ratio")).toEqual({ value: 1 / 31, band: "healthy", skills: ["centre"] })
    expect(read(signs, "orphan-rate")).toEqual({ value: 30 / 31, band: "ill", skills: leaves })
  })

  test("each relation type is measured alone, without bands, and says how it was declared", () => {
    const { byKind } = measureVitalSigns(
      buildGraph([
        skillRecord("a", { relations: { related: ["b", "b", "a", "?lost", "?lost"], suppresses: ["b"] } }),
        skillRecord("b", { relations: { related: ["a"] } }),
        skillRecord("c"),
      ]),
    )
    const related = byKind.find(({ kind }) => kind === "related")

    expect(related && { ...related, signs: related.signs.map(({ name, value, band }) => [name, value, band]) }).toEqual(
      {
        kind: "related",
        declared: 6,
        pairs: 1,
        reciprocalPairs: 1,
        duplicates: 2,
        selfEdges: 1,
        dangling: 2,
        skills: 2,
        signs: [
          ["connectivity", 2 / 3, null],
          ["average-degree", 2 / 3, null],
          ["orphan-rate", 1, null],
          ["maximum-degree", 1, null],
          ["clusters", 2, null],
          ["hub-ratio", 0, null],
        ],
      },
    )
    expect(byKind.map(({ kind, pairs }) => [kind, pairs])).toEqual([
      ["depends_on", 0],
      ["verify_with", 0],
      ["suppresses", 1],
      ["broader", 0],
      ["narrower", 0],
      ["related", 1],
      ["disjoint_with", 0],
    ])
  })

  test("a chain of twenty thousand skills is measured without running out of stack", () => {
    const records = Array.from({ length: 20_000 }, (_, index) =>
      skillRecord(`s${index}`, { relations: { depends_on: index === 0 ? [] : [`s${index - 1}`] } }),
    )

    expect(measureVitalSigns(buildGraph(records)).clusters).toHaveLength(1)
  })
})
