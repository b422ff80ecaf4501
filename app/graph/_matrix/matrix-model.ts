// The relations among a few skills as a square: rows declare, columns are pointed to.
import { type GraphEdge, type GraphGroup, listPairs, orderForMatrix, type SkillGraph } from "@/lib/graph"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"

/** More names than this can neither be read nor followed with the eye. */
export const MAX_MATRIX_NAMES = 60

export interface MatrixCell {
  /** Types of its relations, in the order of RELATION_KINDS. */
  kinds: readonly RelationKind[]
  /** Declared relations from the row's skill to the column's, of any type, repeats and all. */
  edges: readonly GraphEdge[]
}

export interface Matrix {
  /** Of rows and of columns. */
  names: readonly string[]
  /** Filled cells by `row * names.length + column`. */
  cells: ReadonlyMap<number, MatrixCell>
  /** How many cells hold each type. */
  counts: ReadonlyMap<RelationKind, number>
}

export interface MatrixOptions {
  names: readonly string[]
  kinds: ReadonlySet<RelationKind>
}

export function buildMatrix(graph: SkillGraph, { names, kinds }: MatrixOptions): Matrix {
  const ordered = orderForMatrix(graph, { names: new Set(names), kinds })
  const places = new Map(ordered.map((name, index) => [name, index]))
  const edgesAt = new Map<number, GraphEdge[]>()
  for (const edge of graph.edges) {
    const [row, column] = [places.get(edge.from), places.get(edge.to)]
    if (row === undefined || column === undefined || !kinds.has(edge.kind)) continue
    const at = row * ordered.length + column
    const edges = edgesAt.get(at)
    if (edges) edges.push(edge)
    else edgesAt.set(at, [edge])
  }
  const cells = new Map(
    [...edgesAt].map(([at, edges]): [number, MatrixCell] => [
      at,
      { edges, kinds: RELATION_KINDS.filter((kind) => edges.some((edge) => edge.kind === kind)) },
    ]),
  )
  const counts = new Map(
    RELATION_KINDS.map((kind) => [kind, [...cells.values()].filter((cell) => cell.kinds.includes(kind)).length]),
  )
  return { names: ordered, cells, counts }
}

/** What a matrix shows of the skills in sight. */
export interface MatrixChoice {
  names: readonly string[]
  /** The group that is shown where all in sight are too many; null where all are shown. */
  group: GraphGroup | null
  /** Members of the group in sight that found no room: the least connected. */
  left: number
}

/** The skills among what is shown: an unresolved name declares nothing and has no row. */
export function listSkillsInSight({ nodes }: SkillGraph, shown: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(nodes.filter(({ kind, name }) => kind === "skill" && shown.has(name)).map(({ name }) => name))
}

/** All skills in sight where they fit, else the wanted group of them, else the group that most pairs join. */
export function chooseMatrixNames(
  graph: SkillGraph,
  inSight: ReadonlySet<string>,
  groups: readonly GraphGroup[],
  wanted: string | null,
): MatrixChoice {
  const skills = [...inSight]
  if (skills.length <= MAX_MATRIX_NAMES) return { names: skills, group: null, left: 0 }
  const pairs = listPairs(graph).filter(({ a, b }) => inSight.has(a) && inSight.has(b))
  const countInside = (members: ReadonlySet<string>) =>
    pairs.filter(({ a, b }) => members.has(a) && members.has(b)).length
  const offered = listMatrixGroups(groups, inSight)
  const group =
    offered.find(({ id }) => id === wanted) ??
    offered
      .map((candidate) => ({ candidate, count: countInside(new Set(candidate.members)) }))
      .sort((a, b) => b.count - a.count)[0]?.candidate ??
    null
  const members = new Set(group?.members ?? skills)
  const degrees = new Map<string, number>()
  for (const { a, b } of pairs) {
    if (!members.has(a) || !members.has(b)) continue
    for (const name of [a, b]) degrees.set(name, (degrees.get(name) ?? 0) + 1)
  }
  const names = skills
    .filter((name) => members.has(name))
    .sort((a, b) => (degrees.get(b) ?? 0) - (degrees.get(a) ?? 0) || (a < b ? -1 : 1))
  return { names: names.slice(0, MAX_MATRIX_NAMES), group, left: Math.max(0, names.length - MAX_MATRIX_NAMES) }
}

/** The groups of which two or more skills are in sight, largest first, with only those members. */
export function listMatrixGroups(groups: readonly GraphGroup[], inSight: ReadonlySet<string>): GraphGroup[] {
  return groups
    .map((group) => ({ ...group, members: group.members.filter((name) => inSight.has(name)) }))
    .filter(({ members }) => members.length > 1)
    .sort((a, b) => b.members.length - a.members.length || (a.id < b.id ? -1 : 1))
}
