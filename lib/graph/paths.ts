// The ways from one skill to another: along the arrows where there is one, else ignoring their direction, and saying so.
//
// Own code, since graphology's search for simple paths has no bound on their number, and a dense library has billions.
import type { RelationKind } from "@/lib/routing"
import { compareText } from "./compare-text"
import type { GraphEdge, SkillGraph } from "./graph-model"

/** Paths that are listed at most. */
export const MAX_PATHS = 50
/** Steps of the longest path that "all" looks for; a shortest path may be longer. */
export const MAX_PATH_STEPS = 6

export type PathMode = "shortest" | "all"

export interface PathOptions {
  /** Relation types that are followed. */
  kinds: ReadonlySet<RelationKind>
  /** `shortest`: every path of the least length. `all`: every path without repeats of up to MAX_PATH_STEPS steps. */
  mode: PathMode
}

export interface GraphPath {
  /** From the start to the end, both included. */
  nodes: string[]
  /** Ids of the edges of each step: one less than nodes; parallel ones together. */
  steps: string[][]
}

export interface PathSearch {
  status: "found" | "none" | "unknown-skill" | "same-skill"
  /** Of the two names, those that no node has. */
  unknown: string[]
  /** `along`: every step follows its arrow. `against`: only ignoring directions are the two joined. null: nothing found. */
  direction: "along" | "against" | null
  /** Shortest first, then by the names on the way. */
  paths: GraphPath[]
  /** More than MAX_PATHS exist within the bound of length. */
  isTruncated: boolean
}

/** Finds the ways from one node to another over the given relation types. Self edges are no steps. */
export function findPaths(graph: SkillGraph, from: string, to: string, { kinds, mode }: PathOptions): PathSearch {
  const names = new Set(graph.nodes.map(({ name }) => name))
  const unknown = [...new Set([from, to])].filter((name) => !names.has(name))
  const none: PathSearch = { status: "none", unknown, direction: null, paths: [], isTruncated: false }
  if (unknown.length > 0) return { ...none, status: "unknown-skill" }
  if (from === to) return { ...none, status: "same-skill" }
  const edges = graph.edges.filter((edge) => kinds.has(edge.kind) && !edge.self)
  for (const direction of ["along", "against"] as const) {
    const joins = indexJoins(edges, direction === "against")
    const least = measureDistances(joins, to)
    const distance = least.get(from)
    if (distance === undefined) continue
    const longest = mode === "shortest" ? distance : Math.max(distance, MAX_PATH_STEPS)
    const { ways, isTruncated } = walkByLength(joins, least, from, to, longest)
    const paths = ways.map((nodes) => ({ nodes, steps: readSteps(joins, nodes) }))
    return { status: "found", unknown, direction, paths, isTruncated }
  }
  return none
}

/** Start to ends to the ids of the edges that join the two. */
type Joins = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

function indexJoins(edges: readonly GraphEdge[], bothWays: boolean): Joins {
  const joins = new Map<string, Map<string, string[]>>()
  const add = (from: string, to: string, id: string) => {
    const ends = joins.get(from) ?? new Map<string, string[]>()
    joins.set(from, ends)
    const ids = ends.get(to)
    if (ids) ids.push(id)
    else ends.set(to, [id])
  }
  for (const { from, to, id } of edges) {
    add(from, to, id)
    if (bothWays) add(to, from, id)
  }
  return joins
}

/** Steps from every node that leads there to `to`. */
function measureDistances(joins: Joins, to: string): ReadonlyMap<string, number> {
  const before = new Map<string, string[]>()
  for (const [from, ends] of joins) {
    for (const end of ends.keys()) {
      const list = before.get(end)
      if (list) list.push(from)
      else before.set(end, [from])
    }
  }
  const distances = new Map([[to, 0]])
  const queue = [to]
  for (const name of queue) {
    for (const from of before.get(name) ?? []) {
      if (distances.has(from)) continue
      distances.set(from, (distances.get(name) ?? 0) + 1)
      queue.push(from)
    }
  }
  return distances
}

/** Looks for paths of one length after the other, so that the shortest come first, each length in the order of names. */
function walkByLength(
  joins: Joins,
  distances: ReadonlyMap<string, number>,
  from: string,
  to: string,
  longest: number,
): { ways: string[][]; isTruncated: boolean } {
  const ways: string[][] = []
  const way = [from]
  const onWay = new Set(way)
  const walk = (at: string, left: number): void => {
    if (left === 0) {
      if (at === to) ways.push([...way])
      return
    }
    for (const next of [...(joins.get(at)?.keys() ?? [])].sort(compareText)) {
      // One more than is listed tells that there are more.
      if (ways.length > MAX_PATHS) return
      // A step from which the end is too far, or that comes to the end too early, is in vain.
      if (onWay.has(next) || (distances.get(next) ?? Infinity) > left - 1 || (next === to && left > 1)) continue
      way.push(next)
      onWay.add(next)
      walk(next, left - 1)
      onWay.delete(next)
      way.pop()
    }
  }
  for (let steps = distances.get(from) ?? Infinity; steps <= longest && ways.length <= MAX_PATHS; steps += 1) {
    walk(from, steps)
  }
  return { ways: ways.slice(0, MAX_PATHS), isTruncated: ways.length > MAX_PATHS }
}

function readSteps(joins: Joins, nodes: readonly string[]): string[][] {
  return nodes.slice(1).map((to, index) => [...(joins.get(nodes[index] ?? "")?.get(to) ?? [])])
}
