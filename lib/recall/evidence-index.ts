// Recall over evidence: which group of requests (a task) a new request belongs to. A group is compared as a whole, by its mean
// request, so that it is neither chained together by odd pairs nor grows into a catch-all: a word that one request in fifty
// holds counts for next to nothing. Here the parts of a confidence are
// - bm25: Σ over the shared terms of rarity × share·(k1 + 1) / (share + k1·norm), with share = the part of the group's requests
//   that hold the term (the term frequency of the mean request) and norm = BM25's length norm of that mean request. Rarity
//   counts groups, not requests, so that a subject asked often does not grow common; and it counts the background (the
//   library's prose and examples), so that a handful of groups already know rare words from usual ones;
// - cosine: of the rarity-weighted vectors of the request and of the mean request. 1 where both say the same in other order: two
//   short requests of one word cannot gather the mass that they deserve. An embedder's cosine may take its place;
// - facet: Σ over the shared facets of rarity × share, rarity among groups only: a project that all requests come from says nothing.

import { rarity, type TermStatistics } from "@/lib/retrieval"
import { compareCodePoints } from "@/lib/routing"
import { type ConfidenceParts, confidence, exactConfidence } from "./confidence"
import type { EvidenceItem } from "./evidence-item"

export interface RecalledGroup {
  group: string
  /** 0..1, two decimals. */
  confidence: number
  parts: ConfidenceParts
}

/**
 * BM25's k1, for shares. Small: a subject has several names (cluster, pods, nodes), and a word that one in seven of the group's
 * requests uses must count for half, while one in a hundred still counts for next to nothing. Of 0.15, 0.3 and 1.2, the
 * benchmark of gathering holds most planted subjects together at 0.15, at the same purity.
 */
const SHARE_SATURATION = 0.15
/** BM25's b for requests: as usual, half-hearted about length. */
const LENGTH_NORM = 0.75
/** The background counts as at least so many texts: in a small library too, a word that it never says is a rare word. */
const LEAST_BACKGROUND = 200
/**
 * The rarest that a word can be: one in a thousand texts. Rarer ones say no more, and however many groups there are, one shared word
 * alone stays below a confidence of 0.86.
 */
const MAX_RARITY = 7
/** Candidates by mass whose cosine is computed; a group that shares less than these is no match by cosine either. */
const COSINE_CANDIDATES = 8
/** The terms by which a whole group looks for its like: those that weigh most in its mean request. */
const CORE_TERMS = 20

interface Group {
  readonly name: string
  readonly ordinal: number
  size: number
  /** Sum over its requests of their number of terms. */
  length: number
  readonly terms: Map<string, number>
  readonly facets: Map<string, number>
}

export class EvidenceIndex {
  private readonly groups = new Map<string, Group>()
  /** Term or facet → the groups that hold it. */
  private readonly holders = new Map<string, Set<Group>>()
  private size = 0
  private length = 0

  constructor(private readonly background: TermStatistics) {}

  /** Adds a request to a group, which begins with its first. Groups rank by age where they tie. */
  add(name: string, item: EvidenceItem, ordinal = this.groups.size): void {
    let group = this.groups.get(name)
    if (!group) {
      group = { name, ordinal, size: 0, length: 0, terms: new Map(), facets: new Map() }
      this.groups.set(name, group)
    }
    this.change(group, item, 1)
  }

  /** Takes back what `add` added. */
  remove(name: string, item: EvidenceItem): void {
    const group = this.groups.get(name)
    if (!group) return
    this.change(group, item, -1)
    if (group.size === 0) this.groups.delete(name)
  }

  /** The groups that share a term with the request, best first. */
  recall(item: EvidenceItem, limit = COSINE_CANDIDATES): RecalledGroup[] {
    const masses = new Map<Group, number>()
    for (const term of item.terms) {
      const holders = this.holders.get(term)
      if (!holders) continue
      const weight = this.rarityOf(term)
      for (const group of holders) masses.set(group, (masses.get(group) ?? 0) + weight * this.shareOf(group, term))
    }
    const ranked = [...masses].sort((a, b) => b[1] - a[1] || a[0].ordinal - b[0].ordinal)
    return ranked
      .slice(0, Math.max(limit, COSINE_CANDIDATES))
      .map(([group, bm25]) => ({ group, parts: this.complete(group, item, bm25) }))
      .map(({ group, parts }) => ({ group, parts, exact: exactConfidence(parts) }))
      .sort((a, b) => b.exact - a.exact || b.parts.bm25 - a.parts.bm25 || a.group.ordinal - b.group.ordinal)
      .slice(0, limit)
      .map(({ group, parts }) => ({ group: group.name, confidence: confidence(parts), parts }))
  }

