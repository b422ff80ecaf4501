import "server-only"
import { buildGraph, type Finding, findFindings, measureVitalSigns, type VitalSigns } from "@/lib/graph"
import type { RouteTrace } from "@/lib/routing"
import { type LoadedLibrary, listSkillSummaries, type SkillStatus } from "@/lib/server/libraries"
import { type PackedGraph, packGraph } from "./graph-text"

/** What the browser is sent, as JSON. */
export interface PackedGraphData {
  graph: PackedGraph
  signs: VitalSigns
  findings: Finding[]
  /** Name, slug, status and description of each skill that routes. */
  skills: [name: string, slug: string, status: SkillStatus, description: string][]
  trace: RouteTrace | null
}

const kept = new WeakMap<LoadedLibrary, string>()

/** Everything that the Graph screen needs, as one text. The graph is measured once a revision; statuses are today's. */
export function packGraphData(loaded: LoadedLibrary, trace: RouteTrace | null): string {
  const skills = listSkillSummaries(loaded)
    .filter(({ status }) => status !== "shadowed")
    .map(({ name, slug, status, description }) => [name, slug, status, shorten(description)])
  return `{${getMeasured(loaded)},"skills":${JSON.stringify(skills)},"trace":${JSON.stringify(trace)}}`
}

function getMeasured(loaded: LoadedLibrary): string {
  const known = kept.get(loaded)
  if (known !== undefined) return known
  const graph = buildGraph(loaded.library.skills)
  const signs = measureVitalSigns(graph)
  const findings = findFindings(graph, signs)
  const text = `"graph":${JSON.stringify(packGraph(graph))},"signs":${JSON.stringify(signs)},"findings":${JSON.stringify(findings)}`
  kept.set(loaded, text)
  return text
}

const MAX_DESCRIPTION_LENGTH = 240

/** A card shows a few lines; the skill's page has the whole. */
function shorten(text: string): string {
  return text.length > MAX_DESCRIPTION_LENGTH ? `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1)}…` : text
}
