// What selecting a skill would load, followed on the graph alone (routing.md §10): no request, no project, no date.
import type { GraphEdge, SkillGraph } from "./graph-model"

/** Whether the verdict gate takes the skill out at every request. A grade that can lapse never counts. */
export function isNeverRouted(node: { structuralVerdict: string | null; truthVerdict: string | null }): boolean {
  return node.structuralVerdict === "FAIL" || node.truthVerdict === "BROKEN"
}

/** Edges by declarer, and the skills that can load at all. Made once, asked for many skills. */
export interface CoLoadIndex {
  readonly edgesFrom: ReadonlyMap<string, readonly GraphEdge[]>
  readonly loadable: ReadonlySet<string>
}

export function indexCoLoads(graph: SkillGraph): CoLoadIndex {
  const edgesFrom = new Map<string, GraphEdge[]>()
  for (const edge of graph.edges) {
    const list = edgesFrom.get(edge.from)
    if (list) list.push(edge)
    else edgesFrom.set(edge.from, [edge])
  }
  const loadable = graph.nodes.filter((node) => node.kind === "skill" && !isNeverRouted(node)).map(({ name }) => name)
  return { edgesFrom, loadable: new Set(loadable) }
}

/** The edges by which selecting `from` loads `to`: `depends_on` all the way, `verify_with` and `broader` one hop. null: it does not. */
export function findCoLoadChain(index: CoLoadIndex, from: string, to: string): GraphEdge[] | null {
  if (!index.loadable.has(from) || !index.loadable.has(to) || from === to) return null
  const cameBy = new Map<string, GraphEdge | null>([[from, null]])
  const queue = [from]
  for (const name of queue) {
    for (const edge of index.edgesFrom.get(name) ?? []) {
      if (edge.kind !== "depends_on" || cameBy.has(edge.to) || !index.loadable.has(edge.to)) continue
      cameBy.set(edge.to, edge)
      if (edge.to === to) return walkBack(cameBy, to)
      queue.push(edge.to)
    }
  }
  const direct = (index.edgesFrom.get(from) ?? []).find(
    (edge) => edge.to === to && (edge.kind === "verify_with" || edge.kind === "broader"),
  )
  return direct ? [direct] : null
}

function walkBack(cameBy: ReadonlyMap<string, GraphEdge | null>, to: string): GraphEdge[] {
  const chain: GraphEdge[] = []
  for (let edge = cameBy.get(to) ?? null; edge !== null; edge = cameBy.get(edge.from) ?? null) chain.push(edge)
  return chain.reverse()
}
