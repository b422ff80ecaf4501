// Divides the graph into groups that a map can fold: communities (skills that name each other more than the rest) or subjects.
import { UndirectedGraph } from "graphology"
import louvain from "graphology-communities-louvain"
import { compareText } from "./compare-text"
import type { GraphNode, SkillGraph } from "./graph-model"
import { toUndirected } from "./undirected"

export const GROUP_BASES = ["community", "subject"] as const
export type GroupBasis = (typeof GROUP_BASES)[number]

export interface GraphGroup {
  /** `<basis>:<what it is known by>`: its most connected member, its subject, or its folder. Unique in a grouping. */
  id: string
  basis: GroupBasis
  /** For people: the most connected member, after the subject that most members share; else the subject or folder. */
  label: string
  /** Names by degree downwards, then by name; ghosts last. Every node is in exactly one group. */
  members: string[]
}

/** Communities of fewer members join the group they are most joined to, or the rest of their folder: no map of crumbs. */
const MIN_COMMUNITY = 3

/** The largest group first, then by id. The same for the same skills in any order. */
export function findGroups(graph: SkillGraph, basis: GroupBasis): GraphGroup[] {
  const skills = graph.nodes.filter(({ kind }) => kind === "skill").sort((a, b) => compareText(a.name, b.name))
  const { degree } = toUndirected(graph)
  const byDegree = (a: GraphNode, b: GraphNode) => degree(b.name) - degree(a.name) || compareText(a.name, b.name)
  const sorted = skills.toSorted(byDegree)
  const keyOf = basis === "community" ? findCommunities(graph, skills, degree) : null
  const grouped = new Map<string, GraphNode[]>()
  for (const node of sorted) push(grouped, keyOf ? (keyOf.get(node.name) ?? "") : (node.subject ?? ""), node)
  const groups = [...grouped].map(([key, nodes]) => describeGroup(basis, key, nodes))
  addGhosts(graph, groups)
  return groups.sort((a, b) => b.members.length - a.members.length || compareText(a.id, b.id))
}

function describeGroup(basis: GroupBasis, key: string, nodes: readonly GraphNode[]): GraphGroup {
  const members = nodes.map(({ name }) => name)
  if (basis === "subject") return { id: `subject:${key}`, basis, label: key === "" ? "no subject" : key, members }
  if (key.startsWith(FOLDER)) {
    const folder = key.slice(FOLDER.length)
    return {
      id: `community:${key}`,
      basis,
      label: folder === "" ? "unrelated skills" : `unrelated in ${folder}`,
      members,
    }
  }
  const head = members[0] ?? ""
  const subject = findSharedSubject(nodes)
  return { id: `community:${head}`, basis, label: subject === null ? head : `${subject}: ${head}`, members }
}

/** The subject of more than half of them; null: they share none. */
function findSharedSubject(nodes: readonly GraphNode[]): string | null {
  const counts = new Map<string, number>()
  for (const { subject } of nodes) if (subject !== null) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  const [subject, count] = [...counts].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))[0] ?? ["", 0]
  return count * 2 > nodes.length ? subject : null
}

/** Marks the key of skills that no relation joins to any community; no community is named by a skill of this name. */
const FOLDER = "folder "

/**
 * A key per skill name. Louvain over pairs weighted by how many relations join them; names in order and no random walk, so that the
 * same skills always divide the same way.
 */
function findCommunities(
  graph: SkillGraph,
  skills: readonly GraphNode[],
  degree: (name: string) => number,
): ReadonlyMap<string, string> {
  const numberOf = new Map(skills.map(({ name }, index) => [name, index]))
  const weights = weighPairs(graph, numberOf)
  const undirected = new UndirectedGraph({ allowSelfLoops: false, multi: false })
  for (const { name } of skills) if (degree(name) > 0) undirected.addNode(String(numberOf.get(name)))
  for (const { a, b, weight } of weights) undirected.addEdge(String(a), String(b), { weight })
  const found: Record<string, number> =
    undirected.size === 0 ? {} : louvain(undirected, { getEdgeWeight: "weight", randomWalk: false })
  const communityOf = skills.map((_, index) => found[String(index)] ?? null)
  dissolveCrumbs(communityOf, weights)
  return new Map(
    skills.map(({ name, path }, index) => {
      const community = communityOf[index]
      return [name, typeof community === "number" ? String(community) : `${FOLDER}${topFolder(path)}`]
    }),
  )
}

function weighPairs(graph: SkillGraph, numberOf: ReadonlyMap<string, number>) {
  const weights = new Map<string, { a: number; b: number; weight: number }>()
  for (const edge of graph.edges) {
    const from = numberOf.get(edge.from)
    const to = numberOf.get(edge.to)
    if (from === undefined || to === undefined || from === to) continue
    const [a, b] = from < to ? [from, to] : [to, from]
    const key = `${a} ${b}`
    const known = weights.get(key)
    if (known) known.weight += 1
    else weights.set(key, { a, b, weight: 1 })
  }
  return [...weights.values()].sort((x, y) => x.a - y.a || x.b - y.b)
}

/** Members of too small communities move to the community they are most joined to; those joined to none are left without. */
function dissolveCrumbs(
  communityOf: (number | null)[],
  weights: readonly { a: number; b: number; weight: number }[],
): void {
  const sizes = new Map<number, number>()
  for (const community of communityOf) if (community !== null) sizes.set(community, (sizes.get(community) ?? 0) + 1)
  const isCrumb = (community: number | null) => community !== null && (sizes.get(community) ?? 0) < MIN_COMMUNITY
  const pulls = new Map<number, Map<number, number>>()
  for (const { a, b, weight } of weights) {
    for (const [from, to] of [[a, b] as const, [b, a] as const]) {
      const home = communityOf[to] ?? null
      if (home === null || isCrumb(home) || !isCrumb(communityOf[from] ?? null)) continue
      const pull = pulls.get(from) ?? new Map<number, number>()
      pulls.set(from, pull.set(home, (pull.get(home) ?? 0) + weight))
    }
  }
  communityOf.forEach((community, index) => {
    if (!isCrumb(community)) return
    const strongest = [...(pulls.get(index) ?? [])].sort((x, y) => y[1] - x[1] || x[0] - y[0])[0]
    communityOf[index] = strongest?.[0] ?? null
  })
}

function topFolder(path: string | null): string {
  const parts = (path ?? "").split("/")
  return parts.length > 2 ? (parts[0] ?? "") : ""
}

/** A ghost goes with the first skill that names it. */
function addGhosts(graph: SkillGraph, groups: readonly GraphGroup[]): void {
  const groupOf = new Map(groups.flatMap((group) => group.members.map((name) => [name, group] as const)))
  const namedBy = new Map<string, string>()
  for (const edge of graph.edges) {
    const known = namedBy.get(edge.to)
    if (edge.dangling && (known === undefined || compareText(edge.from, known) < 0)) namedBy.set(edge.to, edge.from)
  }
  for (const [ghost, skill] of [...namedBy].sort((a, b) => compareText(a[0], b[0]))) {
    groupOf.get(skill)?.members.push(ghost)
  }
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
