// Confidence (recall.md): how sure recall is of one candidate, as an absolute figure in 0..1 that never depends on the other
// candidates. Floors turn it into decisions elsewhere. Pure arithmetic.

/** What a confidence is made of. Where each figure comes from is told by who recalls (`evidence-index.ts`, `recall-prose.ts`). */
export interface ConfidenceParts {
  /** Raw BM25 mass, ≥ 0, unbounded. */
  readonly bm25: number
  /** Similarity of the whole texts; clamped to 0..1. 0 where none is computed. */
  readonly cosine: number
  /** Raw mass of shared facets (project, touched paths), ≥ 0, unbounded. */
  readonly facet: number
}

/** Top confidence from which recall injects. */
export const RECALL_FLOOR = 0.25
/** Top confidence from which recall injects when the second is at least `GAP_FLOOR` behind. */
export const SOFT_FLOOR = 0.2
export const GAP_FLOOR = 0.02
/** Confidence from which a knowledge file is named. */
export const KNOWLEDGE_FLOOR = 0.25
/** Floors and gaps are compared with this tolerance: 0.27 − 0.25 is 0.02, whatever binary fractions say. */
export const TOLERANCE = 1e-9

/** The mass at which `saturate` reaches 1 − 1/e ≈ 0.63. */
const SATURATION_MASS = 4
/** The most that facets can add: they confirm, they never find. */
const FACET_SHARE = 0.15

/** 1 − e^(−x/4) for x > 0, else 0 (also for NaN). */
export const saturate = (mass: number): number => (mass > 0 ? 1 - Math.exp(-mass / SATURATION_MASS) : 0)

const clamp = (value: number): number => (value > 0 ? Math.min(1, value) : 0)

/** Unrounded, for ranking. */
export const exactConfidence = ({ bm25, cosine, facet }: ConfidenceParts): number =>
  Math.min(1, Math.max(saturate(bm25), clamp(cosine)) + FACET_SHARE * saturate(facet))

/** 0..1 in two decimals: what is shown, and what floors are compared with. */
export const confidence = (parts: ConfidenceParts): number => roundConfidence(exactConfidence(parts))

export const roundConfidence = (value: number): number => Math.round(value * 100) / 100

/** Whether a confidence (or a gap between two) reaches a floor. */
export const reaches = (value: number, floor: number): boolean => value >= floor - TOLERANCE

/** A confidence from a foreign document: a number, or a text that reads as one; anything else counts as 0. */
export function readConfidence(value: unknown): number {
  const read = typeof value === "string" && value.trim() !== "" ? Number(value) : value
  return typeof read === "number" && Number.isFinite(read) ? read : 0
}

/** A text without two adjacent letters or digits says too little to recall anything by. */
export const isThinQuery = (text: string): boolean => !/[\p{L}\p{N}]{2}/u.test(text)
