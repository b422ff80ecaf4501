import "server-only"
import { buildGraph, type Finding, findFindings, findGroups, measureVitalSigns } from "@/lib/graph"
import type { RouteTrace } from "@/lib/routing"
import { type LoadedLibrary, listSkillSummaries, type SkillStatus } from "@/lib/server/libraries"
import { MAX_UNFOLDED } from "./derive-view"
import { type PackedGraph, type PackedSigns, packGraph, packSigns } from "./graph-text"

/** What the browser is sent, as JSON. */
export interface PackedGraphData {
  graph: PackedGraph
  signs: PackedSigns
  findings: Finding[]
  /** With numbers of nodes for members; null for a graph that is quickly divided. */
  communities: { id: string; label: string; members: number[] }[] | null
  /** Name, slug, status and description of each skill that routes. */
  skills: [name: string, slug: string, status: SkillStatus, description: string][]
  trace: RouteTrace | null
}

const kept = new WeakMap<LoadedLibrary, string>()

/** Everything that the Graph screen needs, as one text. The graph is measured once a revision; statuses are today's. */
export function packGraphData(loaded: LoadedLibrary, trace: RouteTrace | null): string {
  const summaries = listSkillSummaries(loaded)
  const length = summaries.length > MANY_SKILLS ? SHORT_DESCRIPTION_LENGTH : DESCRIPTION_LENGTH
  const skills = summaries
    .filter(({ status }) => status !== "shadowed")
    .map(({ name, slug, status, description }) => [name, slug, status, shorten(description, length)])
  return `{${getMeasured(loaded)},"skills":${JSON.stringify(skills)},"trace":${JSON.stringify(trace)}}`
}

function getMeasured(loaded: LoadedLibrary): string {
  const known = kept.get(loaded)
  if (known !== undefined) return known
  const graph = buildGraph(loaded.library.skills)
  const signs = measureVitalSigns(graph)
  const findings = findFindings(graph, signs)
  const numberOf = new Map(graph.nodes.map(({ name }, index) => [name, index]))
  const communities =
    graph.nodes.length <= MAX_UNFOLDED
      ? null
      : findGroups(graph, "community").map(({ id, label, members }) => ({
          id,
          label,
          members: members.map((name) => numberOf.get(name) ?? -1),
        }))
  const text = `"communities":${JSON.stringify(communities)},"graph":${JSON.stringify(packGraph(graph))},"signs":${JSON.stringify(packSigns(signs, graph))},"findings":${JSON.stringify(findings)}`
  kept.set(loaded, text)
  return text
}

/** A card shows a few lines; the skill's page has the whole. Of very many skills one line each must do. */
const DESCRIPTION_LENGTH = 240
const SHORT_DESCRIPTION_LENGTH = 80
const MANY_SKILLS = 500

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}
