// Recall over present prose: which skills' texts a request is near to. Here the parts of a confidence are
// - bm25: the raw BM25F of the full-text index over the whole record, its rarities from that library;
// - cosine: 0, until an embedder is at hand (keyword results only);
// - facet: 0, since prose carries no project or path of its own.
// Raw BM25F passes the recall floor with one word of middling rarity: enough to show a skill. What decides more than showing also
// asks how much of the request that word is: its coverage.
import { queryTerms, rarity, type TextIndex } from "@/lib/retrieval"
import { confidence, isThinQuery, roundConfidence } from "./confidence"

export interface ProseHit {
  readonly skill: string
  /** 0..1, two decimals, > 0. */
  readonly confidence: number
  /** The part of the request that the skill's prose says, terms weighed by rarity; 0..1, two decimals. */
  readonly coverage: number
}

/** The skills nearest to a text, best first (equal scores by name); nothing for a text too thin to recall by. */
export function recallProse(index: TextIndex, text: string, limit = 5): ProseHit[] {
  if (isThinQuery(text)) return []
  let asked = 0
  for (const term of queryTerms(text).keys()) asked += rarity(index.documentCount, index.documentFrequency(term))
  return index
    .search(text, limit)
    .map(({ id, score }) => {
      const said = index.explain(text, id).reduce((sum, part) => sum + part.rarity, 0)
      const coverage = roundConfidence(asked > 0 ? said / asked : 0)
      return { skill: id, confidence: confidence({ bm25: score, cosine: 0, facet: 0 }), coverage }
    })
    .filter((hit) => hit.confidence > 0)
}
