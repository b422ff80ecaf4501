// Which documents hold a term, in which field, how often. Two tiers of typed arrays: a frozen base (all entries of a term side by
// side) and a young tier (entries chained per term) that takes new documents until it is merged into the base. 5 bytes an entry
// when frozen, 12 when young; no object per entry or term. Knows slots and numbers, nothing of texts or scores.
import { GrowingUint32 } from "./growing-array"

/** A slot and a field in one number: `slot * 8 + field`. */
export const FIELD_BITS = 3
/** Occurrences kept of one term in one field. BM25 saturates long before. */
const MAX_COUNT = 255

/** @internal */
export class Postings {
  private offsets = new Uint32Array(1)
  private baseKeys = new Uint32Array(0)
  private baseCounts = new Uint8Array(0)
  /** Young entries; `heads` and `next` hold entry + 1, 0 ends a chain. */
  private keys = new GrowingUint32()
  private counts = new GrowingUint32()
  private next = new GrowingUint32()
  private heads = new GrowingUint32()

  get baseSize(): number {
    return this.baseKeys.length
  }

  get youngSize(): number {
    return this.keys.length
  }

  /** Entries of one document and term must be added together, last field first: they are read in the reverse order. */
  add(term: number, slot: number, field: number, count: number): void {
    while (this.heads.length <= term) this.heads.push(0)
    this.keys.push((slot << FIELD_BITS) | field)
    this.counts.push(Math.min(count, MAX_COUNT))
    this.next.push(this.heads.at(term))
    this.heads.set(term, this.keys.length)
  }

  /** Every entry of a term; the entries of one document follow each other, fields ascending. */
  forEach(term: number, visit: (slot: number, field: number, count: number) => void): void {
    const end = term + 1 < this.offsets.length ? (this.offsets[term + 1] ?? 0) : 0
    for (let at = end === 0 ? 0 : (this.offsets[term] ?? 0); at < end; at++) {
      const key = this.baseKeys[at] ?? 0
      visit(key >>> FIELD_BITS, key & 7, this.baseCounts[at] ?? 0)
    }
    for (let entry = this.heads.at(term); entry !== 0; entry = this.next.at(entry - 1)) {
      const key = this.keys.at(entry - 1)
      visit(key >>> FIELD_BITS, key & 7, this.counts.at(entry - 1))
    }
  }

  /** Merges the young tier into the base. `slotOf` gives a slot's new number, or −1 where its entries go. */
  merge(termCount: number, slotOf: (slot: number) => number): void {
    const offsets = new Uint32Array(termCount + 1)
    for (let term = 0; term < termCount; term++) {
      let kept = 0
      this.forEach(term, (slot) => {
        if (slotOf(slot) >= 0) kept++
      })
      offsets[term + 1] = (offsets[term] ?? 0) + kept
    }
    const size = offsets[termCount] ?? 0
    const keys = new Uint32Array(size)
    const counts = new Uint8Array(size)
    let at = 0
    for (let term = 0; term < termCount; term++) {
      this.forEach(term, (slot, field, count) => {
        const moved = slotOf(slot)
        if (moved < 0) return
        keys[at] = (moved << FIELD_BITS) | field
        counts[at++] = count
      })
    }
    this.offsets = offsets
    this.baseKeys = keys
    this.baseCounts = counts
    this.keys = new GrowingUint32()
    this.counts = new GrowingUint32()
    this.next = new GrowingUint32()
    this.heads = new GrowingUint32()
  }
}
