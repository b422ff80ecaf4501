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

  test("an ambiguous route names both and that the name decided", () => {
    const trace = makeTrace({
      winner: "a",
      flags: ["ambiguous"],
      candidates: [
        { ...graph, skill: "a" },
        { ...graph, skill: "b", rank: 2 },
      ],
    })
    expect(read(trace)).toEqual({
      kind: "ambiguous",
      badge: "routed, ambiguous",
      headline: "Routed to a",
      detail: "Only the name decided between a and b: they are level on points and on every tie-break.",
    })
  })

  test("a weak route says that only a part of a word matched", () => {
    const weak = makeCandidate({ skill: "a", rank: 1, signals: [substring("graph", "graphology")] })
    expect(read(makeTrace({ winner: "a", flags: ["weak"], candidates: [weak] }))).toEqual({
      kind: "weak",
      badge: "routed, weak",
      headline: "Routed to a",
      detail: "Only a part of a word matched: no trigger, whole keyword or path.",
    })
  })

  test("a weak and ambiguous route says both", () => {
    const weak = makeCandidate({ skill: "a", rank: 1, signals: [substring("graph", "graphology")] })
    const trace = makeTrace({
      winner: "a",
      flags: ["ambiguous", "weak"],
      candidates: [weak, { ...weak, skill: "b", rank: 2 }],
    })
    expect(read(trace)).toMatchObject({
      badge: "routed, ambiguous and weak",
      detail: "Only the name decided between a and b, and only a part of a word matched either.",
    })
  })

  test("a blocked request names who would answer", () => {
    const trace = makeTrace({
      outcome: "blocked",
      candidates: [
        { ...graph, skill: "a", fate: "integrity" },
        { ...graph, skill: "b", rank: 2, fate: "behavior" },
      ],
    })
    expect(read(trace)).toEqual({
      kind: "blocked",
      badge: "blocked",
      headline: "a and b would answer, but gates removed them all",
      detail: "Repair or re-grade; do not author a new skill for this.",
    })
  })

  test("a gap with words asks for a skill or keywords; one without any scored word says that", () => {
    expect(read(makeTrace({ outcome: "gap", tokens: ["weather"] })).detail).toBe(
      "Nothing scored: author a skill for it, or broaden the keywords of one that should answer.",
    )
    expect(read(makeTrace({ outcome: "gap" })).detail).toBe(
      "The request holds no word that is scored: only stop words, single letters or signs.",
    )
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
