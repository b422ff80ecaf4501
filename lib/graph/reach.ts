// What lies around one node: everything that a few steps reach, along the arrows, against them, or both.
import type { RelationKind } from "@/lib/routing"
import type { GraphEdge, SkillGraph } from "./graph-model"

/** `uses` follows the arrows (what it names), `used-by` goes against them (who names it). */
export type Side = "both" | "uses" | "used-by"

export interface ReachOptions {
  /** Steps, 1 to 4. */
  depth: number
  side: Side
  /** Relation types that are followed. */
  kinds: ReadonlySet<RelationKind>
}

export interface Reach {
  /** Node to its distance in steps; the node itself is 0. In the order of distance, then of the graph. */
  steps: ReadonlyMap<string, number>
  /** Ids of every edge of the followed types between nodes that are reached, not only of those that were walked. */
  edges: ReadonlySet<string>
}

/** Null: there is no such node. Ghosts are reached, but nothing lies behind one except by its other declarers. */
export function focusOn(graph: SkillGraph, name: string, { depth, side, kinds }: ReachOptions): Reach | null {
  if (!graph.nodes.some((node) => node.name === name)) return null
  const followed = graph.edges.filter((edge) => kinds.has(edge.kind) && !edge.self)
  const next = indexSteps(followed, side)
  const steps = new Map([[name, 0]])
  let front = [name]
  for (let step = 1; step <= depth && front.length > 0; step += 1) {
    const reached: string[] = []
    for (const from of front) {
      for (const to of next.get(from) ?? []) {
        if (steps.has(to)) continue
        steps.set(to, step)
        reached.push(to)
      }
    }
    front = reached
  }
  const edges = graph.edges.filter((edge) => kinds.has(edge.kind) && steps.has(edge.from) && steps.has(edge.to))
  return { steps, edges: new Set(edges.map(({ id }) => id)) }
}

function indexSteps(edges: readonly GraphEdge[], side: Side): ReadonlyMap<string, readonly string[]> {
  const next = new Map<string, string[]>()
  const add = (from: string, to: string) => {
    const list = next.get(from)
    if (list) list.push(to)
    else next.set(from, [to])
  }
  for (const { from, to } of edges) {
    if (side !== "used-by") add(from, to)
    if (side !== "uses") add(to, from)
  }
  return next
}
