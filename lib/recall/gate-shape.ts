// What the recall gate will answer (recall.md, "The gate"). Shapes only: they fix the words that doors and screens agree on.

export const RECALL_VERDICTS = ["INJECT", "KNOWLEDGE", "SILENCE"] as const
export type RecallVerdict = (typeof RECALL_VERDICTS)[number]

export const SILENCE_REASONS = ["no_results", "single_below_conf", "below_gate"] as const
export type SilenceReason = (typeof SILENCE_REASONS)[number]

/** A decided gate: the verdict with the numbers behind it, so that it can be shown as a recommendation. */
export interface RecallDecision {
  verdict: RecallVerdict
  /** Confidence of the best candidate; 0 where there is none. */
  top: number
  /** Lead over the second; alone, its own confidence. */
  gap: number
  /** Set where the verdict is SILENCE. */
  reason: SilenceReason | null
}
