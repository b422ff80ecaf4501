import { expect, test } from "vitest"
import { buildEvidenceMatrix } from "./evidence-matrix"
import { keyword, makeCandidate, makeTrace, substring, trigger } from "./trace-fixture"

const split = (text: string) => text.toLowerCase().split(/\W+/).filter(Boolean)
const wide = { maxColumns: 40, maxPlainWords: 40, maxRows: 50 }

test("each word of the request is a column; tokens are scored once, stop words never, and a hole is one nobody knows", () => {
  const trace = makeTrace({
    words: ["audit", "the", "graph", "audit", "please"],
    tokens: ["audit", "graph", "please"],
    candidates: [
      makeCandidate({
        skill: "a",
        rank: 1,
        signals: [keyword("graph", "context graph"), substring("audit", "auditing")],
      }),
    ],
  })
  const matrix = buildEvidenceMatrix(trace, split, wide)
  expect(matrix.columns.map(({ word, kind, creditedBy }) => [word, kind, creditedBy])).toEqual([
    ["audit", "token", 1],
    ["the", "unscored", 0],
    ["graph", "token", 1],
    ["audit", "repeat", 1],
    ["please", "token", 0],
  ])
  expect(matrix.rows[0]?.cells.map(({ signal }) => signal?.credit ?? null)).toEqual([1, null, 3, null, null])
  expect(matrix).toMatchObject({ hiddenColumns: 0, hiddenRows: 0, holes: ["please"], hasPaths: false })
})

test("a trigger is a band over the words it ran over, stop words too, and credits them", () => {
  const trace = makeTrace({
    words: ["please", "audit", "the", "graph"],
    tokens: ["please", "audit", "graph"],
    candidates: [makeCandidate({ skill: "a", rank: 1, signals: [trigger("Audit the graph!"), trigger("graph")] })],
  })
  const matrix = buildEvidenceMatrix(trace, split, wide)
  expect(matrix.rows[0]?.cells.map(({ bands }) => bands.map(({ term, edge }) => `${term}:${edge}`))).toEqual([
    [],
    ["Audit the graph!:start"],
    ["Audit the graph!:middle"],
    ["Audit the graph!:end", "graph:only"],
  ])
  expect(matrix.holes).toEqual(["please"])
})

test("a trigger that equals all tokens together covers the places of the tokens", () => {
  const trace = makeTrace({
    words: ["audit", "of", "graph"],
    tokens: ["audit", "graph"],
    candidates: [makeCandidate({ skill: "a", rank: 1, signals: [trigger("audit graph")] })],
  })
  expect(buildEvidenceMatrix(trace, split, wide).rows[0]?.cells.map(({ bands }) => bands[0]?.edge ?? null)).toEqual([
    "start",
    null,
    "end",
  ])
})

test("a long request drops unscored words first, then words without credit, and says how many", () => {
  const words = ["the", "w1", "w2", "the", "w3", "w4", "w5"]
  const trace = makeTrace({
    words,
    tokens: ["w1", "w2", "w3", "w4", "w5"],
    candidates: [makeCandidate({ skill: "a", rank: 1, signals: [keyword("w5"), keyword("w3")] })],
  })
  const atMost = (maxColumns: number) => {
    const { columns, hiddenColumns, holes } = buildEvidenceMatrix(trace, split, {
      maxColumns,
      maxPlainWords: 40,
      maxRows: 1,
    })
    return { shown: columns.map(({ word }) => word), hiddenColumns, holes }
  }
  expect(atMost(5)).toEqual({ shown: ["w1", "w2", "w3", "w4", "w5"], hiddenColumns: 2, holes: ["w1", "w2", "w4"] })
  expect(atMost(3)).toEqual({ shown: ["w1", "w3", "w5"], hiddenColumns: 4, holes: ["w1", "w2", "w4"] })
})

test("candidates beyond the limit are counted, and their credits still fill holes", () => {
  const trace = makeTrace({
    words: ["x", "y"],
    tokens: ["x", "y"],
    candidates: [
      makeCandidate({ skill: "a", rank: 1, signals: [keyword("x")] }),
      makeCandidate({ skill: "b", rank: 2, signals: [keyword("y")] }),
    ],
  })
  expect(buildEvidenceMatrix(trace, split, { maxColumns: 9, maxPlainWords: 9, maxRows: 1 })).toMatchObject({
    hiddenRows: 1,
    holes: [],
  })
})

test("beyond a few words, what is never scored is shown only under a trigger", () => {
  const trace = makeTrace({
    words: ["please", "audit", "the", "graph", "of", "mine"],
    tokens: ["please", "audit", "graph", "mine"],
    candidates: [makeCandidate({ skill: "a", rank: 1, signals: [trigger("audit the graph")] })],
  })
  const { columns, hiddenColumns } = buildEvidenceMatrix(trace, split, { maxColumns: 40, maxPlainWords: 5, maxRows: 1 })
  expect(columns.map(({ word }) => word)).toEqual(["please", "audit", "the", "graph", "mine"])
  expect(hiddenColumns).toBe(1)
})
