import { describe, expect, test } from "vitest"
import { buildGraph } from "./build-graph"
import { measureDegrees } from "./degrees"
import { skillRecord } from "./testing/skill-record"

describe("buildGraph", () => {
  test("an edge carries the file, field, line and reason it comes from", () => {
    const graph = buildGraph([
      skillRecord("a", {
        relations: { depends_on: [{ authored: "b", reason: "needs it", minVersion: "1.2", line: 7 }] },
      }),
      skillRecord("b"),
    ])

    expect(graph.edges).toEqual([
      {
        id: "a>depends_on>b",
        from: "a",
        to: "b",
        kind: "depends_on",
        field: "depends_on",
        authored: "b",
        reason: "needs it",
        minVersion: "1.2",
        file: "a/SKILL.md",
        line: 7,
        dangling: false,
        self: false,
      },
    ])
  })

  test("a target that nothing resolves becomes one ghost, however often it is named", () => {
    const graph = buildGraph([
      skillRecord("a", { relations: { related: ["?lost"], verify_with: ["?lost"] } }),
      skillRecord("b", { relations: { related: ["?also lost"] } }),
    ])

    expect(graph.nodes.map(({ name, kind, id }) => ({ name, kind, id }))).toEqual([
      { name: "a", kind: "skill", id: "a/SKILL.md" },
      { name: "b", kind: "skill", id: "b/SKILL.md" },
      { name: "also lost", kind: "ghost", id: null },
      { name: "lost", kind: "ghost", id: null },
    ])
    expect(graph.edges.map(({ id, dangling }) => [id, dangling])).toEqual([
      ["a>verify_with>lost", true],
      ["a>related>lost", true],
      ["b>related>also lost", true],
    ])
  })

  test("duplicates and reciprocals stay apart", () => {
    const graph = buildGraph([
      skillRecord("a", { relations: { related: ["b", "b"], suppresses: ["b"] } }),
      skillRecord("b", { relations: { related: ["a"] } }),
    ])

    expect(graph.edges.map(({ id, kind }) => [id, kind])).toEqual([
      ["a>suppresses>b", "suppresses"],
      ["a>related>b", "related"],
      ["a>related>b#2", "related"],
      ["b>related>a", "related"],
    ])
  })

  test("adjacent relates only where related is absent", () => {
    const graph = buildGraph([
      skillRecord("a", { relations: { adjacent: ["b"] } }),
      skillRecord("b", { relations: { adjacent: ["a"], related: ["a"] } }),
    ])

    expect(graph.edges.map(({ id, kind, field }) => [id, kind, field])).toEqual([
      ["a>adjacent>b", "related", "adjacent"],
      ["b>related>a", "related", "related"],
    ])
  })

  test("boundary suppresses only where suppresses is absent, even when that is empty", () => {
    const graph = buildGraph([
      skillRecord("a", { relations: { boundary: ["b"] } }),
      skillRecord("b", { relations: { boundary: ["a"], suppresses: [] } }),
    ])

    expect(graph.edges.map(({ id, kind, field }) => [id, kind, field])).toEqual([
      ["a>boundary>b", "suppresses", "boundary"],
    ])
  })

  test("a shadowed record is neither a node nor a source of edges", () => {
    const graph = buildGraph([
      skillRecord("a"),
      skillRecord("a", { id: "copy/a/SKILL.md", shadowedBy: "a/SKILL.md", relations: { related: ["?b"] } }),
    ])

    expect(graph.nodes.map(({ id }) => id)).toEqual(["a/SKILL.md"])
    expect(graph.edges).toEqual([])
  })

  test("names of object internals are names like any other", () => {
    const graph = buildGraph([
      skillRecord("__proto__", { relations: { related: ["constructor"] } }),
      skillRecord("constructor"),
    ])

    expect(graph.edges.map(({ id }) => id)).toEqual(["__proto__>related>constructor"])
    expect(measureDegrees(graph).get("__proto__")?.neighbours).toBe(1)
  })
})

describe("measureDegrees", () => {
  test("neighbours are counted once, declared edges each time, ghosts only as targets", () => {
    const degrees = measureDegrees(
      buildGraph([
        skillRecord("a", { relations: { related: ["b", "b", "?lost", "a"], suppresses: ["b"] } }),
        skillRecord("b", { relations: { related: ["a"] } }),
      ]),
    )

    expect([...degrees].map(([name, { neighbours, in: into, out }]) => [name, neighbours, into, out])).toEqual([
      ["a", 1, 2, 5],
      ["b", 1, 3, 1],
      ["lost", 0, 1, 0],
    ])
    expect(degrees.get("b")?.byKind).toEqual({
      depends_on: { in: 0, out: 0 },
      verify_with: { in: 0, out: 0 },
      suppresses: { in: 1, out: 0 },
      broader: { in: 0, out: 0 },
      narrower: { in: 0, out: 0 },
      related: { in: 2, out: 1 },
      disjoint_with: { in: 0, out: 0 },
    })
  })
})
