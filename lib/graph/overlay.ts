// A request laid over the graph: which skills its decision touched, and which edges did something in it. It reads the trace
// that the gates wrote and re-derives nothing.
import type { Fate, RelationKind, RouteTrace } from "@/lib/routing"
import type { GraphEdge, SkillGraph } from "./graph-model"

/** What became of a skill in one decision, its strongest role. */
export type OverlayRole = "winner" | "selected" | "co-loaded" | "blocked" | Exclude<Fate, "selected">

export interface OverlaidNode {
  role: OverlayRole
  /** Score and boost, where it was a candidate. */
  points: number | null
  /** Place among the candidates, 1 = best. */
  rank: number | null
}

/** `fired`: it suppressed or loaded. `blocked`: it would have loaded, and could not. */
export type OverlaidEdge = "fired" | "blocked"

export interface TraceOverlay {
  /** By skill; of what the trace names, only what the graph holds. The best first. */
  nodes: ReadonlyMap<string, OverlaidNode>
  /** By edge id. A relation declared twice lights both lines. */
  edges: ReadonlyMap<string, OverlaidEdge>
}

export function overlayTrace(graph: SkillGraph, trace: RouteTrace): TraceOverlay {
  const names = new Set(graph.nodes.map(({ name }) => name))
  const candidates = new Map(trace.candidates.map((candidate) => [candidate.skill, candidate]))
  const nodes = new Map<string, OverlaidNode>()
  const add = (skill: string, role: OverlayRole) => {
    if (nodes.has(skill) || !names.has(skill)) return
    const candidate = candidates.get(skill)
    nodes.set(skill, {
      role,
      points: candidate ? candidate.score + candidate.boost : null,
      rank: candidate?.rank ?? null,
    })
  }
  for (const skill of trace.selected) add(skill, skill === trace.winner ? "winner" : "selected")
  for (const { skill } of trace.coLoaded) add(skill, "co-loaded")
  for (const { skill, fate } of trace.candidates) if (fate !== "selected") add(skill, fate)
  for (const { skill } of trace.blockedCoLoads) add(skill, "blocked")

  const idsOf = indexEdges(graph.edges)
  const edges = new Map<string, OverlaidEdge>()
  const light = (from: string, kind: RelationKind, to: string, state: OverlaidEdge) => {
    for (const id of idsOf.get(keyOf(from, kind, to)) ?? []) if (edges.get(id) !== "fired") edges.set(id, state)
  }
  for (const { skill, fate, by } of trace.candidates) {
    if (fate === "suppressed" && by !== undefined) light(by, "suppresses", skill, "fired")
  }
  for (const { from, via, skill } of trace.coLoaded) light(from, via, skill, "fired")
  for (const { from, via, skill } of trace.blockedCoLoads) light(from, via, skill, "blocked")
  return { nodes, edges }
}

function indexEdges(edges: readonly GraphEdge[]): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>()
  for (const edge of edges) {
    const key = keyOf(edge.from, edge.kind, edge.to)
    const list = ids.get(key)
    if (list) list.push(edge.id)
    else ids.set(key, [edge.id])
  }
  return ids
}

/** JSON, because a name may hold any character. */
function keyOf(from: string, kind: RelationKind, to: string): string {
  return JSON.stringify([from, kind, to])
}
