// Generated libraries and requests for the routing benchmark: words with a natural (Zipf) distribution, phrases, edges and
// verdicts in the proportions of real libraries. The same seed gives the same library.
import type { RoutingSkill } from "@/lib/routing"

/** A small deterministic generator (mulberry32): benchmarks must run on the same input every time. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const ONSETS = "b br c ch d dr f fl g gr h j k l m n p pl qu r s sc st t tr v w z".split(" ")
const RIMES = "ab ace al an ard ate ax e ead ec el en er ess i ick id im in ist it o ock on or ous u ug um ust y".split(
  " ",
)

function buildVocabulary(size: number, random: () => number): string[] {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ""
  const words = new Set<string>()
  while (words.size < size) {
    const syllables = 1 + Math.floor(random() * 3)
    words.add(Array.from({ length: syllables }, () => pick(ONSETS) + pick(RIMES)).join(""))
  }
  return [...words]
}

export interface GeneratedLibrary {
  skills: RoutingSkill[]
  requests: string[]
  /** One request of 8,000 characters. */
  longRequest: string
}

export function generateRoutingLibrary(size: number, seed = 1): GeneratedLibrary {
  const random = seededRandom(seed)
  const vocabulary = buildVocabulary(Math.round(140 * Math.sqrt(size)), random)
  const pick = () => vocabulary[Math.floor(vocabulary.length * random() ** 2)] ?? "form"
  const phrase = (words: number) => Array.from({ length: words }, pick).join(" ")
  const nameOf = (index: number) => `skill-${index}`
  const skills = Array.from({ length: size }, (_, index): RoutingSkill => {
    const edges = (count: number) =>
      Array.from({ length: count }, () => ({ skill: nameOf(Math.floor(random() * size)), reason: "generated" }))
    return {
      name: nameOf(index),
      triggers: random() < 0.7 ? [phrase(2)] : [],
      keywords: Array.from({ length: 9 }, () => phrase(random() < 0.6 ? 2 : 1)),
      paths: random() < 0.05 ? ["**/*.{ts,tsx}", "!**/*.test.ts"] : [],
      project: random() < 0.03 ? ["shop"] : [],
      relations: {
        suppresses: edges(2),
        verify_with: edges(2),
        related: edges(4),
        depends_on: random() < 0.2 ? edges(1) : [],
      },
      health: { structuralVerdict: "PASS", truthVerdict: random() < 0.02 ? "BROKEN" : "PASS", evalState: "passing" },
    }
  })
  const glue = ["the", "how", "to", "for", "with", "please", "my"]
  const request = (words: number) =>
    Array.from({ length: words }, () => (random() < 0.35 ? glue[Math.floor(random() * glue.length)] : pick())).join(" ")
  return {
    skills,
    requests: Array.from({ length: 400 }, () => request(8 + Math.floor(random() * 8))),
    longRequest: request(2000).slice(0, 8000),
  }
}
