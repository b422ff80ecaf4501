import type { SkillGraph } from "../graph-model"

/** The graph as one JSON document, `{nodes, edges}` as GraphNode and GraphEdge say, indented, with a newline at its end. */
export function formatJson({ nodes, edges }: SkillGraph): string {
  return `${JSON.stringify({ nodes, edges }, null, 2)}\n`
}
