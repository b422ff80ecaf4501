// Recall over present prose: which skills' texts a request is near to. Here the parts of a confidence are
// - bm25: the raw BM25F of the full-text index over the whole record, its rarities from that library;
// - cosine: 0, until an embedder is at hand (keyword results only);
// - facet: 0, since prose carries no project or path of its own.

import type { TextIndex } from "@/lib/retrieval"
import { compareCodePoints } from "@/lib/routing"
import { confidence, isThinQuery } from "./confidence"

export interface ProseHit {
  skill: string
  /** 0..1, two decimals, > 0. */
  confidence: number
}

/** The skills nearest to a text, best first; nothing for a text too thin to recall by. */
export function recallProse(index: TextIndex, text: string, limit = 5): ProseHit[] {
  if (isThinQuery(text)) return []
  return index
    .search(text, limit)
    .map(({ id, score }) => ({ skill: id, confidence: confidence({ bm25: score, cosine: 0, facet: 0 }), score }))
    .filter((hit) => hit.confidence > 0)
    .sort((a, b) => b.score - a.score || compareCodePoints(a.skill, b.skill))
    .map(({ skill, confidence: value }) => ({ skill, confidence: value }))
}
