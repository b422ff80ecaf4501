// Remarkable and normal: structure that one may want to look at, and that no rule calls a fault.
import { compareText } from "./compare-text"
import type { GraphEdge, SkillGraph } from "./graph-model"

export const OBSERVATION_CODES = ["one-way-related", "mutual-suppression", "reciprocal", "duplicate"] as const
export type ObservationCode = (typeof OBSERVATION_CODES)[number]

/** One pair of skills (the same twice for a repeated self edge), with the edges that make it remarkable. */
export interface Observation {
  /** Unique in a graph. */
  id: string
  code: ObservationCode
  /** The pair; of `one-way-related` and `duplicate` the declarer first, else by name. */
  skills: [string, string]
  edges: string[]
  message: string
}

/**
 * In the order of OBSERVATION_CODES, then by names: `related` that only one end declares; two skills that suppress each other; two
 * that declare the same type (other than those) of each other; a relation declared again. Dangling edges are faults and told there.
 */
export function listObservations(graph: SkillGraph): Observation[] {
  const parallel = groupParallel(graph.edges)
  const observations: Observation[] = []
  for (const edges of parallel.values()) {
    const edge = edges[0]
    if (edge === undefined) continue
    const { from, to, kind } = edge
    const back = edge.self ? undefined : parallel.get(keyOf(to, kind, from))
    const ids = edges.map(({ id }) => id)
    const add = (code: ObservationCode, all: string[], message: string) =>
      observations.push({ id: `${code}:${all[0]}`, code, skills: [from, to], edges: all, message })
    if (edges.length > 1) add("duplicate", ids, `${from} declares ${kind} ${to} ${edges.length} times.`)
    if (edge.self) continue
    if (kind === "related" && back === undefined)
      add("one-way-related", ids, `${from} names ${to} as related, and not the other way round.`)
    if (back === undefined || compareText(from, to) > 0) continue
    const all = [...ids, ...back.map(({ id }) => id)]
    if (kind === "suppresses")
      add("mutual-suppression", all, `${from} and ${to} suppress each other: the one with more points stays.`)
    else add("reciprocal", all, `${from} and ${to} each declare ${kind} of the other.`)
  }
  const position = new Map(OBSERVATION_CODES.map((code, index) => [code, index]))
  return observations.sort(
    (a, b) =>
      (position.get(a.code) ?? 0) - (position.get(b.code) ?? 0) ||
      compareText(a.skills[0], b.skills[0]) ||
      compareText(a.skills[1], b.skills[1]) ||
      compareText(a.id, b.id),
  )
}

function groupParallel(edges: readonly GraphEdge[]): ReadonlyMap<string, GraphEdge[]> {
  const groups = new Map<string, GraphEdge[]>()
  for (const edge of edges) {
    if (edge.dangling) continue
    const key = keyOf(edge.from, edge.kind, edge.to)
    const group = groups.get(key)
    if (group) group.push(edge)
    else groups.set(key, [edge])
  }
  return groups
}

/** JSON, because a name may hold any character. */
function keyOf(from: string, kind: string, to: string): string {
  return JSON.stringify([from, kind, to])
}
