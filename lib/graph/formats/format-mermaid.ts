import type { SkillGraph } from "../graph-model"

/** A Mermaid flowchart. Nodes get short ids of their own; names are labels in entity form, so markup and keywords stay text. */
export function formatMermaid(graph: SkillGraph): string {
  const ids = new Map(graph.nodes.map((node, index) => [node.name, `n${index}`]))
  const lines = ["flowchart LR"]
  for (const node of graph.nodes) {
    lines.push(`  ${ids.get(node.name)}["${label(node.name)}"]${node.kind === "ghost" ? ":::ghost" : ""}`)
  }
  for (const edge of graph.edges) lines.push(`  ${ids.get(edge.from)} -->|${edge.kind}| ${ids.get(edge.to)}`)
  lines.push("  classDef ghost stroke-dasharray: 4 4")
  return `${lines.join("\n")}\n`
}

function label(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[^\p{L}\p{N}\p{M} ._/-]/gu, (character) => `#${character.codePointAt(0)};`)
}
