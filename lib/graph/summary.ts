// What a map draws of a graph: every skill as a node of its own, or, where there are too many, groups as one node each with what
// they hold, and the relations between two nodes bundled with their number.
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import type { GraphEdge, SkillGraph } from "./graph-model"
import type { GraphGroup } from "./groups"

export interface SummaryNode {
  /** Unique in the summary: a skill may be called like a group. */
  id: string
  kind: "skill" | "ghost" | "group"
  /** The skill's name, the ghost's text, the group's id. */
  name: string
  label: string
  /** Names behind it; one for a skill. */
  members: string[]
  /** Id of the group it belongs to or is; null where the map is not grouped. */
  group: string | null
  /** Declared edges of the types in sight among its own members. */
  inner: number
}

/** A line of the map. */
export interface SummaryEdge {
  id: string
  /** Node ids. Of a bundle with declarations both ways, the end that sorts first in the map. */
  from: string
  to: string
  /** Two skills are joined by a line per direction and type; a bundle (one end is a group) holds all types and both directions. */
  kind: RelationKind | "bundle"
  /** Declared edges behind it. */
  count: number
  byKind: { kind: RelationKind; count: number }[]
  /** Their ids. */
  edges: string[]
}

export interface SummaryOptions {
  /** Empty: every skill is its own node. */
  groups: readonly GraphGroup[]
  /** Ids of the groups whose members are shown one by one. */
  open: ReadonlySet<string>
  /** Relation types in sight. */
  kinds: ReadonlySet<RelationKind>
  /** Names in sight; absent: all. */
  only?: ReadonlySet<string>
}

export interface GraphSummary {
  /** Nodes in the order of the graph; a group where its first member stands. */
  nodes: SummaryNode[]
  edges: SummaryEdge[]
  /** Declared edges among the names in sight whose type is switched off. */
  hidden: Record<RelationKind, number>
  /** Declared edges behind what is drawn, inner ones included. */
  shown: number
}

export function summarize(graph: SkillGraph, { groups, open, kinds, only }: SummaryOptions): GraphSummary {
  const groupOf = new Map(groups.flatMap((group) => group.members.map((name) => [name, group] as const)))
  const nodes = new Map<string, SummaryNode>()
  const nodeOf = new Map<string, SummaryNode>()
  for (const { name, kind } of graph.nodes) {
    if (only && !only.has(name)) continue
    const group = groupOf.get(name) ?? null
    const isFolded = group !== null && !open.has(group.id)
    const id = isFolded ? `group ${group.id}` : `node ${name}`
    const node: SummaryNode = nodes.get(id) ?? {
      id,
      kind: isFolded ? "group" : kind,
      name: isFolded ? group.id : name,
      label: isFolded ? group.label : name,
      members: [],
      group: group?.id ?? null,
      inner: 0,
    }
    node.members.push(name)
    nodes.set(id, node)
    nodeOf.set(name, node)
  }

  const hidden = Object.fromEntries(RELATION_KINDS.map((kind) => [kind, 0])) as Record<RelationKind, number>
  const lines = new Map<string, { from: SummaryNode; to: SummaryNode; kind: SummaryEdge["kind"]; edges: GraphEdge[] }>()
  const position = new Map([...nodes.keys()].map((id, index) => [id, index]))
  let shown = 0
  for (const edge of graph.edges) {
    const from = nodeOf.get(edge.from)
    const to = nodeOf.get(edge.to)
    if (from === undefined || to === undefined) continue
    if (!kinds.has(edge.kind)) {
      hidden[edge.kind] += 1
      continue
    }
    shown += 1
    if (from === to && from.kind === "group") {
      from.inner += 1
      continue
    }
    const isBundle = from.kind === "group" || to.kind === "group"
    const isTurned = isBundle && (position.get(from.id) ?? 0) > (position.get(to.id) ?? 0)
    const [start, end] = isTurned ? [to, from] : [from, to]
    const kind = isBundle ? "bundle" : edge.kind
    const id = JSON.stringify([start.id, kind, end.id])
    const line = lines.get(id)
    if (line) line.edges.push(edge)
    else lines.set(id, { from: start, to: end, kind, edges: [edge] })
  }
  return { nodes: [...nodes.values()], edges: [...lines].map(([id, line]) => toSummaryEdge(id, line)), hidden, shown }
}

function toSummaryEdge(
  id: string,
  { from, to, kind, edges }: { from: SummaryNode; to: SummaryNode; kind: SummaryEdge["kind"]; edges: GraphEdge[] },
): SummaryEdge {
  return {
    id,
    from: from.id,
    to: to.id,
    kind,
    count: edges.length,
    byKind: RELATION_KINDS.map((of) => ({
      kind: of,
      count: edges.filter((edge) => edge.kind === of).length,
    })).filter(({ count }) => count > 0),
    edges: edges.map((edge) => edge.id),
  }
}
