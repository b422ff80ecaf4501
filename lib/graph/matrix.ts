// The order of the rows and columns of an adjacency matrix, such that skills that name each other stand together.
import type { RelationKind } from "@/lib/routing"
import type { SkillGraph } from "./graph-model"
import { findGroups } from "./groups"

export interface MatrixOptions {
  /** Names to order; what the graph does not hold is left out. */
  names: ReadonlySet<string>
  /** Relation types that draw skills together. */
  kinds: ReadonlySet<RelationKind>
}

/** Community by community, the largest first, each by degree downwards: so blocks show along the diagonal. */
export function orderForMatrix(graph: SkillGraph, { names, kinds }: MatrixOptions): string[] {
  const part: SkillGraph = {
    nodes: graph.nodes.filter(({ name }) => names.has(name)),
    edges: graph.edges.filter(({ from, to, kind }) => kinds.has(kind) && names.has(from) && names.has(to)),
  }
  const ordered = findGroups(part, "community").flatMap(({ members }) => members)
  const placed = new Set(ordered)
  // A ghost that nothing in sight names belongs to no group.
  return [...ordered, ...part.nodes.map(({ name }) => name).filter((name) => !placed.has(name))]
}
