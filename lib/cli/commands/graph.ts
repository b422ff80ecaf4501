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
import { checkGraphOptions, type GraphPart, pickFindings, takePart } from "../graph-part"
import { openLibrary } from "../open-library"

const FORMATS = ["json", "dot", "mermaid", "graphml"] as const

/** Mermaid's own limit, which a diagram cannot raise for itself. */
const MERMAID_EDGES = 500

export const run: CommandModules["graph"]["run"] = async (options, context) => {
  const format = readFormat(options, FORMATS, "json")
  checkGraphOptions(options)
  const { library } = await openLibrary(options, context)
  const graph = buildGraph(library.skills)
  const part = takePart(graph, options)
  if (format === "mermaid" && part.graph.edges.length > MERMAID_EDGES) {
    context.terminal.err(
      `tower: ${part.graph.edges.length} relations; Mermaid draws ${MERMAID_EDGES} unless its maxEdges is raised: ask for less with --focus or --kinds, or use --format dot\n`,
    )
  }
  context.terminal.out(
    format === "json"
      ? formatJson(graph, part)
      : { dot: formatDot, mermaid: formatMermaid, graphml: formatGraphml }[format](part.graph),
  )
  return 0
}

/** Degrees, signs and findings are measured on the whole graph, also where a part of it is asked for. */
function formatJson(whole: SkillGraph, part: GraphPart): string {
  const signs = measureVitalSigns(whole)
  const degrees = measureDegrees(whole)
  const nodes = part.graph.nodes.map((node) => ({
    ...node,
    degree: degrees.get(node.name),
    ...(part.steps === null ? {} : { steps: part.steps.get(node.name) }),
  }))
  const document = {
    schemaVersion: 1,
    ...(part.asked === null ? {} : { asked: part.asked }),
    nodes,
    edges: part.graph.edges,
    // Signs of the whole library beside a few of its skills would be read as theirs.
    ...(part.asked === null ? { vitalSigns: signs } : {}),
    findings: pickFindings(findFindings(whole, signs), part),
  }
  return `${JSON.stringify(document)}\n`
}
