import type { SkillGraph } from "@/lib/graph"

/** Names and edge ids that the screen shows. */
export interface Shown {
  nodes: ReadonlySet<string>
  edges: ReadonlySet<string>
}

/** The part of a graph that is in sight. Ends of a relation come with it, so that no edge of a file points to nothing. */
export function pickGraph({ nodes, edges }: SkillGraph, shown: Shown): SkillGraph {
  const picked = edges.filter(({ id }) => shown.edges.has(id))
  const names = new Set([...shown.nodes, ...picked.flatMap(({ from, to }) => [from, to])])
  return { nodes: nodes.filter(({ name }) => names.has(name)), edges: picked }
}
