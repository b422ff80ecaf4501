// The undirected, de-duplicated view of the graph as rows: which skills are joined at all, by which types, from which ends.
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import { compareText } from "./compare-text"
import type { GraphEdge, SkillGraph } from "./graph-model"

/** Two different skills that at least one relation joins. */
export interface SkillPair {
  /** The name that sorts first. */
  a: string
  b: string
  /** The types that join them, in the order of RELATION_KINDS, with how often each end declares it. */
  kinds: { kind: RelationKind; aToB: number; bToA: number }[]
  /** Each names the other, be it by different types. */
  isReciprocal: boolean
  /** Ids of the edges behind the pair, in the graph's order. */
  edges: string[]
}

/** One row per unordered pair, by names; self and dangling edges join no two skills. With `kinds`, only their edges. */
export function listPairs(graph: SkillGraph, kinds?: ReadonlySet<RelationKind>): SkillPair[] {
  const behind = new Map<string, Map<string, GraphEdge[]>>()
  for (const edge of graph.edges) {
    if (edge.dangling || edge.self || (kinds && !kinds.has(edge.kind))) continue
    const [a, b] = compareText(edge.from, edge.to) < 0 ? [edge.from, edge.to] : [edge.to, edge.from]
    const ends = behind.get(a) ?? new Map<string, GraphEdge[]>()
    behind.set(a, ends)
    const list = ends.get(b)
    if (list) list.push(edge)
    else ends.set(b, [edge])
  }
  return [...behind]
    .flatMap(([a, ends]) => [...ends].map(([b, edges]) => toPair(a, b, edges)))
    .sort((left, right) => compareText(left.a, right.a) || compareText(left.b, right.b))
}

function toPair(a: string, b: string, edges: readonly GraphEdge[]): SkillPair {
  const kinds = RELATION_KINDS.map((kind) => ({
    kind,
    aToB: edges.filter((edge) => edge.kind === kind && edge.from === a).length,
    bToA: edges.filter((edge) => edge.kind === kind && edge.from === b).length,
  })).filter(({ aToB, bToA }) => aToB + bToA > 0)
  return {
    a,
    b,
    kinds,
    isReciprocal: edges.some(({ from }) => from === a) && edges.some(({ from }) => from === b),
    edges: edges.map(({ id }) => id),
  }
}
