// The part of the relation graph that one decision touched: which edges fired, and where each skill stands. Plain data;
// positions are computed from roles and ranks only, so that the same trace always draws the same picture and a keystroke
// moves nothing that did not change.
import {
  type BlockedCoLoad,
  type CoLoad,
  RELATION_KINDS,
  type RelationKind,
  type RouteTrace,
  type RoutingRelation,
  type RoutingRelations,
} from "@/lib/routing"

export type DecisionRole =
  | "winner"
  | "selected"
  | "cut"
  | "suppressed"
  | "removed"
  | "co-loaded"
  | "blocked"
  | "context"

export interface DecisionNode {
  id: string
  role: DecisionRole
  /** Points where it was a candidate. */
  points: number | null
  x: number
  y: number
}

export interface DecisionEdge {
  id: string
  source: string
  target: string
  kind: RelationKind
  /** `fired`: it decided something here. `blocked`: it tried to load and could not. `declared`: it exists and did nothing. */
  state: "fired" | "blocked" | "declared"
  /** The author's reason for the relation. */
  reason: string | null
  /** What it did, for fired and blocked edges. */
  note: string | null
}

export interface DecisionGraph {
  nodes: DecisionNode[]
  edges: DecisionEdge[]
  /** Neighbours and relations that were left out to keep the picture readable. */
  hiddenNeighbours: number
}

export type RelationsOf = (skill: string) => RoutingRelations | undefined

export interface DecisionGraphLimits {
  /** Skills of the decision itself: selected, suppressed, loaded, blocked. */
  maxCore: number
  /** Neighbours that took no part. */
  maxContext: number
}

export const DECISION_GRAPH_LIMITS: DecisionGraphLimits = { maxCore: 60, maxContext: 12 }

const COLUMN_WIDTH = 270
const ROW_HEIGHT = 62

export function buildDecisionGraph(
  trace: RouteTrace,
  relationsOf: RelationsOf,
  limits: DecisionGraphLimits = DECISION_GRAPH_LIMITS,
): DecisionGraph {
  const allRoles = assignRoles(trace)
  const roles = new Map([...allRoles].slice(0, limits.maxCore))
  const fired = firedEdges(trace, relationsOf).filter(({ source, target }) => roles.has(source) && roles.has(target))
  const { edges: declared, context, hidden } = declaredEdges(roles, relationsOf, fired, limits.maxContext)
  for (const skill of context) roles.set(skill, "context")
  const pointsOf = new Map(trace.candidates.map((candidate) => [candidate.skill, candidate.score + candidate.boost]))
  const places = placeNodes(roles, loadDepths(trace))
  return {
    nodes: [...roles].map(([id, role]) => ({
      id,
      role,
      points: pointsOf.get(id) ?? null,
      ...(places.get(id) ?? { x: 0, y: 0 }),
    })),
    edges: [...fired, ...declared],
    hiddenNeighbours: hidden + Math.max(0, allRoles.size - limits.maxCore),
  }
}

/** In drawing order: the winner first, so that limits never take it away. A skill has one role, its strongest. */
function assignRoles(trace: RouteTrace): Map<string, DecisionRole> {
  const roles = new Map<string, DecisionRole>()
  const add = (skill: string, role: DecisionRole) => {
    if (!roles.has(skill)) roles.set(skill, role)
  }
  for (const skill of trace.selected) add(skill, skill === trace.winner ? "winner" : "selected")
  for (const load of trace.coLoaded) add(load.skill, "co-loaded")
  const suppressed = trace.candidates.filter(({ fate }) => fate === "suppressed")
  for (const candidate of suppressed) if (candidate.by && !roles.has(candidate.by)) add(candidate.by, "cut")
  for (const candidate of suppressed) add(candidate.skill, "suppressed")
  for (const load of trace.blockedCoLoads) add(load.skill, "blocked")
  if (trace.outcome === "blocked") for (const candidate of trace.candidates) add(candidate.skill, "removed")
  return roles
}

function firedEdges(trace: RouteTrace, relationsOf: RelationsOf): DecisionEdge[] {
  const suppressions = trace.candidates.flatMap((candidate): DecisionEdge[] => {
    if (candidate.fate !== "suppressed" || candidate.by === undefined) return []
    return [
      {
        ...edgeBetween(candidate.by, candidate.skill, "suppresses", relationsOf),
        state: "fired",
        note: candidate.reason ?? null,
      },
    ]
  })
  const loads = trace.coLoaded.map(
    (load): DecisionEdge => ({ ...loadEdge(load, relationsOf), state: "fired", note: null }),
  )
  const blocked = trace.blockedCoLoads.map(
    (load): DecisionEdge => ({ ...loadEdge(load, relationsOf), state: "blocked", note: load.reason }),
  )
  return uniqueEdges([...suppressions, ...loads, ...blocked])
}

