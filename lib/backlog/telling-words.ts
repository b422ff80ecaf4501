// The words of a task's own requests that say what it is about: for its title, and as keywords of a draft.
import { EvidenceIndex, evidenceItem } from "@/lib/recall"
import { queryTerms, type TermStatistics } from "@/lib/retrieval"
import { compareCodePoints } from "@/lib/routing"
import type { Evidence } from "./task"

export interface TellingWord {
  /** As the requests spell it most often. */
  word: string
  /** The part of the requests that hold it, 0..1. */
  share: number
  /** How rare it is in the library, ≥ 0. */
  rarity: number
}

/** A word that fewer of the requests hold is one request's own, or a slip of the finger. */
const LEAST_SHARE = 0.1
const LEAST_REQUESTS = 2
/** Requests looked at: the first so many show what a task is about. */
const SAMPLE = 200
/** Figures belong to a case, not to a subject. */
const NUMBER = /^\p{N}+$/u

/** The words that several requests share (all words where there is one), rarest in the library first; equal ones by share, then by the alphabet. */
export function findTellingWords(evidence: readonly Evidence[], background: TermStatistics): TellingWord[] {
  const texts = evidence.flatMap(({ text }) => (text === null ? [] : [text])).slice(0, SAMPLE)
  const rarities = new EvidenceIndex(background)
  const counts = new Map<string, { requests: number; forms: Map<string, number> }>()
  for (const text of texts) {
    const forms = queryTerms(text)
    for (const term of evidenceItem(text).terms) {
      const entry = counts.get(term) ?? { requests: 0, forms: new Map<string, number>() }
      entry.requests++
      for (const form of forms.get(term) ?? []) entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1)
      counts.set(term, entry)
    }
  }
  const least = texts.length < LEAST_REQUESTS ? 1 : Math.max(LEAST_REQUESTS, Math.ceil(texts.length * LEAST_SHARE))
  return [...counts]
    .filter(([term, { requests }]) => requests >= least && !NUMBER.test(term))
    .map(([term, { requests, forms }]) => ({
      word: usualForm(forms),
      share: requests / texts.length,
      rarity: rarities.rarityOf(term),
    }))
    .sort((a, b) => b.rarity - a.rarity || b.share - a.share || compareCodePoints(a.word, b.word))
}

const usualForm = (forms: ReadonlyMap<string, number>): string =>
  [...forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length || compareCodePoints(a[0], b[0]))[0]?.[0] ?? ""

/** The words that stand best for the whole: rare and widely shared, in that product. */
export function findCoreWords(evidence: readonly Evidence[], background: TermStatistics, limit: number): string[] {
  return findTellingWords(evidence, background)
    .sort((a, b) => b.rarity * b.share - a.rarity * a.share || compareCodePoints(a.word, b.word))
    .slice(0, limit)
    .map(({ word }) => word)
}
