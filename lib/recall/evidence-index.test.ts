import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { EvidenceIndex } from "./evidence-index"
import { evidenceItem } from "./evidence-item"

const NOTHING = { documentCount: 0, documentFrequency: () => 0 }

function indexOf(groups: Readonly<Record<string, readonly string[]>>): EvidenceIndex {
  const index = new EvidenceIndex(NOTHING)
  for (const [name, texts] of Object.entries(groups)) for (const text of texts) index.add(name, evidenceItem(text))
  return index
}

const BAKING = ["bake sourdough bread", "proof the sourdough overnight", "revive my sourdough starter"]
const BEES = ["feed the bee colony", "treat the bee colony against varroa"]

describe("evidence items", () => {
  test("keep what is asked for, not how, and where it was asked", () => {
    const item = evidenceItem("Please help me bake the sourdough breads", {
      project: "kitchen",
      paths: ["src/app/oven/page.tsx", "README"],
    })
    expect(item).toEqual({
      terms: ["bake", "sourdough", "bread"],
      facets: ["project:kitchen", "dir:src/app/oven", "ext:tsx"],
    })
  })

  test("keep the asking words where there are no others", () => {
    expect(evidenceItem("please help").terms).toEqual(["pleas", "help"])
  })
})

describe("recall", () => {
  test("finds the group that a request belongs to, and nothing that shares no word", () => {
    const recalled = indexOf({ baking: BAKING, bees: BEES }).recall(evidenceItem("shape sourdough bread"))
    expect(recalled.map(({ group, confidence }) => [group, confidence])).toEqual([["baking", 0.89]])
    expect(indexOf({ bees: BEES }).recall(evidenceItem("sourdough"))).toEqual([])
  })

  test("is sure of the same words in another order, however few", () => {
    const [same] = indexOf({ lone: ["kubernetes"], bees: BEES }).recall(evidenceItem("please, Kubernetes!"))
    expect(same).toMatchObject({ group: "lone", confidence: 1, parts: { cosine: 1, facet: 0 } })
  })

  test("asks a term for its share in the group: one request in many makes no subject", () => {
    const many = indexOf({
      baking: [...Array.from({ length: 60 }, (_, at) => `sourdough loaf ${at}`), "repair the tractor"],
    })
    expect(many.confidenceIn("baking", evidenceItem("repair the tractor"))).toBeLessThan(0.75)
    expect(many.confidenceIn("baking", evidenceItem("sourdough loaf"))).toBeGreaterThan(0.9)
  })

  test("adds the place where it tells something, and takes it for nothing where all come from there", () => {
    const index = new EvidenceIndex(NOTHING)
    index.add("web", evidenceItem("flaky checkout button", { project: "shop" }))
    for (const at of [1, 2, 3, 4]) index.add(`other-${at}`, evidenceItem(`subject ${at}`, { project: "blog" }))
    const facets = (project: string) => index.recall(evidenceItem("checkout", { project }))[0]?.parts.facet.toFixed(2)
    expect([facets("shop"), facets("blog")]).toEqual(["1.39", "0.00"])
  })

  test("knows words that the library uses everywhere for usual", () => {
    const background = { documentCount: 100, documentFrequency: (term: string) => (term === "form" ? 90 : 0) }
    const index = new EvidenceIndex(background)
    expect([index.rarityOf("form").toFixed(2), index.rarityOf("varroa").toFixed(2)]).toEqual(["0.11", "6.00"])
  })

  test("breaks ties by age", () => {
    const recalled = indexOf({ first: ["varroa mites"], second: ["varroa mites"] }).recall(evidenceItem("varroa"))
    expect(recalled.map(({ group }) => group)).toEqual(["first", "second"])
  })

  test("names the groups that share a group's core words", () => {
    const index = indexOf({ baking: BAKING, bees: BEES, more: ["sourdough crumb"] })
    expect([index.neighboursOf("baking", 5), index.neighboursOf("bees", 5)]).toEqual([["more"], []])
  })
})

describe("change", () => {
  const text = fc.array(fc.constantFrom("bake", "bees", "cloud", "drone", "excel"), { minLength: 1, maxLength: 4 })
  const entry = fc.record({ group: fc.constantFrom("a", "b", "c"), text: text.map((words) => words.join(" ")) })

  test("forgets what is taken back", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 10 }), fc.array(entry, { maxLength: 6 }), (kept, passing) => {
        const ordinals = { a: 0, b: 1, c: 2 } as Record<string, number>
        const once = new EvidenceIndex(NOTHING)
        for (const { group, text: said } of kept) once.add(group, evidenceItem(said), ordinals[group])
        const changed = new EvidenceIndex(NOTHING)
        for (const { group, text: said } of [...kept, ...passing])
          changed.add(group, evidenceItem(said), ordinals[group])
        for (const { group, text: said } of passing) changed.remove(group, evidenceItem(said))
        const ask = evidenceItem("bake bees cloud")
        const rounded = (index: EvidenceIndex) => index.recall(ask).map(({ group, confidence }) => [group, confidence])
        expect(rounded(changed)).toEqual(rounded(once))
      }),
    )
  })
})
