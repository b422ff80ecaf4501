// Where scores are added up while a request is scored.
import type { Signal } from "./trace"

export interface ScoredSkill {
  readonly index: number
  score: number
  evidence: number
  /** Triggers in the author's order, then keyword credits in the query's order, then the path. */
  readonly signals: Signal[]
}

/**
 * Working memory of scoring: flat arrays over the skills, since a common word can touch thousands of them. It belongs to a
 * compiled library and is used for one request at a time; what a request leaves behind is told apart by its round numbers.
 */
export class ScoreSheet {
  private readonly place: Int32Array
  private scored: ScoredSkill[] = []
  private fits: Uint8Array | null = null
  private changed = -1
  private round = 0
  /** Per skill: the round of its last exact credit, of its last hint, and the first phrase seen in that hint's round. */
  readonly exactRound: Int32Array
  readonly hintRound: Int32Array
  readonly hintPhrase: Int32Array

  constructor(size: number) {
    this.place = new Int32Array(size)
    this.exactRound = new Int32Array(size)
    this.hintRound = new Int32Array(size)
    this.hintPhrase = new Int32Array(size)
  }

  begin(fits: Uint8Array | null, changed: number): void {
    this.finish()
    this.fits = fits
    this.changed = changed
  }

  /** A number for the next token, never seen before. Starts over long before it could overflow. */
  nextRound(): number {
    if (this.round === 2 ** 31 - 1) {
      this.round = 0
      this.exactRound.fill(0)
      this.hintRound.fill(0)
    }
    return ++this.round
  }

  takesPart(skill: number): boolean {
    return (this.fits === null || this.fits[skill] === 1) && skill !== this.changed
  }

  credit(skill: number, signal: Signal): ScoredSkill {
    const place = this.place[skill] ?? 0
    let scored = place === 0 ? undefined : this.scored[place - 1]
    if (!scored) {
      scored = { index: skill, score: 0, evidence: 0, signals: [] }
      this.place[skill] = this.scored.push(scored)
    }
    scored.score += signal.credit
    scored.signals.push(signal)
    return scored
  }

  /** Hands out the result and forgets it. */
  finish(): ScoredSkill[] {
    const { scored } = this
    for (const { index } of scored) this.place[index] = 0
    this.scored = []
    return scored
  }
}
