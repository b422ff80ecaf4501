// Rows of the pairs table: two skills and all that joins them, whoever declared it.
import type { SkillPair } from "@/lib/graph"
import type { RelationKind } from "@/lib/routing"

export interface PairRow extends SkillPair {
  id: string
  types: readonly RelationKind[]
  /** Types that both declare towards each other; `any` where each declares something, whatever its type. */
  reciprocal: readonly (RelationKind | "any")[]
  /** Declared relations behind the pair, repeats counted. */
  declared: number
  /** "depends_on →, related ↔" */
  words: string
}

export function listPairRows(pairs: readonly SkillPair[]): PairRow[] {
  return pairs.map((pair) => ({
    ...pair,
    id: JSON.stringify([pair.a, pair.b]),
    types: pair.kinds.map(({ kind }) => kind),
    reciprocal: [
      ...(pair.isReciprocal ? (["any"] as const) : []),
      ...pair.kinds.filter(({ aToB, bToA }) => aToB > 0 && bToA > 0).map(({ kind }) => kind),
    ],
    declared: pair.edges.length,
    words: pair.kinds.map((kind) => `${kind.kind} ${arrowOf(kind)}`).join(", "),
  }))
}

/** Which way a type is declared between the first and the second of a pair. */
export function arrowOf({ aToB, bToA }: Pick<SkillPair["kinds"][number], "aToB" | "bToA">): "→" | "←" | "↔" {
  if (aToB > 0 && bToA > 0) return "↔"
  return aToB > 0 ? "→" : "←"
}
