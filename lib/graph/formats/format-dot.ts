import type { SkillGraph } from "../graph-model"

/** Graphviz. Names and reasons are quoted texts, so none can add a statement of its own; a name is its node's id, whole. */
export function formatDot(graph: SkillGraph): string {
  const lines = ["digraph skills {", "  rankdir=LR;", "  node [shape=box];"]
  for (const node of graph.nodes) {
    const attributes = [
      // Else the id is the label, and Graphviz reads entities (`&lt;`) in labels.
      ...(/[&\s]/.test(node.name.replaceAll(" ", "")) ? [`label=${quoteLabel(node.name)}`] : []),
      ...(node.kind === "ghost" ? ["style=dashed", 'comment="unresolved"'] : []),
    ]
    lines.push(`  ${quote(node.name)}${attributes.length > 0 ? ` [${attributes.join(", ")}]` : ""};`)
  }
  for (const edge of graph.edges) {
    const tooltip = edge.reason === null ? "" : `, tooltip=${quoteLabel(edge.reason)}`
    lines.push(`  ${quote(edge.from)} -> ${quote(edge.to)} [label=${quote(edge.kind)}${tooltip}];`)
  }
  lines.push("}")
  return `${lines.join("\n")}\n`
}

function quoteLabel(text: string): string {
  return quote(text.replaceAll("&", "&amp;").replaceAll(/\s+/g, " "))
}

function quote(text: string): string {
  // In a quoted DOT text a backslash begins an escape (\n, \N…), so it is doubled; a NUL would end the document for C programs.
  return `"${text.replaceAll("\0", "\uFFFD").replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
}
