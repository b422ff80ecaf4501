// Full-text index over whole records (retrieval.md): BM25F, exact, incremental per document, and able to say which term in which
// field earned what. Finds and ranks; floors, gates and confidence are decided elsewhere.
import { compareCodePoints, words } from "@/lib/routing"
import { GrowingUint32 } from "./growing-array"
import { FIELD_BITS, Postings } from "./postings"
import { queryTerms, termOfWord } from "./terms"
import { FIELD_WEIGHTS, TERM_SATURATION, TEXT_FIELDS, type TextField } from "./text-fields"

/** One document: an identity and the text of each field; absent fields are empty. */
export interface TextDocument {
  readonly id: string
  readonly fields: Readonly<Partial<Record<TextField, string>>>
}

export interface TextHit {
  id: string
  /** Raw BM25F, > 0, unbounded: comparable within one index, turned into a confidence by `lib/recall`. */
  score: number
}

/** What one term of a request earned a document; the fields' scores add up to the term's. */
export interface TermContribution {
  term: string
  /** The request's words that this term stands for. */
  words: string[]
  /** How rare the term is, ≥ 0. */
  rarity: number
  documentFrequency: number
  score: number
  fields: { field: TextField; count: number; score: number }[]
}

/** How often terms occur in a body of texts: what rarity is computed from. */
export interface TermStatistics {
  /** Number of texts. */
  readonly documentCount: number
  /** Number of texts that hold the term (a stem, as `termOfWord` gives it). */
  documentFrequency(term: string): number
}

/** BM25's rarity: ln(1 + (N − n + 0.5) / (n + 0.5)), never negative. */
export const rarity = (documentCount: number, documentFrequency: number): number =>
  Math.log(1 + (documentCount - documentFrequency + 0.5) / (documentFrequency + 0.5))

/** Young entries are merged into the base when they pass this share of it: each entry moves a bounded number of times. */
const MERGE_SHARE = 1 / 4
/** Below this many young entries, merging costs more than it saves. */
const MIN_MERGE = 4096
/** Raw words whose term is remembered, so that a frequent word is stemmed once. */
const MAX_REMEMBERED_WORDS = 250_000

const WEIGHTS = TEXT_FIELDS.map((field) => FIELD_WEIGHTS[field])

export class TextIndex implements TermStatistics {
  private readonly termIds = new Map<string, number>()
  private readonly remembered = new Map<string, number>()
  /** By term: live documents that hold it. */
  private readonly frequencies = new GrowingUint32()
  private readonly postings = new Postings()
  private slots = new Map<string, number>()
  /** By slot: the document's id; null where it was removed or replaced. */
  private ids: (string | null)[] = []
  /** By slot: the document's terms, so that they can be taken back. */
  private forward: Uint32Array[] = []
  /** By `slot * 8 + field`: terms in the field. */
  private lengths = new GrowingUint32()
  private readonly totals: number[] = TEXT_FIELDS.map(() => 0)
  private readonly holders: number[] = TEXT_FIELDS.map(() => 0)

  constructor(documents: Iterable<TextDocument> = []) {
    for (const document of documents) this.put(document)
    this.mergePostings()
  }

  get documentCount(): number {
    return this.slots.size
  }

  documentFrequency(term: string): number {
    const id = this.termIds.get(term)
    return id === undefined ? 0 : this.frequencies.at(id)
  }

  has(id: string): boolean {
    return this.slots.has(id)
  }

  /** Adds a document, in place of the one with its id where there is one. */
  put(document: TextDocument): void {
    this.remove(document.id)
    const slot = this.ids.length
    this.ids.push(document.id)
    this.slots.set(document.id, slot)
    const counts = new Map<number, Uint32Array>()
    TEXT_FIELDS.forEach((field, at) => {
      const length = this.countTerms(document.fields[field] ?? "", at, counts)
      this.lengths.push(length)
      this.totals[at] = (this.totals[at] ?? 0) + length
      if (length > 0) this.holders[at] = (this.holders[at] ?? 0) + 1
    })
    while (this.lengths.length < this.ids.length << FIELD_BITS) this.lengths.push(0)
    for (const [term, byField] of counts) {
      this.frequencies.set(term, this.frequencies.at(term) + 1)
      for (let field = TEXT_FIELDS.length - 1; field >= 0; field--) {
        const count = byField[field] ?? 0
        if (count > 0) this.postings.add(term, slot, field, count)
      }
    }
    this.forward.push(Uint32Array.from(counts.keys()))
    if (this.postings.youngSize > Math.max(MIN_MERGE, this.postings.baseSize * MERGE_SHARE)) this.mergePostings()
  }

  /** @returns whether there was such a document */
  remove(id: string): boolean {
    const slot = this.slots.get(id)
    if (slot === undefined) return false
    this.slots.delete(id)
    this.ids[slot] = null
    for (const term of this.forward[slot] ?? []) this.frequencies.set(term, this.frequencies.at(term) - 1)
    this.forward[slot] = new Uint32Array(0)
    TEXT_FIELDS.forEach((_, at) => {
      const length = this.lengths.at((slot << FIELD_BITS) | at)
      this.totals[at] = (this.totals[at] ?? 0) - length
      if (length > 0) this.holders[at] = (this.holders[at] ?? 0) - 1
    })
    return true
  }

