// The fields of a record as the index sees them, and how much each says. Weights multiply occurrences before they saturate
// (BM25F), so a word in the name counts like several in the body. They are set by reason, not tuned on any set of cases.

/** In the order in which explanations list them. At most eight: a posting keeps the field in three bits. */
export const TEXT_FIELDS = ["name", "triggers", "keywords", "description", "examples", "headings", "body"] as const
export type TextField = (typeof TEXT_FIELDS)[number]

export interface FieldWeight {
  /** Factor on occurrences. */
  readonly weight: number
  /** BM25's b, 0..1: how strongly a field longer than usual is held against its words. */
  readonly lengthNorm: number
}

export const FIELD_WEIGHTS: Readonly<Record<TextField, FieldWeight>> = {
  /** The author's own one-line answer to "what is this?". Short by nature: its length says nothing. */
  name: { weight: 3, lengthNorm: 0.2 },
  /** Phrases that the author expects in requests. A padded list must not buy more, so length counts. */
  triggers: { weight: 2.5, lengthNorm: 0.5 },
  /** As triggers, looser. */
  keywords: { weight: 2.5, lengthNorm: 0.5 },
  /** Prose for exactly this purpose, yet with words around the point. */
  description: { weight: 2, lengthNorm: 0.6 },
  /** Real wording of requests, but each word only as typical as one request. */
  examples: { weight: 1.5, lengthNorm: 0.75 },
  /** What a part of the body is about. */
  headings: { weight: 1.5, lengthNorm: 0.75 },
  /** Mentions much that the skill is not about: the measure that the others are multiples of. */
  body: { weight: 1, lengthNorm: 0.75 },
}

/** BM25's k1: how fast further occurrences stop counting. The usual value; 1.2 to 2 make little difference. */
export const TERM_SATURATION = 1.2
