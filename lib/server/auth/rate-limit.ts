// Token buckets in memory, for servers that other machines reach. One process counts for itself: it is a guard against a
// runaway client or a guesser, not a quota.

export interface RateRule {
  /** Calls that may come at once. */
  burst: number
  /** Calls regained in a minute. */
  perMinute: number
}

export type RateDecision = { ok: true } | { ok: false; retryAfterSeconds: number }

interface Bucket {
  left: number
  atMs: number
}

/** Keys kept at once; the least recently seen goes first, so that made-up keys cannot fill the memory. */
const MAX_KEYS = 10_000

export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()

  take(key: string, rule: RateRule, nowMs: number): RateDecision {
    const perMs = rule.perMinute / 60_000
    const kept = this.#buckets.get(key)
    const regained = kept === undefined ? rule.burst : kept.left + Math.max(0, nowMs - kept.atMs) * perMs
    const left = Math.min(rule.burst, regained)
    const ok = left >= 1
    this.#buckets.delete(key)
    this.#buckets.set(key, { left: ok ? left - 1 : left, atMs: nowMs })
    this.#forgetOldest()
    return ok ? { ok } : { ok, retryAfterSeconds: Math.max(1, Math.ceil((1 - left) / perMs / 1_000)) }
  }

  get size(): number {
    return this.#buckets.size
  }

  #forgetOldest(): void {
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MAX_KEYS) return
      this.#buckets.delete(key)
    }
  }
}