  /** The best documents for a text, best first; equal scores by id. Documents that share no term with it are not among them. */
  search(text: string, limit = 10): TextHit[] {
    const scores = new Float64Array(this.ids.length)
    const touched: number[] = []
    for (const term of queryTerms(text).keys()) {
      const id = this.termIds.get(term)
      if (id === undefined || this.frequencies.at(id) === 0) continue
      const weight = this.rarityOf(id)
      this.forEachDocument(id, (slot, mass) => {
        const before = scores[slot] ?? 0
        if (before === 0) touched.push(slot)
        scores[slot] = before + weight * saturateMass(mass)
      })
    }
    const best: TextHit[] = []
    for (const slot of touched) {
      const id = this.ids[slot]
      if (id !== null && id !== undefined) insertHit(best, { id, score: scores[slot] ?? 0 }, limit)
    }
    return best
  }

  /** What each term of a text earned one document, largest first; empty where nothing did or there is no such document. */
  explain(text: string, id: string): TermContribution[] {
    const slot = this.slots.get(id)
    if (slot === undefined) return []
    const out: TermContribution[] = []
    for (const [term, forms] of queryTerms(text)) {
      const termId = this.termIds.get(term)
      if (termId === undefined) continue
      const masses: { field: TextField; count: number; mass: number }[] = []
      this.postings.forEach(termId, (at, field, count) => {
        const name = TEXT_FIELDS[field]
        if (at === slot && name) masses.push({ field: name, count, mass: this.massOf(slot, field, count) })
      })
      const mass = masses.reduce((sum, part) => sum + part.mass, 0)
      if (mass === 0) continue
      const weight = this.rarityOf(termId)
      const score = weight * saturateMass(mass)
      out.push({
        term,
        words: forms,
        rarity: weight,
        documentFrequency: this.frequencies.at(termId),
        score,
        fields: masses.map((part) => ({ field: part.field, count: part.count, score: (score * part.mass) / mass })),
      })
    }
    return out.sort((a, b) => b.score - a.score || compareCodePoints(a.term, b.term))
  }

  private rarityOf(term: number): number {
    return rarity(this.slots.size, this.frequencies.at(term))
  }

  /** Weighted occurrences in a field, against the length of that field elsewhere. */
  private massOf(slot: number, field: number, count: number): number {
    const setting = WEIGHTS[field]
    if (!setting) return 0
    const usual = (this.totals[field] ?? 0) / Math.max(1, this.holders[field] ?? 0)
    const length = this.lengths.at((slot << FIELD_BITS) | field)
    return (setting.weight * count) / (1 - setting.lengthNorm + setting.lengthNorm * (length / Math.max(usual, 1e-9)))
  }

  private forEachDocument(term: number, visit: (slot: number, mass: number) => void): void {
    let current = -1
    let mass = 0
    this.postings.forEach(term, (slot, field, count) => {
      if (slot !== current) {
        if (current >= 0 && this.ids[current] !== null) visit(current, mass)
        current = slot
        mass = 0
      }
      mass += this.massOf(slot, field, count)
    })
    if (current >= 0 && this.ids[current] !== null) visit(current, mass)
  }

  /** Counts a field's terms into `counts`. @returns their number */
  private countTerms(text: string, field: number, counts: Map<number, Uint32Array>): number {
    let length = 0
    for (const word of words(text)) {
      const term = this.termIdOf(word)
      if (term < 0) continue
      length++
      let byField = counts.get(term)
      if (!byField) {
        byField = new Uint32Array(TEXT_FIELDS.length)
        counts.set(term, byField)
      }
      byField[field] = (byField[field] ?? 0) + 1
    }
    return length
  }

  /** The number of a word's term, a new one where it was never seen; −1 where the word says nothing. */
  private termIdOf(word: string): number {
    const known = this.remembered.get(word)
    if (known !== undefined) return known
    const term = termOfWord(word)
    let id = term === null ? -1 : this.termIds.get(term)
    if (id === undefined && term !== null) {
      id = this.termIds.size
      this.termIds.set(term, id)
      this.frequencies.push(0)
    }
    if (this.remembered.size >= MAX_REMEMBERED_WORDS) this.remembered.clear()
    this.remembered.set(word, id ?? -1)
    return id ?? -1
  }

  /** Merges the tiers and closes the gaps that removed documents left. */
  private mergePostings(): void {
    const moved = new Int32Array(this.ids.length).fill(-1)
    const ids: (string | null)[] = []
    const forward: Uint32Array[] = []
    const lengths = new GrowingUint32()
    this.ids.forEach((id, slot) => {
      if (id === null) return
      moved[slot] = ids.length
      this.slots.set(id, ids.length)
      ids.push(id)
      forward.push(this.forward[slot] ?? new Uint32Array(0))
      for (let field = 0; field < 1 << FIELD_BITS; field++) lengths.push(this.lengths.at((slot << FIELD_BITS) | field))
    })
    this.postings.merge(this.termIds.size, (slot) => moved[slot] ?? -1)
    this.ids = ids
    this.forward = forward
    this.lengths = lengths
  }
}

/** The classic form: one plain occurrence in a document of usual length earns exactly the term's rarity. */
const saturateMass = (mass: number): number => (mass * (TERM_SATURATION + 1)) / (mass + TERM_SATURATION)

const isBefore = (a: TextHit, b: TextHit): boolean =>
  a.score !== b.score ? a.score > b.score : compareCodePoints(a.id, b.id) < 0

/** Keeps `best` sorted and no longer than `limit`. */
function insertHit(best: TextHit[], hit: TextHit, limit: number): void {
  const last = best[limit - 1]
  if (limit <= 0 || (last && !isBefore(hit, last))) return
  let low = 0
  let high = best.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = best[middle]
    if (other && isBefore(other, hit)) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, hit)
  if (best.length > limit) best.pop()
}
