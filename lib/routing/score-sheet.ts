// Where scores are added up while a request is scored.
import type { CompiledSkill } from "./compile-skill"
import { type Contender, createContender } from "./contender"
import type { Signal } from "./trace"

/**
 * Working memory of scoring: flat arrays over the skills, since a common word can touch thousands of them. It belongs to a
 * compiled library and is used for one request at a time; what a request leaves behind is told apart by its round numbers.
 */
export class ScoreSheet {
  private readonly place: Int32Array
  private scored: Contender[] = []
  private fits: Uint8Array | null = null
  private changed = -1
  private round = 0
  /** Per skill: the round of its last exact credit, of its last hint, and the first phrase seen in that hint's round. */
  readonly exactRound: Int32Array
  readonly hintRound: Int32Array
  readonly hintPhrase: Int32Array

  constructor(private readonly skills: readonly CompiledSkill[]) {
    this.place = new Int32Array(skills.length)
    this.exactRound = new Int32Array(skills.length)
    this.hintRound = new Int32Array(skills.length)
    this.hintPhrase = new Int32Array(skills.length)
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

  credit(index: number, signal: Signal): Contender {
    const place = this.place[index] ?? 0
    let contender = place === 0 ? undefined : this.scored[place - 1]
    if (!contender) {
      const skill = this.skills[index]
      if (!skill) throw new Error(`ScoreSheet: no skill has the index ${index}`)
      contender = createContender(index, skill)
      this.place[index] = this.scored.push(contender)
    }
    contender.score += signal.credit
    contender.signals.push(signal)
    return contender
  }

  /** Hands out the result and forgets it. */
  finish(): Contender[] {
    const { scored } = this
    for (const { index } of scored) this.place[index] = 0
    this.scored = []
    return scored
  }
}
