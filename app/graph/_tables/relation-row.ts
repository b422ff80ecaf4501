// Rows of the relations table: each declared relation as its author wrote it, and what is peculiar about it.
import type { RelationFlag } from "@/components/graph-health/graph-list-href"
import type { GraphEdge, SkillGraph } from "@/lib/graph"

export interface RelationRow extends GraphEdge {
  flags: readonly RelationFlag[]
  /** File and line that declare it. */
  place: string
}

/** Every declared relation, in the library's order. */
export function listRelationRows({ edges }: SkillGraph): RelationRow[] {
  const declared = new Set(edges.map(keyOf))
  const seen = new Set<string>()
  return edges.map((edge) => {
    const key = keyOf(edge)
    const isRepeated = seen.has(key)
    seen.add(key)
    const isJoining = !edge.self && !edge.dangling
    const hasReverse = isJoining && declared.has(keyOf({ ...edge, from: edge.to, to: edge.from }))
    const flags: RelationFlag[] = []
    if (hasReverse) flags.push("reciprocal")
    if (isJoining && !hasReverse) flags.push("one-way")
    if (isRepeated) flags.push("repeated")
    if (edge.self) flags.push("self")
    if (edge.dangling) flags.push("dangling")
    return { ...edge, flags, place: edge.line === null ? edge.file : `${edge.file}:${edge.line}` }
  })
}

/** What a relation says, whoever wrote it how often: type and ends. Names may hold anything, so they are told apart by JSON. */
function keyOf({ kind, from, to }: Pick<GraphEdge, "kind" | "from" | "to">): string {
  return JSON.stringify([kind, from, to])
}
