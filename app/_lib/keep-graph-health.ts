import "server-only"
import { buildGraph, type Finding, findFindings, measureVitalSigns, type VitalSigns } from "@/lib/graph"
import type { LoadedLibrary } from "@/lib/server/libraries"

export interface GraphHealth {
  signs: VitalSigns
  findings: readonly Finding[]
}

const kept = new WeakMap<LoadedLibrary, GraphHealth>()

/** How the skills hang together, measured once a revision. */
export function getGraphHealth(loaded: LoadedLibrary): GraphHealth {
  const known = kept.get(loaded)
  if (known) return known
  const graph = buildGraph(loaded.library.skills)
  const signs = measureVitalSigns(graph)
  const health = { signs, findings: findFindings(graph, signs) }
  kept.set(loaded, health)
  return health
}
