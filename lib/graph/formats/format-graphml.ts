import type { GraphEdge, GraphNode, SkillGraph } from "../graph-model"
import { escapeXml } from "./escape-xml"

const NODE_KEYS = [
  "kind",
  "path",
  "subject",
  "stability",
  "structuralVerdict",
  "truthVerdict",
  "applicationVerdict",
  "evalState",
] as const
const EDGE_KEYS = ["kind", "field", "reason", "file", "line"] as const satisfies readonly (keyof GraphEdge)[]

/** GraphML, read by Gephi, yEd and networkx. Node ids are the names, as far as XML can hold them. */
export function formatGraphml(graph: SkillGraph): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...NODE_KEYS.map((key) => `  <key id="node-${key}" for="node" attr.name="${key}" attr.type="string"/>`),
    ...EDGE_KEYS.map(
      (key) =>
        `  <key id="edge-${key}" for="edge" attr.name="${key}" attr.type="${key === "line" ? "int" : "string"}"/>`,
    ),
    '  <graph id="skills" edgedefault="directed">',
  ]
  const ids = identifyNodes(graph)
  for (const node of graph.nodes) lines.push(formatNode(node, ids))
  for (const edge of graph.edges) lines.push(formatEdge(edge, ids))
  lines.push("  </graph>", "</graphml>")
  return `${lines.join("\n")}\n`
}

/** Names that differ only in characters that XML cannot hold stay apart. */
function identifyNodes(graph: SkillGraph): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const ids = new Map<string, string>()
  for (const { name } of graph.nodes) {
    const escaped = escapeXml(name)
    let id = escaped
    for (let copy = 2; taken.has(id); copy += 1) id = `${escaped}#${copy}`
    taken.add(id)
    ids.set(name, id)
  }
  return ids
}

function formatNode(node: GraphNode, ids: ReadonlyMap<string, string>): string {
  const data = NODE_KEYS.flatMap((key) =>
    node[key] === null ? [] : [`<data key="node-${key}">${escapeXml(node[key])}</data>`],
  )
  return `    <node id="${ids.get(node.name)}">${data.join("")}</node>`
}

function formatEdge(edge: GraphEdge, ids: ReadonlyMap<string, string>): string {
  const data = EDGE_KEYS.flatMap((key) =>
    edge[key] === null ? [] : [`<data key="edge-${key}">${escapeXml(String(edge[key]))}</data>`],
  )
  const ends = `source="${ids.get(edge.from)}" target="${ids.get(edge.to)}"`
  return `    <edge id="${escapeXml(edge.id)}" ${ends}>${data.join("")}</edge>`
}
