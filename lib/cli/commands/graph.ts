import {
  buildGraph,
  findFindings,
  formatDot,
  formatGraphml,
  formatMermaid,
  measureDegrees,
  measureVitalSigns,
  type SkillGraph,
} from "@/lib/graph"
import type { CommandModules } from "../command"
import { readFormat } from "../formats"
import { openLibrary } from "../open-library"

const FORMATS = ["json", "dot", "mermaid", "graphml"] as const

export const run: CommandModules["graph"]["run"] = async (options, context) => {
  const format = readFormat(options, FORMATS, "json")
  const { library } = await openLibrary(options, context)
  const graph = buildGraph(library.skills)
  context.terminal.out(
    format === "json"
      ? formatJson(graph)
      : { dot: formatDot, mermaid: formatMermaid, graphml: formatGraphml }[format](graph),
  )
  return 0
}

function formatJson(graph: SkillGraph): string {
  const signs = measureVitalSigns(graph)
  const degrees = measureDegrees(graph)
  const nodes = graph.nodes.map((node) => ({ ...node, degree: degrees.get(node.name) }))
  const document = {
    schemaVersion: 1,
    nodes,
    edges: graph.edges,
    vitalSigns: signs,
    findings: findFindings(graph, signs),
  }
  return `${JSON.stringify(document)}\n`
}
