// The relations of a library counted both ways, in words.
import type { GraphListFacets, RelationFlag } from "@/components/graph-health/graph-list-href"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import type { SkillPair, VitalSigns } from "@/lib/graph"

export interface RelationCounts {
  declared: number
  pairs: number
  reciprocal: number
  repeated: number
  self: number
  dangling: number
}

export function countRelations(
  signs: Pick<VitalSigns, "edges" | "byKind">,
  pairs: readonly SkillPair[],
): RelationCounts {
  const sum = (key: "declared" | "duplicates" | "selfEdges" | "dangling") =>
    signs.byKind.reduce((total, row) => total + row[key], 0)
  return {
    declared: sum("declared"),
    pairs: signs.edges,
    reciprocal: pairs.filter(({ isReciprocal }) => isReciprocal).length,
    repeated: sum("duplicates"),
    self: sum("selfEdges"),
    dangling: sum("dangling"),
  }
}

/** One count in words, with the rows it counts. */
export interface CountWords {
  text: string
  view: "relations" | "pairs"
  facets: GraphListFacets
}

/** "1,873 relations declared", "1,017 pairs joined", "300 reciprocal", "5 repeated"; loose ends only where there are any. */
export function listCountWords({
  declared,
  pairs,
  reciprocal,
  repeated,
  self,
  dangling,
}: RelationCounts): CountWords[] {
  const flagged = (count: number, word: string, flag: RelationFlag): CountWords => ({
    text: `${formatCount(count)} ${word}`,
    view: "relations",
    facets: { flag: [flag] },
  })
  return [
    { text: `${formatPlural(declared, "relation")} declared`, view: "relations", facets: {} },
    { text: `${formatPlural(pairs, "pair")} joined`, view: "pairs", facets: {} },
    { text: `${formatCount(reciprocal)} reciprocal`, view: "pairs", facets: { reciprocal: ["any"] } },
    flagged(repeated, "repeated", "repeated"),
    ...(self > 0 ? [flagged(self, "to itself", "self")] : []),
    ...(dangling > 0 ? [flagged(dangling, "dangling", "dangling")] : []),
  ]
}
