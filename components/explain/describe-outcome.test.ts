import { describe, expect, test } from "vitest"
import { describeOutcome, nameSome, sentenceText } from "./describe-outcome"
import { keyword, makeCandidate, makeTrace, substring, trigger } from "./trace-fixture"

const read = (trace: ReturnType<typeof makeTrace>) => {
  const { kind, badge, headline, detail } = describeOutcome(trace)
  return { kind, badge, headline: sentenceText(headline), detail: sentenceText(detail) }
}
const graph = makeCandidate({ skill: "graph-audit", rank: 1, signals: [trigger("audit the graph"), keyword("graph")] })

describe("describeOutcome", () => {
  test("a clear winner is told with its lead over the next survivor, not over a suppressed one", () => {
    const trace = makeTrace({
      winner: "graph-audit",
      candidates: [
        graph,
        makeCandidate({
          skill: "near",
          rank: 2,
          signals: [keyword("graph"), keyword("audit")],
          fate: "suppressed",
          by: "graph-audit",
        }),
        makeCandidate({ skill: "far", rank: 3, signals: [keyword("graph")], boost: 1 }),
      ],
    })
    expect(read(trace)).toEqual({
      kind: "routed",
      badge: "routed, certain",
      headline: "Routed to graph-audit",
      detail: "8 points, 4 ahead of far.",
    })
  })

  test("a lone winner is told as such", () => {
    expect(read(makeTrace({ winner: "graph-audit", candidates: [graph] })).detail).toBe(
      "8 points; no other skill got this far.",
    )
  })

  test("a winner level on points says that a tie-break decided", () => {
    const trace = makeTrace({ winner: "graph-audit", candidates: [graph, { ...graph, skill: "b", rank: 2 }] })
    expect(read(trace).detail).toBe("8 points, level with b; a tie-break decided.")
  })

  test("an ambiguous route names both and says that the name decided", () => {
    const trace = makeTrace({
      winner: "a",
      flags: ["ambiguous"],
      candidates: [
        { ...graph, skill: "a" },
        { ...graph, skill: "b", rank: 2 },
      ],
      recommendation: "Tell a and b apart.",
    })
    expect(read(trace)).toEqual({
      kind: "ambiguous",
      badge: "routed, ambiguous",
      headline: "Routed to a, level with b",
      detail: "Tell a and b apart.",
    })
  })

  test("a weak route says that only a part of a word matched", () => {
    const weak = makeCandidate({ skill: "a", rank: 1, signals: [substring("graph", "graphology")] })
    const trace = makeTrace({ winner: "a", flags: ["weak"], candidates: [weak], recommendation: "Add the word." })
    expect(read(trace)).toEqual({
      kind: "weak",
      badge: "routed, weak",
      headline: "Routed to a by a part of a word only",
      detail: "Add the word.",
    })
  })

  test("a weak and ambiguous route says both", () => {
    const weak = makeCandidate({ skill: "a", rank: 1, signals: [substring("graph", "graphology")] })
    const candidates = [weak, { ...weak, skill: "b", rank: 2 }]
    const trace = makeTrace({ winner: "a", flags: ["ambiguous", "weak"], candidates })
    expect(read(trace)).toMatchObject({ kind: "ambiguous", badge: "routed, ambiguous and weak" })
  })

  test("a blocked request names who would answer", () => {
    const candidates = [
      { ...graph, skill: "a", fate: "integrity" as const },
      { ...graph, skill: "b", rank: 2, fate: "behavior" as const },
    ]
    expect(read(makeTrace({ outcome: "blocked", candidates, recommendation: "Repair a." }))).toEqual({
      kind: "blocked",
      badge: "blocked",
      headline: "a and b would answer, but gates removed them all",
      detail: "Repair a.",
    })
    expect(read(makeTrace({ outcome: "blocked", candidates: candidates.slice(0, 1) })).headline).toBe(
      "a would answer, but a gate removed it",
    )
  })

  test("a gap says so, and what the engine advises", () => {
    expect(read(makeTrace({ outcome: "gap", recommendation: "Coverage gap: author a skill." }))).toEqual({
      kind: "gap",
      badge: "gap",
      headline: "No skill answers this",
      detail: "Coverage gap: author a skill.",
    })
  })
})

test("a list of skills names three and counts the rest", () => {
  expect(["a", "b", "c", "d", "e"].map((_, index, all) => sentenceText(nameSome(all.slice(0, index + 1))))).toEqual([
    "a",
    "a and b",
    "a, b and c",
    "a, b, c and 1 more",
    "a, b, c and 2 more",
  ])
})
