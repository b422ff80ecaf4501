// Links to the tables of the Graph screen with values chosen in their facets.
import { createSerializer, parseAsArrayOf, parseAsString } from "nuqs/server"
import { type GraphAddress, graphHref } from "@/components/graph/graph-address"
import type { SignName } from "@/lib/graph"
import type { RelationKind } from "@/lib/routing"

const chosen = parseAsArrayOf(parseAsString)
const serialize = createSerializer({ type: chosen, flag: chosen, reciprocal: chosen, joined: chosen, cluster: chosen })

/** Facets of the tables, by the name they have in the address. */
export interface GraphListFacets {
  /** Relation types: of relations and of pairs. */
  type?: RelationKind[]
  /** What is peculiar about a relation: said from both ends or one, said again, to itself, to nobody. */
  flag?: RelationFlag[]
  /** Pairs declared from both ends: with the same type, or `any`. */
  reciprocal?: (RelationKind | "any")[]
  /** Skills joined to another by a type. */
  joined?: RelationKind[]
  /** Skills of a cluster: 1 is the largest. */
  cluster?: string[]
}

export const RELATION_FLAGS = ["reciprocal", "one-way", "repeated", "self", "dangling"] as const
export type RelationFlag = (typeof RELATION_FLAGS)[number]

export function graphListHref(
  view: Extract<GraphAddress["view"], "skills" | "relations" | "pairs">,
  facets: GraphListFacets,
  library: string | null,
): string {
  return serialize(graphHref({ view }, library), facets)
}

/** The skills behind a vital sign, with `kind` of that relation type alone. */
export function signHref(sign: SignName, kind: RelationKind | null, library: string | null): string {
  return graphHref({ view: "skills", sign, signKind: kind }, library)
}
