// What is remarkable about the relations and normal, counted as the tables list it: each number leads to exactly its rows.
import type { GraphListFacets } from "@/components/graph-health/graph-list-href"
import { listPairs, type ObservationCode, type SkillGraph } from "@/lib/graph"
import { RELATION_KINDS } from "@/lib/routing"
import { listPairRows } from "../_tables/pair-row"
import { listRelationRows } from "../_tables/relation-row"

export interface CountedObservation {
  code: ObservationCode
  count: number
  /** What is counted: "relation" or "pair". */
  noun: "relation" | "pair"
  view: "relations" | "pairs"
  facets: GraphListFacets
}

const OTHER_KINDS = RELATION_KINDS.filter((kind) => kind !== "suppresses")

/** Those that the graph has, in a fixed order. */
export function countObservations(graph: SkillGraph): CountedObservation[] {
  const relations = listRelationRows(graph)
  const pairs = listPairRows(listPairs(graph))
  const all: CountedObservation[] = [
    {
      code: "one-way-related",
      count: relations.filter(({ kind, flags }) => kind === "related" && flags.includes("one-way")).length,
      noun: "relation",
      view: "relations",
      facets: { type: ["related"], flag: ["one-way"] },
    },
    {
      code: "mutual-suppression",
      count: pairs.filter(({ reciprocal }) => reciprocal.includes("suppresses")).length,
      noun: "pair",
      view: "pairs",
      facets: { reciprocal: ["suppresses"] },
    },
    {
      code: "reciprocal",
      count: pairs.filter(({ reciprocal }) => OTHER_KINDS.some((kind) => reciprocal.includes(kind))).length,
      noun: "pair",
      view: "pairs",
      facets: { reciprocal: OTHER_KINDS },
    },
    {
      code: "duplicate",
      count: relations.filter(({ flags }) => flags.includes("repeated")).length,
      noun: "relation",
      view: "relations",
      facets: { flag: ["repeated"] },
    },
  ]
  return all.filter(({ count }) => count > 0)
}
