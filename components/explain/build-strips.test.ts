import { expect, test } from "vitest"
import { buildStrips, describeSignal, groupByPhrase } from "./build-strips"
import { keyword, makeCandidate, makeTrace, substring, trigger } from "./trace-fixture"

test("a strip cuts the sort key by surface in a fixed order, and its pieces add up to it", () => {
  const signals = [
    substring("audit", "auditing"),
    keyword("graph"),
    trigger("audit graph"),
    keyword("orphan", "orphan node"),
  ]
  const candidate = makeCandidate({ skill: "graph-audit", rank: 1, boost: 2, signals })
  const load = { skill: "context-graph", via: "depends_on" as const, from: "graph-audit" }
  const { strips, scaleMax } = buildStrips(
    makeTrace({ winner: "graph-audit", candidates: [candidate], coLoaded: [load] }),
  )
  expect(scaleMax).toBe(14)
  expect(strips).toEqual([
    {
      candidate,
      isWinner: true,
      points: 14,
      pieces: [
        { piece: "trigger", credit: 5, signals: [signals[2]] },
        { piece: "keyword", credit: 6, signals: [signals[1], signals[3]] },
        { piece: "keyword-substring", credit: 1, signals: [signals[0]] },
        { piece: "boost", credit: 2, signals: [] },
      ],
      evidenceLookedAt: false,
      loads: [load],
    },
  ])
})

test("evidence is shown only between neighbours that are level on points", () => {
  const at = (skill: string, rank: number, token: string, boost = 0) =>
    makeCandidate({ skill, rank, boost, signals: [keyword(token)] })
  const { strips } = buildStrips(makeTrace({ candidates: [at("a", 1, "x", 2), at("b", 2, "x"), at("c", 3, "x")] }))
  expect(strips.map(({ evidenceLookedAt }) => evidenceLookedAt)).toEqual([false, true, true])
})

test("no candidates make an empty board with a scale that can be divided by", () => {
  expect(buildStrips(makeTrace())).toEqual({ strips: [], scaleMax: 1 })
})

test("words that met the same phrase are told together", () => {
  const signals = [keyword("graph", "graph audit"), keyword("orphan"), keyword("audit", "graph audit")]
  expect(groupByPhrase(signals)).toEqual([
    { term: "graph audit", met: ["graph", "audit"] },
    { term: "orphan", met: [] },
  ])
})

test("a signal says what it met only where that differs from the phrase", () => {
  expect([keyword("graph"), keyword("graph", "context graph"), trigger("audit")].map(describeSignal)).toEqual([
    { term: "graph", met: null },
    { term: "context graph", met: "graph" },
    { term: "audit", met: null },
  ])
})
