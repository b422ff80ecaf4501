// The graph that vital signs are measured on: skills only, self and dangling edges dropped, at most one edge a pair.
import { UndirectedGraph } from "graphology"
import { connectedComponents } from "graphology-components"
import type { RelationKind } from "@/lib/routing"
import { compareText } from "./compare-text"
import type { SkillGraph } from "./graph-model"

export interface Undirected {
  /** Skills, in the library's order. */
  names: string[]
  /** Number of edges. */
  size: number
  /** Number of different skills it is joined to; 0 for a ghost. */
  degree(name: string): number
  neighbours(name: string): string[]
  /** Connected components, largest first, each sorted by name. */
  clusters(): string[][]
}

/** With `kind`, only that type's edges. */
export function toUndirected(graph: SkillGraph, kind?: RelationKind): Undirected {
  const undirected = new UndirectedGraph({ allowSelfLoops: false, multi: false })
  for (const node of graph.nodes) if (node.kind === "skill") undirected.addNode(toKey(node.name))
  for (const edge of graph.edges) {
    if (edge.dangling || edge.self || (kind !== undefined && edge.kind !== kind)) continue
    undirected.mergeEdge(toKey(edge.from), toKey(edge.to))
  }
  return {
    names: undirected.mapNodes(toName),
    size: undirected.size,
    degree: (name) => (undirected.hasNode(toKey(name)) ? undirected.degree(toKey(name)) : 0),
    neighbours: (name) => (undirected.hasNode(toKey(name)) ? undirected.neighbors(toKey(name)).map(toName) : []),
    clusters: () =>
      connectedComponents(undirected)
        .map((keys) => keys.map(toName).sort(compareText))
        .sort((a, b) => b.length - a.length || compareText(a[0] ?? "", b[0] ?? "")),
  }
}

/** graphology keeps neighbours in plain objects, where a skill called `__proto__` would vanish: no key is ever a bare name. */
function toKey(name: string): string {
  return `.${name}`
}

function toName(key: string): string {
  return key.slice(1)
}
