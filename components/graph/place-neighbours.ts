// Places one skill's direct relations in two columns of even rows: who names it, and what it names. Pure.
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"

export interface Neighbour {
  kind: RelationKind
  /** `out`: the skill in the middle declares it; `in`: the other one does. */
  direction: "out" | "in"
  name: string
  /** Null: no one skill answers to the name. */
  slug: string | null
  reason: string | null
}

export type NeighbourRow =
  | { type: "heading"; kind: RelationKind; count: number }
  | { type: "neighbour"; kind: RelationKind; name: string; slug: string | null; reasons: string[] }
  /** Those that had no room. */
  | { type: "more"; kind: RelationKind; count: number }

export interface NeighbourColumn {
  rows: NeighbourRow[]
  /** Relation types in it, in the order of their rows. */
  kinds: RelationKind[]
  /** Neighbours, with those that had no room. */
  count: number
}

export interface Neighbourhood {
  in: NeighbourColumn
  out: NeighbourColumn
}

/** Neighbours drawn on each side, but for a last one of a type. */
export const MAX_NEIGHBOURS = 14

/** Each type shows this many before the others take what room is left. */
const FIRST_OF_EACH = 2

/** Sorted by type, those that decide something first, then by name; relations declared twice are one row. */
export function placeNeighbours(relations: readonly Neighbour[]): Neighbourhood {
  const columnOf = (direction: Neighbour["direction"]) =>
    toColumn(relations.filter((relation) => relation.direction === direction))
  return { in: columnOf("in"), out: columnOf("out") }
}

function toColumn(relations: readonly Neighbour[]): NeighbourColumn {
  const groups = RELATION_KINDS.flatMap((kind) => {
    const neighbours = mergeByName(relations.filter((relation) => relation.kind === kind))
    return neighbours.length === 0 ? [] : [{ kind, neighbours }]
  })
  const shown = groups.map(({ neighbours }) => Math.min(FIRST_OF_EACH, neighbours.length))
  let room = MAX_NEIGHBOURS - shown.reduce((sum, count) => sum + count, 0)
  for (const [index, { neighbours }] of groups.entries()) {
    const added = Math.max(0, Math.min(room, neighbours.length - (shown[index] ?? 0)))
    shown[index] = (shown[index] ?? 0) + added
    room -= added
    // "+1 more" would take the same room.
    if (neighbours.length - (shown[index] ?? 0) === 1) shown[index] = neighbours.length
  }
  return {
    kinds: groups.map(({ kind }) => kind),
    count: groups.reduce((sum, { neighbours }) => sum + neighbours.length, 0),
    rows: groups.flatMap(({ kind, neighbours }, index): NeighbourRow[] => {
      const left = neighbours.length - (shown[index] ?? 0)
      return [
        { type: "heading", kind, count: neighbours.length },
        ...neighbours.slice(0, shown[index]),
        ...(left > 0 ? [{ type: "more" as const, kind, count: left }] : []),
      ]
    }),
  }
}

function mergeByName(relations: readonly Neighbour[]): Extract<NeighbourRow, { type: "neighbour" }>[] {
  const byName = new Map<string, Extract<NeighbourRow, { type: "neighbour" }>>()
  for (const { kind, name, slug, reason } of relations) {
    const row = byName.get(name) ?? { type: "neighbour", kind, name, slug, reasons: [] }
    if (reason !== null && !row.reasons.includes(reason)) row.reasons.push(reason)
    byName.set(name, row)
  }
  return [...byName.values()].sort((one, two) => (one.name < two.name ? -1 : one.name > two.name ? 1 : 0))
}
