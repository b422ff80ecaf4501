// Divides the graph into groups that a map can fold: communities (skills that name each other more than the rest) or subjects.
import { findCommunities } from "./communities"
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

/** The largest group first, then by id. The same for the same skills in any order. */
export function findGroups(graph: SkillGraph, basis: GroupBasis): GraphGroup[] {
  const skills = graph.nodes.filter(({ kind }) => kind === "skill").sort((a, b) => compareText(a.name, b.name))
  const { degree } = toUndirected(graph)
  const byDegree = (a: GraphNode, b: GraphNode) => degree(b.name) - degree(a.name) || compareText(a.name, b.name)
  const sorted = skills.toSorted(byDegree)
  const keyOf = basis === "community" ? keyCommunities(graph) : ({ subject }: GraphNode) => subject ?? ""
  const grouped = new Map<string, GraphNode[]>()
  for (const node of sorted) push(grouped, keyOf(node), node)
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

function keyCommunities(graph: SkillGraph): (node: GraphNode) => string {
  const communities = findCommunities(graph)
  return ({ name, path }) => {
    const community = communities.get(name) ?? null
    return community === null ? `${FOLDER}${topFolder(path)}` : String(community)
  }
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
