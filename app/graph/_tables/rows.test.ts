import { describe, expect, test } from "vitest"
import { buildGraph, listPairs, measureDegrees, measureVitalSigns } from "@/lib/graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { countRelations, listCountWords } from "./count-words"
import { listPairRows } from "./pair-row"
import { listRelationRows } from "./relation-row"
import { pickRelations } from "./relation-strips"
import { listSkillTwinRows } from "./skill-twin-row"

const graph = buildGraph([
  skillRecord("a", {
    subject: "flight",
    project: ["north"],
    health: { structuralVerdict: "PASS", evalState: "passing" },
    relations: { related: ["b", "b", "a", "?lost"], suppresses: ["b"] },
  }),
  skillRecord("b", { relations: { adjacent: [{ authored: "a", reason: "near", line: 7 }], depends_on: ["c"] } }),
  skillRecord("c"),
  skillRecord("d"),
])
const signs = measureVitalSigns(graph)

describe("listSkillTwinRows", () => {
  test("tells how each skill hangs together with the others, most connected first", () => {
    const rows = listSkillTwinRows({
      graph,
      signs,
      degrees: measureDegrees(graph),
      slugs: new Map([["a", "a"]]),
      statuses: new Map([["a", "blocked"]]),
    })

    expect(
      rows.map(({ name, degree, out, in: into, neighbours, joined, cluster }) => ({
        name,
        degree,
        out,
        into,
        neighbours,
        joined,
        cluster,
      })),
    ).toEqual([
      {
        name: "b",
        degree: 2,
        out: 2,
        into: 3,
        neighbours: ["a", "c"],
        joined: ["depends_on", "suppresses", "related"],
        cluster: 1,
      },
      { name: "a", degree: 1, out: 5, into: 2, neighbours: ["b"], joined: ["suppresses", "related"], cluster: 1 },
      { name: "c", degree: 1, out: 0, into: 1, neighbours: ["b"], joined: ["depends_on"], cluster: 1 },
      { name: "d", degree: 0, out: 0, into: 0, neighbours: [], joined: [], cluster: 2 },
    ])
    expect(rows[1]).toEqual({
      name: "a",
      slug: "a",
      degree: 1,
      in: 2,
      out: 5,
      byKind: {
        depends_on: { in: 0, out: 0 },
        verify_with: { in: 0, out: 0 },
        suppresses: { in: 0, out: 1 },
        broader: { in: 0, out: 0 },
        narrower: { in: 0, out: 0 },
        related: { in: 2, out: 4 },
        disjoint_with: { in: 0, out: 0 },
      },
      neighbours: ["b"],
      joined: ["suppresses", "related"],
      status: "blocked",
      verdicts: { structural: "PASS", truth: "UNVERIFIED", comprehension: "UNVERIFIED", application: "UNVERIFIED" },
      evalState: "passing",
      subject: "flight",
      stability: null,
      project: ["north"],
      cluster: 1,
    })
  })

  test("as many skills are joined by a type as its vital signs count", () => {
    const rows = listSkillTwinRows({
      graph,
      signs,
      degrees: measureDegrees(graph),
      slugs: new Map(),
      statuses: new Map(),
    })
    for (const { kind, skills } of signs.byKind) {
      expect(rows.filter(({ joined }) => joined.includes(kind)).length).toBe(skills)
    }
  })
})

describe("listRelationRows", () => {
  const rows = listRelationRows(graph)

  test("keeps every declared relation and says what is peculiar about it", () => {
    expect(rows.map(({ id, flags, place }) => [id, flags.join(" "), place])).toEqual([
      ["a>suppresses>b", "one-way", "a/SKILL.md"],
      ["a>related>b", "reciprocal", "a/SKILL.md"],
      ["a>related>b#2", "reciprocal repeated", "a/SKILL.md"],
      ["a>related>a", "self", "a/SKILL.md"],
      ["a>related>lost", "dangling", "a/SKILL.md"],
      ["b>depends_on>c", "one-way", "b/SKILL.md"],
      ["b>adjacent>a", "reciprocal", "b/SKILL.md:7"],
    ])
  })

  test("has as many rows of each peculiarity as the vital signs count, type by type", () => {
    for (const { kind, declared, duplicates, selfEdges, dangling } of signs.byKind) {
      const ofKind = rows.filter((row) => row.kind === kind)
      const count = (flag: "repeated" | "self" | "dangling") =>
        ofKind.filter(({ flags }) => flags.includes(flag)).length
      expect([ofKind.length, count("repeated"), count("self"), count("dangling")]).toEqual([
        declared,
        duplicates,
        selfEdges,
        dangling,
      ])
    }
  })

  test("is narrowed by a focus to what the skill declares, what points to it, or both", () => {
    const around = (side: "both" | "uses" | "used-by") =>
      pickRelations(rows, { findings: [] }, { focus: "b", side, finding: null }).map(({ id }) => id)

    expect(around("uses")).toEqual(["b>depends_on>c", "b>adjacent>a"])
    expect(around("used-by")).toEqual(["a>suppresses>b", "a>related>b", "a>related>b#2"])
    expect(around("both").length).toBe(5)
  })
})

describe("listPairRows", () => {
  const rows = listPairRows(listPairs(graph))

  test("joins what two skills declare of each other into one row with directions", () => {
    expect(rows).toEqual([
      {
        a: "a",
        b: "b",
        kinds: [
          { kind: "suppresses", aToB: 1, bToA: 0 },
          { kind: "related", aToB: 2, bToA: 1 },
        ],
        isReciprocal: true,
        edges: ["a>suppresses>b", "a>related>b", "a>related>b#2", "b>adjacent>a"],
        id: '["a","b"]',
        types: ["suppresses", "related"],
        reciprocal: ["any", "related"],
        declared: 4,
        words: "suppresses →, related ↔",
      },
      {
        a: "b",
        b: "c",
        kinds: [{ kind: "depends_on", aToB: 1, bToA: 0 }],
        isReciprocal: false,
        edges: ["b>depends_on>c"],
        id: '["b","c"]',
        types: ["depends_on"],
        reciprocal: [],
        declared: 1,
        words: "depends_on →",
      },
    ])
  })

  test("has as many rows of each type, and reciprocal ones, as the vital signs count", () => {
    expect(rows.length).toBe(signs.edges)
    for (const { kind, pairs, reciprocalPairs } of signs.byKind) {
      expect([
        rows.filter(({ types }) => types.includes(kind)).length,
        rows.filter(({ reciprocal }) => reciprocal.includes(kind)).length,
      ]).toEqual([pairs, reciprocalPairs])
    }
  })
})

test("the relations are counted both ways, in words", () => {
  const words = (of: typeof graph) =>
    listCountWords(countRelations(measureVitalSigns(of), listPairs(of)))
      .map(({ text }) => text)
      .join(", ")

  expect(words(graph)).toBe("7 relations declared, 2 pairs joined, 1 reciprocal, 1 repeated, 1 to itself, 1 dangling")
  expect(words(buildGraph([]))).toBe("0 relations declared, 0 pairs joined, 0 reciprocal, 0 repeated")
})
