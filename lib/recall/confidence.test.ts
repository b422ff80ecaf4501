import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { confidence, exactConfidence, isThinQuery, reaches, readConfidence, saturate } from "./confidence"

describe("saturate", () => {
  test("is 1 − e^(−x/4) above 0, else 0", () => {
    const masses = [-3, 0, 4, 8, Number.NaN, Number.POSITIVE_INFINITY]
    expect(masses.map((mass) => saturate(mass).toFixed(4))).toEqual([
      "0.0000",
      "0.0000",
      "0.6321",
      "0.8647",
      "0.0000",
      "1.0000",
    ])
  })
})

describe("confidence", () => {
  test("takes the better of mass and cosine, adds a share for facets, and rounds to two decimals", () => {
    expect(confidence({ bm25: 4, cosine: 0, facet: 0 })).toBe(0.63)
    expect(confidence({ bm25: 4, cosine: 0.7, facet: 0 })).toBe(0.7)
    expect(confidence({ bm25: 0, cosine: 0, facet: 4 })).toBe(0.09)
    expect(confidence({ bm25: 40, cosine: 0, facet: 40 })).toBe(1)
    expect(confidence({ bm25: -1, cosine: -0.5, facet: -1 })).toBe(0)
    expect(confidence({ bm25: 0, cosine: 7, facet: 0 })).toBe(1)
  })

  test("stays within 0..1 and never falls when a part grows", () => {
    const part = fc.double({ min: -5, max: 50, noNaN: true })
    fc.assert(
      fc.property(part, part, part, fc.double({ min: 0, max: 5, noNaN: true }), (bm25, cosine, facet, more) => {
        const value = exactConfidence({ bm25, cosine, facet })
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
        expect(exactConfidence({ bm25: bm25 + more, cosine, facet })).toBeGreaterThanOrEqual(value)
        expect(exactConfidence({ bm25, cosine: cosine + more, facet })).toBeGreaterThanOrEqual(value)
        expect(exactConfidence({ bm25, cosine, facet: facet + more })).toBeGreaterThanOrEqual(value)
      }),
    )
  })
})

test("floors and gaps are compared with a tolerance", () => {
  expect([reaches(0.27 - 0.25, 0.02), reaches(0.25, 0.25), reaches(0.2499, 0.25)]).toEqual([true, true, false])
})

test("a missing or unreadable confidence counts as 0, a numeric text is readable", () => {
  const values = [0.4, "0.4", " 1e-1 ", "", "high", null, undefined, Number.NaN, {}, true]
  expect(values.map(readConfidence)).toEqual([0.4, 0.4, 0.1, 0, 0, 0, 0, 0, 0, 0])
})

test("a query without two adjacent letters or digits is too thin", () => {
  expect(["", "?", "a b c", "🔥 !", "a1", "ok?", "更新"].map(isThinQuery)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
