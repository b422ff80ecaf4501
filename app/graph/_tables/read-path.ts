import type { GraphEdge, GraphPath, SkillGraph } from "@/lib/graph"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"

/** One skill of a path and what led to it. */
export interface PathStep {
  name: string
  /** The relations of the step with their direction: "→ depends_on, ↔ related"; null for the first skill. */
  by: string | null
}

/** A path in words, step by step. */
export function readPath(graph: SkillGraph, { nodes, steps }: GraphPath): PathStep[] {
  const wanted = new Set(steps.flat())
  const known = new Map(graph.edges.filter(({ id }) => wanted.has(id)).map((edge) => [edge.id, edge]))
  return nodes.map((name, index) => {
    if (index === 0) return { name, by: null }
    const step = (steps[index - 1] ?? []).flatMap((id) => known.get(id) ?? [])
    return { name, by: describeStep(step, name) }
  })
}

function describeStep(step: readonly GraphEdge[], to: string): string {
  const along = new Set(step.filter((edge) => edge.to === to).map(({ kind }) => kind))
  const against = new Set(step.filter((edge) => edge.to !== to).map(({ kind }) => kind))
  const arrowOf = (kind: RelationKind) => (along.has(kind) ? (against.has(kind) ? "↔" : "→") : "←")
  return RELATION_KINDS.filter((kind) => along.has(kind) || against.has(kind))
    .map((kind) => `${arrowOf(kind)} ${kind}`)
    .join(", ")
}
