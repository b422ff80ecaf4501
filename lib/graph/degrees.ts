// Degrees, counted two ways: as declared (directed, per type) and as structure (undirected, de-duplicated).
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import type { SkillGraph } from "./graph-model"
import { toUndirected } from "./undirected"

/** How one node hangs in the graph. */
export interface NodeDegree {
  /** Different skills it is joined to, whatever the type or direction. */
  neighbours: number
  /** Declared edges that point to it, duplicates counted. */
  in: number
  /** Declared edges that it makes, duplicates, self and dangling ones counted. */
  out: number
  byKind: Record<RelationKind, { in: number; out: number }>
}

/** The degree of every node, ghosts included (a ghost has no neighbours: it is not a skill). */
export function measureDegrees(graph: SkillGraph): ReadonlyMap<string, NodeDegree> {
  const undirected = toUndirected(graph)
  const degrees = new Map<string, NodeDegree>()
  for (const { name } of graph.nodes) {
    degrees.set(name, {
      neighbours: undirected.degree(name),
      in: 0,
      out: 0,
      byKind: emptyByKind(),
    })
  }
  for (const edge of graph.edges) {
    const from = degrees.get(edge.from)
    const to = degrees.get(edge.to)
    if (from) {
      from.out += 1
      from.byKind[edge.kind].out += 1
    }
    if (to) {
      to.in += 1
      to.byKind[edge.kind].in += 1
    }
  }
  return degrees
}

function emptyByKind(): NodeDegree["byKind"] {
  return Object.fromEntries(RELATION_KINDS.map((kind) => [kind, { in: 0, out: 0 }])) as NodeDegree["byKind"]
}
