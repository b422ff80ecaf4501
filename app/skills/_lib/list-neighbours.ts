import type { Neighbour } from "@/components/graph/place-neighbours"
import type { RelationField } from "@/lib/library"
import type { RelationKind } from "@/lib/routing"
import type { SkillDetail } from "@/lib/server/libraries/contract"

/** Old names count as what they mean. */
const OLD_NAMES = { boundary: "suppresses", adjacent: "related" } as const

export function kindOf(field: RelationField): RelationKind {
  return field === "boundary" || field === "adjacent" ? OLD_NAMES[field] : field
}

/** A skill's relations both ways. Where it names itself, that is one relation, and its own. */
export function listNeighbours({
  record,
  outgoing,
  incoming,
}: Pick<SkillDetail, "outgoing" | "incoming"> & { record: Pick<SkillDetail["record"], "name"> }): Neighbour[] {
  return [
    ...outgoing.map(
      ({ kind, target, authored, reason }): Neighbour => ({
        kind: kindOf(kind),
        direction: "out",
        name: target?.name ?? authored,
        slug: target?.slug ?? null,
        reason,
      }),
    ),
    ...incoming
      .filter(({ from }) => from.name !== record.name)
      .map(
        ({ kind, from, reason }): Neighbour => ({
          kind: kindOf(kind),
          direction: "in",
          name: from.name,
          slug: from.slug,
          reason,
        }),
      ),
  ]
}
