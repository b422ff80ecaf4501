import type { SkillGraph } from "../graph-model"

/** Graphviz. Names and reasons are quoted texts, so none can add a statement of its own. */
export function formatDot(graph: SkillGraph): string {
  const lines = ["digraph skills {", "  rankdir=LR;", "  node [shape=box];"]
  for (const node of graph.nodes) {
    const attributes = node.kind === "ghost" ? ' [style=dashed, comment="unresolved"]' : ""
    lines.push(`  ${quote(node.name)}${attributes};`)
  }
  for (const edge of graph.edges) {
    const tooltip = edge.reason === null ? "" : `, tooltip=${quote(edge.reason)}`
    lines.push(`  ${quote(edge.from)} -> ${quote(edge.to)} [label=${quote(edge.kind)}${tooltip}];`)
  }
  lines.push("}")
  return `${lines.join("\n")}\n`
}

function quote(text: string): string {
  // In a quoted DOT text a backslash begins an escape (\n, \N…), so it is doubled; line breaks would split the statement for readers.
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll(/\s+/g, " ")}"`
}
