import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { rarity, type TextDocument, TextIndex } from "./text-index"

const DOCUMENTS: readonly TextDocument[] = [
  { id: "charts", fields: { name: "charts", description: "Draw charts and graphs", body: "Axes, bars, lines." } },
  { id: "forms", fields: { name: "forms", description: "Build forms", body: "Labels. Charts are elsewhere." } },
  { id: "tables", fields: { name: "tables", description: "Draw tables", body: "Rows and columns." } },
]

describe("search", () => {
  test("ranks by weighted fields, and finds the forms of a word", () => {
    const hits = new TextIndex(DOCUMENTS).search("charting the numbers")
    expect(hits.map(({ id }) => id)).toEqual(["charts", "forms"])
    expect(hits.map(({ score }) => score.toFixed(4))).toEqual(["0.8240", "0.4471"])
  })

  test("orders equal scores by id, and cuts at the limit", () => {
    const same = ["b", "a", "c"].map((id) => ({ id, fields: { body: "deploy" } }))
    const score = rarity(3, 3)
    expect(new TextIndex(same).search("deploy", 2)).toEqual([
      { id: "a", score },
      { id: "b", score },
    ])
  })

  test("finds nothing where no term is shared, and nothing at all in an empty index", () => {
    expect(new TextIndex(DOCUMENTS).search("the sourdough")).toEqual([])
    expect(new TextIndex().search("charts")).toEqual([])
  })
})

describe("explain", () => {
  test("tells term by field what was earned", () => {
    const [charts] = new TextIndex(DOCUMENTS).explain("Chart a chart", "charts")
    expect({ ...charts, rarity: charts?.rarity.toFixed(3), score: charts?.score.toFixed(3), fields: [] }).toEqual({
      term: "chart",
      words: ["chart"],
      rarity: "0.470",
      documentFrequency: 2,
      score: "0.824",
      fields: [],
    })
    expect(charts?.fields.map(({ field, count, score }) => [field, count, score.toFixed(3)])).toEqual([
      ["name", 1, "0.525"],
      ["description", 1, "0.299"],
    ])
  })

  test("is empty for a document that shares nothing or does not exist", () => {
    const index = new TextIndex(DOCUMENTS)
    expect([index.explain("sourdough", "forms"), index.explain("charts", "nowhere")]).toEqual([[], []])
  })
})

describe("incremental change", () => {
  const word = fc.constantFrom("deploy", "deploys", "chart", "table", "rows", "the", "kube", "c++", "größe", "auth")
  const text = fc.array(word, { maxLength: 8 }).map((parts) => parts.join(" "))
  const fields = fc.record({ name: text, keywords: text, description: text, body: text })
  const id = fc.constantFrom("a", "b", "c", "d", "e")
  const step = fc.oneof(fc.record({ id, fields }), id)

  test("answers as an index built afresh, to the last bit", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), text, (steps, query) => {
        const live = new Map<string, TextDocument>()
        const changed = new TextIndex()
        for (const one of steps) {
          if (typeof one === "string") {
            expect(changed.remove(one)).toBe(live.delete(one))
          } else {
            changed.put(one)
            live.set(one.id, one)
          }
        }
        const fresh = new TextIndex(live.values())
        expect(changed.search(query)).toEqual(fresh.search(query))
        expect(changed.documentCount).toBe(live.size)
        for (const name of live.keys()) expect(changed.explain(query, name)).toEqual(fresh.explain(query, name))
      }),
    )
  })

  test("explains exactly what search scored", () => {
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 6 }), text, (records, query) => {
        const index = new TextIndex(records.map((record, at) => ({ id: `d${at}`, fields: record })))
        for (const { id: found, score } of index.search(query)) {
          const parts = index.explain(query, found)
          expect(parts.reduce((sum, part) => sum + part.score, 0)).toBeCloseTo(score, 9)
          for (const part of parts) {
            expect(part.fields.reduce((sum, field) => sum + field.score, 0)).toBeCloseTo(part.score, 9)
          }
        }
      }),
    )
  })

  test("stays exact across merges of its tiers", () => {
    const documents = Array.from({ length: 900 }, (_, at) => ({
      id: `skill-${at}`,
      fields: { body: Array.from({ length: 12 }, (_, word) => `w${(at * 7 + word * word) % 400}`).join(" ") },
    }))
    const grown = new TextIndex()
    for (const document of documents) grown.put(document)
    for (const document of documents.slice(0, 500)) grown.put({ ...document, fields: { body: "w1 replaced" } })
    const fresh = new TextIndex([
      ...documents.slice(500),
      ...documents.slice(0, 500).map(({ id: name }) => ({ id: name, fields: { body: "w1 replaced" } })),
    ])
    expect(grown.search("w1 w2 w300 replaced", 50)).toEqual(fresh.search("w1 w2 w300 replaced", 50))
  })
})