  /** The confidence that a request belongs to one group; 0 where they share fewer terms than asked for, or there is no such group. */
  confidenceIn(name: string, item: EvidenceItem, leastShared = 1): number {
    const group = this.groups.get(name)
    if (!group) return 0
    const shared = item.terms.filter((term) => group.terms.has(term))
    if (shared.length < leastShared) return 0
    const bm25 = shared.reduce((sum, term) => sum + this.rarityOf(term) * this.shareOf(group, term), 0)
    return confidence(this.complete(group, item, bm25))
  }

  /** The other groups that share the core terms of a group, those that share most first. */
  neighboursOf(name: string, limit: number): string[] {
    const group = this.groups.get(name)
    if (!group) return []
    const weights = [...group.terms].map(([term, count]) => ({
      term,
      weight: (this.rarityOf(term) * count) / group.size,
    }))
    weights.sort((a, b) => b.weight - a.weight || compareCodePoints(a.term, b.term))
    const masses = new Map<Group, number>()
    for (const { term, weight } of weights.slice(0, CORE_TERMS)) {
      for (const other of this.holders.get(term) ?? []) {
        if (other !== group) masses.set(other, (masses.get(other) ?? 0) + weight * this.shareOf(other, term))
      }
    }
    const ranked = [...masses].sort((a, b) => b[1] - a[1] || a[0].ordinal - b[0].ordinal)
    return ranked.slice(0, limit).map(([other]) => other.name)
  }

  /** How rare a term is among the groups and the background. */
  rarityOf(term: string): number {
    const { documentCount } = this.background
    const counted = Math.max(documentCount, LEAST_BACKGROUND)
    const known = documentCount === 0 ? 0 : (this.background.documentFrequency(term) * counted) / documentCount
    return Math.min(MAX_RARITY, rarity(this.groups.size + counted, (this.holders.get(term)?.size ?? 0) + known))
  }

  private shareOf(group: Group, term: string): number {
    const share = (group.terms.get(term) ?? 0) / group.size
    const usual = this.length / this.size
    const norm = 1 - LENGTH_NORM + LENGTH_NORM * (group.length / group.size / usual)
    return (share * (SHARE_SATURATION + 1)) / (share + SHARE_SATURATION * norm)
  }

  private complete(group: Group, item: EvidenceItem, bm25: number): ConfidenceParts {
    return { bm25, cosine: this.cosineOf(group, item), facet: this.facetOf(group, item) }
  }

  private cosineOf(group: Group, item: EvidenceItem): number {
    let dot = 0
    let own = 0
    for (const term of item.terms) {
      const weight = this.rarityOf(term)
      own += weight * weight
      dot += (weight * weight * (group.terms.get(term) ?? 0)) / group.size
    }
    if (dot === 0) return 0
    let theirs = 0
    for (const [term, count] of group.terms) {
      const value = (this.rarityOf(term) * count) / group.size
      theirs += value * value
    }
    return dot / Math.sqrt(own * theirs)
  }

  private facetOf(group: Group, item: EvidenceItem): number {
    let mass = 0
    for (const facet of item.facets) {
      const count = group.facets.get(facet) ?? 0
      if (count > 0) mass += (rarity(this.groups.size, this.holders.get(facet)?.size ?? 0) * count) / group.size
    }
    return mass
  }

  private change(group: Group, item: EvidenceItem, by: 1 | -1): void {
    group.size += by
    group.length += by * item.terms.length
    this.size += by
    this.length += by * item.terms.length
    for (const term of item.terms) this.count(group, group.terms, term, by)
    for (const facet of item.facets) this.count(group, group.facets, facet, by)
  }

  private count(group: Group, counts: Map<string, number>, key: string, by: 1 | -1): void {
    const after = (counts.get(key) ?? 0) + by
    if (after > 0) {
      counts.set(key, after)
      const holders = this.holders.get(key)
      if (holders) holders.add(group)
      else this.holders.set(key, new Set([group]))
      return
    }
    counts.delete(key)
    const holders = this.holders.get(key)
    holders?.delete(group)
    if (holders?.size === 0) this.holders.delete(key)
  }
}
