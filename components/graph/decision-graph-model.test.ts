import { describe, expect, test } from "vitest"
import { makeCandidate, makeTrace, trigger } from "@/components/explain/trace-fixture"
import type { RouteTrace, RoutingRelations } from "@/lib/routing"
import { buildDecisionGraph } from "./decision-graph-model"

const relations: Record<string, RoutingRelations> = {
  winner: {
    suppresses: [{ skill: "rival", reason: "audits are more exact" }],
    depends_on: [{ skill: "base", reason: "needs the schema" }, { skill: "gone" }],
    related: [{ skill: "bystander" }, { skill: "no-such-skill" }],
  },
  rival: { boundary: [{ skill: "winner" }] },
  base: { depends_on: [{ skill: "deeper" }] },
  deeper: {},
  bystander: {},
}
const relationsOf = (skill: string) => (Object.hasOwn(relations, skill) ? relations[skill] : undefined)

const trace: RouteTrace = makeTrace({
  winner: "winner",
  selected: ["winner"],
  candidates: [
    makeCandidate({ skill: "winner", rank: 1, signals: [trigger("x")] }),
    makeCandidate({
      skill: "rival",
      rank: 2,
      signals: [trigger("x")],
      fate: "suppressed",
      by: "winner",
      reason: "winner takes this",
    }),
  ],
  coLoaded: [
    { skill: "base", via: "depends_on", from: "winner" },
    { skill: "deeper", via: "depends_on", from: "base" },
  ],
  blockedCoLoads: [{ skill: "gone", via: "depends_on", from: "winner", reason: "missing" }],
})

describe("buildDecisionGraph", () => {
  test("every skill of the decision stands in one role, bystanders after them; names that are no skill stay out", () => {
    expect(buildDecisionGraph(trace, relationsOf).nodes.map(({ id, role, points }) => [id, role, points])).toEqual([
      ["winner", "winner", 5],
      ["base", "co-loaded", null],
      ["deeper", "co-loaded", null],
      ["rival", "suppressed", 5],
      ["gone", "blocked", null],
      ["bystander", "context", null],
    ])
  })

  test("edges that fired carry the author's reason and what they did; the rest is only declared", () => {
    expect(
      buildDecisionGraph(trace, relationsOf).edges.map(({ source, target, kind, state, reason, note }) => [
        source,
        kind,
        target,
        state,
        reason,
        note,
      ]),
    ).toEqual([
      ["winner", "suppresses", "rival", "fired", "audits are more exact", "winner takes this"],
      ["winner", "depends_on", "base", "fired", "needs the schema", null],
      ["base", "depends_on", "deeper", "fired", null, null],
      ["winner", "depends_on", "gone", "blocked", null, "missing"],
      ["winner", "related", "bystander", "declared", null, null],
      ["rival", "suppresses", "winner", "declared", null, null],
    ])
  })

  test("columns run from what was pushed aside over the winner to what it loads, and no two nodes share a place", () => {
    const { nodes } = buildDecisionGraph(trace, relationsOf)
    const x = Object.fromEntries(nodes.map((node) => [node.id, node.x]))
    expect(Number(x.rival)).toBeLessThan(Number(x.winner))
    expect(Number(x.winner)).toBeLessThan(Number(x.base))
    expect(Number(x.base)).toBeLessThan(Number(x.deeper))
    expect(x.gone).toBe(x.base)
    expect(new Set(nodes.map((node) => `${node.x},${node.y}`)).size).toBe(nodes.length)
  })

  test("the same trace gives the same picture", () => {
    expect(buildDecisionGraph(trace, relationsOf)).toEqual(buildDecisionGraph(trace, relationsOf))
  })

  test("limits keep the winner, drop edges to what is left out, and count it", () => {
    const graph = buildDecisionGraph(trace, relationsOf, { maxCore: 2, maxContext: 0 })
    expect(graph.nodes.map(({ id }) => id)).toEqual(["winner", "base"])
    expect(graph.edges.map(({ target }) => target)).toEqual(["base"])
    expect(graph.hiddenNeighbours).toBe(6)
  })

  test("a blocked request draws the candidates that gates removed, a gap draws nothing", () => {
    const blocked = makeTrace({
      outcome: "blocked",
      candidates: [makeCandidate({ skill: "winner", rank: 1, fate: "integrity" })],
    })
    expect(buildDecisionGraph(blocked, () => ({})).nodes).toEqual([
      { id: "winner", role: "removed", points: 0, x: -270, y: 0 },
    ])
    expect(buildDecisionGraph(makeTrace({ outcome: "gap" }), relationsOf)).toEqual({
      nodes: [],
      edges: [],
      hiddenNeighbours: 0,
    })
  })

  test("names from Object.prototype are names like any other", () => {
    const odd = makeTrace({
      winner: "__proto__",
      selected: ["__proto__"],
      candidates: [makeCandidate({ skill: "__proto__", rank: 1 })],
    })
    expect(buildDecisionGraph(odd, () => undefined).nodes).toEqual([
      { id: "__proto__", role: "winner", points: 0, x: 0, y: 0 },
    ])
  })
})
