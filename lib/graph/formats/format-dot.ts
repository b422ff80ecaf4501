import type { SkillGraph } from "../graph-model"

/** Graphviz. Names and reasons are quoted texts, so none can add a statement of its own; a name is its node's id. */
export function formatDot(graph: SkillGraph): string {
  const lines = ["digraph skills {", "  rankdir=LR;", "  node [shape=box];"]
  const ids = identifyNodes(graph)
  for (const node of graph.nodes) {
    const id = ids.get(node.name) ?? node.name
    const attributes = [
      // Else the id is the label, and Graphviz reads entities (`&lt;`) in labels.
      ...(id !== node.name || /[&\s]/.test(node.name.replaceAll(" ", "")) ? [`label=${quoteLabel(node.name)}`] : []),
      ...(node.kind === "ghost" ? ["style=dashed", 'comment="unresolved"'] : []),
    ]
    lines.push(`  ${quote(id)}${attributes.length > 0 ? ` [${attributes.join(", ")}]` : ""};`)
  }
  for (const edge of graph.edges) {
    const tooltip = edge.reason === null ? "" : `, tooltip=${quoteLabel(edge.reason)}`
    lines.push(
      `  ${quote(ids.get(edge.from) ?? edge.from)} -> ${quote(ids.get(edge.to) ?? edge.to)} [label=${quote(edge.kind)}${tooltip}];`,
    )
  }
  lines.push("}")
  return `${lines.join("\n")}\n`
}

/** The names, but for those that begin with `%`: Graphviz takes them for nameless things of its own and numbers them. */
function identifyNodes(graph: SkillGraph): ReadonlyMap<string, string> {
  const taken = new Set(graph.nodes.map(({ name }) => name))
  const ids = new Map<string, string>()
  for (const { name } of graph.nodes) {
    let id = name
    while (id.startsWith("%") || (id !== name && taken.has(id))) id = `_${id}`
    taken.add(id)
    ids.set(name, id)
  }
  return ids
}

function quoteLabel(text: string): string {
  return quote(text.replaceAll("&", "&amp;").replaceAll(/\s+/g, " "))
}

function quote(text: string): string {
  // In a quoted DOT text a backslash begins an escape (\n, \N…), so it is doubled; a NUL would end the document for C programs.
  return `"${text.replaceAll("\0", "\uFFFD").replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
}