function loadEdge(load: CoLoad | BlockedCoLoad, relationsOf: RelationsOf) {
  return edgeBetween(load.from, load.skill, load.via, relationsOf)
}

function edgeBetween(source: string, target: string, kind: RelationKind, relationsOf: RelationsOf) {
  const item = relationItems(relationsOf(source), kind).find(({ skill }) => skill === target)
  return { id: edgeId(source, kind, target), source, target, kind, reason: item?.reason ?? null }
}

/** The engine reads the old `boundary` only where `suppresses` is absent; so does the picture. */
function relationItems(relations: RoutingRelations | undefined, kind: RelationKind): readonly RoutingRelation[] {
  if (!relations) return []
  const items = relations[kind]
  return items ?? (kind === "suppresses" ? (relations.boundary ?? []) : [])
}

/** JSON, because a name may hold any character. */
function edgeId(source: string, kind: RelationKind, target: string): string {
  return JSON.stringify([source, kind, target])
}

function uniqueEdges(edges: readonly DecisionEdge[]): DecisionEdge[] {
  return [...new Map(edges.map((edge) => [edge.id, edge])).values()]
}

/** Relations of the decision's skills that did nothing here; neighbours outside the decision join up to a limit. */
function declaredEdges(
  roles: ReadonlyMap<string, DecisionRole>,
  relationsOf: RelationsOf,
  fired: readonly DecisionEdge[],
  maxContext: number,
): { edges: DecisionEdge[]; context: string[]; hidden: number } {
  const firedIds = new Set(fired.map(({ id }) => id))
  const context = new Set<string>()
  const left = new Set<string>()
  const edges: DecisionEdge[] = []
  for (const source of roles.keys()) {
    for (const kind of RELATION_KINDS) {
      for (const { skill: target, reason } of relationItems(relationsOf(source), kind)) {
        const id = edgeId(source, kind, target)
        if (firedIds.has(id) || target === source) continue
        if (!roles.has(target)) {
          // A relation to a name that is no skill did nothing and is told by the library's diagnostics.
          if (relationsOf(target) === undefined) continue
          if (!context.has(target) && context.size >= maxContext) {
            left.add(target)
            continue
          }
          context.add(target)
        }
        edges.push({ id, source, target, kind, state: "declared", reason: reason ?? null, note: null })
      }
    }
  }
  return { edges: uniqueEdges(edges), context: [...context], hidden: left.size }
}

/** Steps from the selected skills along loads that happened or were tried. */
function loadDepths(trace: RouteTrace): Map<string, number> {
  const depths = new Map(trace.selected.map((skill) => [skill, 0]))
  for (const load of [...trace.coLoaded, ...trace.blockedCoLoads]) {
    if (depths.has(load.skill)) continue
    depths.set(load.skill, (depths.get(load.from) ?? 0) + 1)
  }
  return depths
}

/** Columns from left to right: what was pushed aside, what answers, then what it loads, step by step; bystanders below. */
function placeNodes(
  roles: ReadonlyMap<string, DecisionRole>,
  depths: ReadonlyMap<string, number>,
): Map<string, { x: number; y: number }> {
  const columns = new Map<number, string[]>()
  const context: string[] = []
  for (const [skill, role] of roles) {
    if (role === "context") {
      context.push(skill)
      continue
    }
    const column = role === "suppressed" || role === "removed" ? -1 : (depths.get(skill) ?? 0)
    columns.set(column, [...(columns.get(column) ?? []), skill])
  }
  const places = new Map<string, { x: number; y: number }>()
  let deepest = 0
  for (const [column, skills] of columns) {
    skills.forEach((skill, row) => {
      places.set(skill, { x: column * COLUMN_WIDTH, y: row * ROW_HEIGHT })
      deepest = Math.max(deepest, row)
    })
  }
  const first = Math.min(0, ...columns.keys())
  const perRow = Math.max(4, Math.max(0, ...columns.keys()) - first + 1)
  context.forEach((skill, index) => {
    places.set(skill, {
      x: (first + (index % perRow)) * COLUMN_WIDTH,
      y: (deepest + 1.6 + Math.floor(index / perRow)) * ROW_HEIGHT,
    })
  })
  return places
}
