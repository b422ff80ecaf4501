// Which skills name each other more than the rest: the districts of the map. Louvain's method, then once more inside what is too large.
import { UndirectedGraph } from "graphology"
import louvain from "graphology-communities-louvain"
import { compareText } from "./compare-text"
import type { SkillGraph } from "./graph-model"

/** Communities of fewer members join the one they are most joined to: no map of crumbs. */
const MIN_COMMUNITY = 3
/** The same for the parts of a community that is divided: it has no need to be. */
const MIN_PART = 5
/** One that holds more is divided, since a person does not take in more at a glance… */
const MAX_COMMUNITY = 24
/** …but in a large library only one that holds more than this share of it, so that the districts themselves stay countable. */
const MAX_SHARE = 1 / 24

/** Two skills by their place among the sorted names, the lesser first, and how many relations join them. */
interface Tie {
  a: number
  b: number
  weight: number
}

/**
 * A number for each skill's community; null: no relation joins it to one. Names in order and no random walk, so that the same skills
 * always divide the same way.
 */
export function findCommunities(graph: SkillGraph): ReadonlyMap<string, number | null> {
  const names = graph.nodes.flatMap(({ name, kind }) => (kind === "skill" ? [name] : [])).sort(compareText)
  const ties = listTies(graph, new Map(names.map((name, index) => [name, index])))
  const everyone = names.map((_, index) => index)
  const limit = Math.max(MAX_COMMUNITY, Math.ceil(names.length * MAX_SHARE))
  let next = 0
  const numbers = new Map<number, number>()
  for (const community of divide(everyone, ties, MIN_COMMUNITY)) {
    const parts = community.length > limit ? divideWhole(community, ties) : [community]
    for (const part of parts) {
      for (const member of part) numbers.set(member, next)
      next += 1
    }
  }
  return new Map(names.map((name, index) => [name, numbers.get(index) ?? null]))
}

function listTies(graph: SkillGraph, numberOf: ReadonlyMap<string, number>): Tie[] {
  const ties = new Map<number, Tie>()
  for (const edge of graph.edges) {
    const from = numberOf.get(edge.from)
    const to = numberOf.get(edge.to)
    if (from === undefined || to === undefined || from === to) continue
    const [a, b] = from < to ? [from, to] : [to, from]
    const key = a * numberOf.size + b
    const known = ties.get(key)
    if (known) known.weight += 1
    else ties.set(key, { a, b, weight: 1 })
  }
  return [...ties.values()].sort((x, y) => x.a - y.a || x.b - y.b)
}

/** The parts of a community; what none of them is joined to stays with the largest. */
function divideWhole(community: readonly number[], ties: readonly Tie[]): number[][] {
  const parts = divide(community, ties, MIN_PART)
  const placed = new Set(parts.flat())
  const largest = parts.toSorted((x, y) => y.length - x.length)[0]
  if (largest === undefined) return [[...community]]
  largest.push(...community.filter((member) => !placed.has(member)))
  return parts
}

/** Members by what joins them, none of fewer than `least`. Those that nothing joins to any part are in none. */
function divide(members: readonly number[], ties: readonly Tie[], least: number): number[][] {
  const inside = new Set(members)
  const own = ties.filter(({ a, b }) => inside.has(a) && inside.has(b))
  if (own.length === 0) return []
  const undirected = new UndirectedGraph({ allowSelfLoops: false, multi: false })
  const joined = new Set(own.flatMap(({ a, b }) => [a, b]))
  for (const member of members) if (joined.has(member)) undirected.addNode(String(member))
  for (const { a, b, weight } of own) undirected.addEdge(String(a), String(b), { weight })
  const found: Record<string, number> = louvain(undirected, { getEdgeWeight: "weight", randomWalk: false })
  const partOf = new Map<number, number>()
  for (const member of members) {
    const part = found[String(member)]
    if (part !== undefined) partOf.set(member, part)
  }
  dissolveCrumbs(partOf, own, least)
  const parts = new Map<number, number[]>()
  for (const [member, part] of partOf) {
    const list = parts.get(part)
    if (list) list.push(member)
    else parts.set(part, [member])
  }
  return [...parts.values()]
}

/** Members of too small parts move, one by one, to the part that they are most joined to; those joined to none leave. */
function dissolveCrumbs(partOf: Map<number, number>, ties: readonly Tie[], least: number): void {
  const sizes = new Map<number, number>()
  for (const part of partOf.values()) sizes.set(part, (sizes.get(part) ?? 0) + 1)
  const isCrumb = (part: number | undefined) => part !== undefined && (sizes.get(part) ?? 0) < least
  const pulls = new Map<number, Map<number, number>>()
  for (const { a, b, weight } of ties) {
    for (const [from, to] of [[a, b] as const, [b, a] as const]) {
      const home = partOf.get(to)
      if (home === undefined || isCrumb(home) || !isCrumb(partOf.get(from))) continue
      const pull = pulls.get(from) ?? new Map<number, number>()
      pulls.set(from, pull.set(home, (pull.get(home) ?? 0) + weight))
    }
  }
  for (const [member, part] of [...partOf]) {
    if (!isCrumb(part)) continue
    const strongest = [...(pulls.get(member) ?? [])].sort((x, y) => y[1] - x[1] || x[0] - y[0])[0]
    if (strongest) partOf.set(member, strongest[0])
    else partOf.delete(member)
  }
}
