import type { GraphEdge, GraphPath, SkillGraph } from "@/lib/graph"

/** One skill of a path and what led to it. */
export interface PathStep {
  name: string
  /** The relations of the step with their direction: "depends_on →", "← related"; null for the first skill. */
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
  const along = kindsOf(step.filter((edge) => edge.to === to))
  const against = kindsOf(step.filter((edge) => edge.to !== to))
  return [along && `${along} →`, against && `← ${against}`].filter(Boolean).join(" / ")
}

function kindsOf(edges: readonly GraphEdge[]): string {
  return [...new Set(edges.map(({ kind }) => kind))].join(", ")
}
