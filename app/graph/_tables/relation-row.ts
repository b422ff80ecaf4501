// Rows of the relations table: each declared relation as its author wrote it, and what is peculiar about it.
import type { RelationFlag } from "@/components/graph-health/graph-list-href"
import type { GraphEdge, SkillGraph } from "@/lib/graph"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"

export interface RelationRow extends GraphEdge {
  flags: readonly RelationFlag[]
  /** File and line that declare it. */
  place: string
}

/** Every declared relation, in the library's order. */
export function listRelationRows({ nodes, edges }: SkillGraph): RelationRow[] {
  const keyOf = makeKeyOf(nodes)
  const declared = new Set(edges.map(({ kind, from, to }) => keyOf(kind, from, to)))
  const seen = new Set<number>()
  return edges.map((edge) => {
    const { kind, from, to, self, dangling, file, line } = edge
    const key = keyOf(kind, from, to)
    const isRepeated = seen.has(key)
    seen.add(key)
    const isJoining = !self && !dangling
    const hasReverse = isJoining && declared.has(keyOf(kind, to, from))
    const flags: RelationFlag[] = []
    if (hasReverse) flags.push("reciprocal")
    if (isJoining && !hasReverse) flags.push("one-way")
    if (isRepeated) flags.push("repeated")
    if (self) flags.push("self")
    if (dangling) flags.push("dangling")
    return { ...edge, flags, place: line === null ? file : `${file}:${line}` }
  })
}

/** One number for what a relation says, whoever wrote it how often: type and ends. Texts would have to be told apart with care. */
function makeKeyOf(nodes: SkillGraph["nodes"]): (kind: RelationKind, from: string, to: string) => number {
  const numbers = new Map(nodes.map(({ name }, index) => [name, index]))
  const numberOf = (name: string) => numbers.get(name) ?? nodes.length
  return (kind, from, to) =>
    (RELATION_KINDS.indexOf(kind) * (nodes.length + 1) + numberOf(from)) * (nodes.length + 1) + numberOf(to)
}
