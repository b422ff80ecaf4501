import { describe, expect, test } from "vitest"
import type { SkillRecord } from "@/lib/library"
import { buildGraph } from "./build-graph"
import { findDependencyCycles, MAX_CYCLES } from "./dependency-cycles"
import { findFindings } from "./findings"
import type { FindingCode } from "./graph-model"
import { skillRecord } from "./testing/skill-record"

/** Findings of one code, without the words. */
function find(records: readonly SkillRecord[], code: FindingCode) {
  return findFindings(buildGraph(records))
    .filter((finding) => finding.code === code)
    .map(({ severity, skills, edges }) => ({ severity, skills, edges }))
}

describe("findFindings", () => {
  test("a depends_on loop is shown as the loop itself", () => {
    const records = [
      skillRecord("b", { relations: { depends_on: ["c"] } }),
      skillRecord("c", { relations: { depends_on: ["a"] } }),
      skillRecord("a", { relations: { depends_on: ["b", "d"] } }),
      skillRecord("d"),
    ]

    expect(find(records, "dependency-cycle")).toEqual([
      { severity: "warning", skills: ["a", "b", "c"], edges: ["b>depends_on>c", "c>depends_on>a", "a>depends_on>b"] },
    ])
  })

  test("a dependency that never routes is an error, a graded-down one is not", () => {
    const records = [
      skillRecord("a", { relations: { depends_on: ["broken", "failed", "harmful"] } }),
      skillRecord("broken", { health: { truthVerdict: "BROKEN" } }),
      skillRecord("failed", { health: { structuralVerdict: "FAIL" } }),
      skillRecord("harmful", { health: { applicationVerdict: "HARMFUL" } }),
    ]

    expect(find(records, "broken-dependency")).toEqual([
      { severity: "error", skills: ["a", "broken"], edges: ["a>depends_on>broken"] },
      { severity: "error", skills: ["a", "failed"], edges: ["a>depends_on>failed"] },
    ])
  })

  test("a dependency outside a project of the declarer is a warning, a bound one of an ambient skill a remark", () => {
    const records = [
      skillRecord("both", { project: ["shop", "blog"], relations: { depends_on: ["shop-only", "ambient"] } }),
      skillRecord("ambient", { relations: { depends_on: ["shop-only"] } }),
      skillRecord("inside", { project: ["shop"], relations: { depends_on: ["shop-only"] } }),
      skillRecord("shop-only", { project: ["shop"] }),
    ]

    expect(find(records, "dependency-out-of-project")).toEqual([
      { severity: "info", skills: ["ambient", "shop-only"], edges: ["ambient>depends_on>shop-only"] },
      { severity: "warning", skills: ["both", "shop-only"], edges: ["both>depends_on>shop-only"] },
    ])
  })

  test("suppressing what one depends on is a finding, mutual suppression is not", () => {
    const records = [
      skillRecord("a", { relations: { depends_on: ["b"], suppresses: ["b"] } }),
      skillRecord("b", { relations: { suppresses: ["a"] } }),
    ]

    expect(findFindings(buildGraph(records)).filter(({ code }) => code !== "orphan")).toEqual([
      {
        id: "suppressed-dependency:a>b",
        code: "suppressed-dependency",
        severity: "warning",
        skills: ["a", "b"],
        edges: ["a>suppresses>b", "a>depends_on>b"],
        message: "a both suppresses and depends on b: where it suppresses it, it cannot load it.",
        mend: "Keep one of the two in a/SKILL.md.",
      },
    ])
  })

  test("a suppressor that is broken or that no request scores can never fire", () => {
    const records = [
      skillRecord("broken", { health: { truthVerdict: "BROKEN" }, relations: { suppresses: ["live"] } }),
      skillRecord("silent", { triggers: [], relations: { boundary: ["live", "?lost"] } }),
      skillRecord("live", { relations: { suppresses: ["silent"] } }),
    ]

    expect(find(records, "dead-suppressor")).toEqual([
      { severity: "warning", skills: ["broken"], edges: ["broken>suppresses>live"] },
      { severity: "warning", skills: ["silent"], edges: ["silent>boundary>live"] },
    ])
  })

  test("disjoint skills are reported where one loads the other, also through dependencies", () => {
    const records = [
      skillRecord("a", { relations: { disjoint_with: ["c", "d"], depends_on: ["b"], verify_with: ["d"] } }),
      skillRecord("b", { relations: { depends_on: ["c"], verify_with: ["e"] } }),
      skillRecord("c"),
      skillRecord("d"),
      skillRecord("e", { relations: { disjoint_with: ["a"] } }),
    ]

    expect(find(records, "disjoint-co-load")).toEqual([
      {
        severity: "warning",
        skills: ["a", "c"],
        edges: ["a>disjoint_with>c", "a>depends_on>b", "b>depends_on>c"],
      },
      { severity: "warning", skills: ["a", "d"], edges: ["a>disjoint_with>d", "a>verify_with>d"] },
    ])
  })

  test("a broken skill in between cuts the way to a disjoint one", () => {
    const records = [
      skillRecord("a", { relations: { disjoint_with: ["c"], depends_on: ["b"] } }),
      skillRecord("b", { health: { structuralVerdict: "FAIL" }, relations: { depends_on: ["c"] } }),
      skillRecord("c"),
    ]

    expect(find(records, "disjoint-co-load")).toEqual([])
  })

  test("loose ends name the place in the file", () => {
    const records = [
      skillRecord("a", {
        relations: {
          depends_on: [{ authored: "?lost", line: 9 }],
          related: ["a", "?gone"],
        },
      }),
    ]

    expect(findFindings(buildGraph(records)).filter(({ code }) => code !== "orphan")).toEqual([
      {
        id: "dangling:a>related>gone",
        code: "dangling",
        severity: "warning",
        skills: ["a"],
        edges: ["a>related>gone"],
        message: "a names gone in related (a/SKILL.md), and no one skill answers to that.",
        mend: "Correct the name, author gone, or take it out of related.",
      },
      {
        id: "dangling:a>depends_on>lost",
        code: "dangling",
        severity: "error",
        skills: ["a"],
        edges: ["a>depends_on>lost"],
        message: "a names lost in depends_on (a/SKILL.md:9), and no one skill answers to that.",
        mend: "Correct the name, author lost, or take it out of depends_on.",
      },
      {
        id: "self-edge:a>related>a",
        code: "self-edge",
        severity: "warning",
        skills: ["a"],
        edges: ["a>related>a"],
        message: "a lists itself in related (a/SKILL.md).",
        mend: "Take a out of related.",
      },
    ])
  })

  test("a deprecated skill needs a successor that exists", () => {
    const records = [
      skillRecord("old", { stability: "deprecated" }),
      skillRecord("older", { stability: "Deprecated", supersededBy: "vanished" }),
      skillRecord("replaced", { stability: "deprecated", supersededBy: "new" }),
      skillRecord("new", { stability: "stable" }),
    ]

    expect(find(records, "deprecated-without-successor")).toEqual([
      { severity: "warning", skills: ["old"], edges: [] },
      { severity: "warning", skills: ["older"], edges: [] },
    ])
  })

  test("an island of two is cut off, a lone skill is an orphan", () => {
    const records = [
      skillRecord("a", { relations: { related: ["b", "c"] } }),
      skillRecord("b", { relations: { related: ["c"] } }),
      skillRecord("c"),
      skillRecord("x", { relations: { related: ["y"] } }),
      skillRecord("y"),
      skillRecord("z"),
    ]

    expect(find(records, "cut-off")).toEqual([{ severity: "info", skills: ["x", "y"], edges: [] }])
    expect(find(records, "orphan")).toEqual([
      { severity: "info", skills: ["x"], edges: ["x>related>y"] },
      { severity: "info", skills: ["y"], edges: ["x>related>y"] },
      { severity: "info", skills: ["z"], edges: [] },
    ])
  })

  test("a large cluster is told by its first names and the number of the rest", () => {
    const names = Array.from({ length: 15 }, (_, index) => `s${String(index).padStart(2, "0")}`)
    const main = names.map((name, index) =>
      skillRecord(`m${index}`, { relations: { related: [name.replace("s", "n")] } }),
    )
    const more = names.map((name) => skillRecord(name.replace("s", "n"), { relations: { related: ["n00"] } }))
    const apart = names.map((name) => skillRecord(name, { relations: { related: ["s00"] } }))
    const [finding] = findFindings(buildGraph([...main, ...more, ...apart])).filter(({ code }) => code === "cut-off")
    expect(finding).toMatchObject({
      id: "cut-off:s00",
      skills: names,
      message: `15 skills are joined only to each other: ${names.slice(0, 12).join(", ")} and 3 more.`,
    })
  })

  test("sixteen neighbours make a hub, fifteen do not", () => {
    const leaves = Array.from({ length: 16 }, (_, index) => `leaf-${index}`)
    const records = [
      skillRecord("big", { relations: { related: leaves } }),
      skillRecord("bigger-not", { relations: { related: leaves.slice(1) } }),
      ...leaves.map((name) => skillRecord(name)),
    ]

    expect(find(records, "hub")).toEqual([{ severity: "info", skills: ["big"], edges: [] }])
  })
})

describe("findDependencyCycles", () => {
  test("two loops that share a skill are both found, each once", () => {
    const edges = ["ab", "ba", "bc", "cd", "db"].map(([from = "", to = ""]) => ({ from, to }))

    expect(findDependencyCycles(edges)).toEqual([
      ["a", "b"],
      ["b", "c", "d"],
    ])
  })

  test("a skill that leads into a loop, or out of one, is no part of it", () => {
    expect(findDependencyCycles(["xa", "ab", "ba", "by"].map(([from = "", to = ""]) => ({ from, to })))).toEqual([
      ["a", "b"],
    ])
  })

  test("a loop of twenty thousand skills is found whole", () => {
    const edges = Array.from({ length: 20_000 }, (_, index) => ({ from: `s${index}`, to: `s${(index + 1) % 20_000}` }))

    expect(findDependencyCycles(edges).map((cycle) => cycle.length)).toEqual([20_000])
  })

  test("a library where everything depends on everything stops at its bound", () => {
    const names = Array.from({ length: 60 }, (_, index) => `s${index}`)
    const edges = names.flatMap((from) => names.map((to) => ({ from, to })))

    expect(findDependencyCycles(edges)).toHaveLength(MAX_CYCLES)
  })
})
