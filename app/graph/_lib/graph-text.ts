// A graph as one JSON text and back: React sends one text faster than many objects, and what can be told from the rest (ids, kinds,
// places of an edge) is not sent ten thousand times.
import {
  type GraphEdge,
  type GraphNode,
  ghostNode,
  identifyEdge,
  type KindSigns,
  type SkillGraph,
  type VitalSign,
  type VitalSigns,
} from "@/lib/graph"
import type { RelationField } from "@/lib/library"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"

const FIELDS: readonly RelationField[] = [...RELATION_KINDS, "boundary", "adjacent"]
const OLD_NAMES: Partial<Record<RelationField, RelationKind>> = { boundary: "suppresses", adjacent: "related" }

/** from, field, to (numbers of nodes and fields), authored unless it is the name, reason, least version, line. */
type EdgeRow = [number, number, number, string | 0, string | 0, string | 0, number | 0]

export interface PackedGraph {
  nodes: Partial<GraphNode>[]
  edges: EdgeRow[]
}

export function packGraph({ nodes, edges }: SkillGraph): PackedGraph {
  const numberOf = new Map(nodes.map(({ name }, index) => [name, index]))
  return {
    nodes: nodes.map((node) =>
      Object.fromEntries(
        Object.entries(node).filter(([, value]) => value !== null && !isEmpty(value) && value !== false),
      ),
    ),
    edges: edges.map((edge) => [
      numberOf.get(edge.from) ?? -1,
      FIELDS.indexOf(edge.field),
      numberOf.get(edge.to) ?? -1,
      edge.authored === edge.to ? 0 : edge.authored,
      edge.reason ?? 0,
      edge.minVersion ?? 0,
      edge.line ?? 0,
    ]),
  }
}

export function unpackGraph(packed: PackedGraph): SkillGraph {
  const nodes = packed.nodes.map((node): GraphNode => ({ ...BARE, ...node, project: node.project ?? [] }))
  const timesSeen = new Map<string, number>()
  const edges = packed.edges.flatMap(([start, fieldNumber, end, authored, reason, minVersion, line]): GraphEdge[] => {
    const [from, to, field] = [nodes[start], nodes[end], FIELDS[fieldNumber]]
    if (!from || !to || !field) return []
    const first = identifyEdge(from.name, field, to.name, 1)
    const nth = (timesSeen.get(first) ?? 0) + 1
    timesSeen.set(first, nth)
    return [
      {
        id: identifyEdge(from.name, field, to.name, nth),
        from: from.name,
        to: to.name,
        kind: OLD_NAMES[field] ?? RELATION_KINDS[fieldNumber] ?? "related",
        field,
        authored: authored === 0 ? to.name : authored,
        reason: reason === 0 ? null : reason,
        minVersion: minVersion === 0 ? null : minVersion,
        file: from.path ?? "",
        line: line === 0 ? null : line,
        dangling: to.kind === "ghost",
        self: start === end,
      },
    ]
  })
  return { nodes, edges }
}

/** Vital signs with numbers of nodes for names: a large library's signs name each skill dozens of times. */
export interface PackedSigns extends Omit<VitalSigns, "signs" | "clusters" | "byKind"> {
  signs: PackedSign[]
  clusters: number[][]
  byKind: (Omit<KindSigns, "signs"> & { signs: PackedSign[] })[]
}
type PackedSign = Omit<VitalSign, "skills"> & { skills: number[] }

export function packSigns({ signs, clusters, byKind, ...rest }: VitalSigns, { nodes }: SkillGraph): PackedSigns {
  const numberOf = new Map(nodes.map(({ name }, index) => [name, index]))
  const numbers = (names: readonly string[]) => names.map((name) => numberOf.get(name) ?? -1)
  const pack = (all: readonly VitalSign[]) => all.map((sign) => ({ ...sign, skills: numbers(sign.skills) }))
  return {
    ...rest,
    signs: pack(signs),
    clusters: clusters.map(numbers),
    byKind: byKind.map((kind) => ({ ...kind, signs: pack(kind.signs) })),
  }
}

export function unpackSigns({ signs, clusters, byKind, ...rest }: PackedSigns, { nodes }: SkillGraph): VitalSigns {
  const names = (numbers: readonly number[]) => numbers.flatMap((number) => nodes[number]?.name ?? [])
  const unpack = (all: readonly PackedSign[]) => all.map((sign) => ({ ...sign, skills: names(sign.skills) }))
  return {
    ...rest,
    signs: unpack(signs),
    clusters: clusters.map(names),
    byKind: byKind.map((kind) => ({ ...kind, signs: unpack(kind.signs) })),
  }
}

const BARE: GraphNode = { ...ghostNode(""), kind: "skill" }

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
