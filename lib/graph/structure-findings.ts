// Findings about the structure as a whole: who stands apart, who hangs by one relation, who is joined to very many.
import type { Finding, GraphEdge, SkillGraph, VitalSigns } from "./graph-model"
import { toUndirected } from "./undirected"
import { HUB_MIN_DEGREE, ORPHAN_MAX_DEGREE } from "./vital-signs"

type Found = Omit<Finding, "id">

/** Clusters of two or more beside the largest; a lone skill is an orphan and reported as one. */
export function findCutOff(signs: VitalSigns): Found[] {
  return signs.clusters.slice(1).flatMap((skills): Found[] => {
    if (skills.length < 2) return []
    return [
      {
        code: "cut-off",
        severity: "info",
        skills,
        edges: [],
        message: `${skills.length} skills are joined only to each other: ${nameSome(skills)}.`,
        mend: "Add a relation from one of them to the rest of the library, or say in their scope why they stand apart.",
      },
    ]
  })
}

const MAX_NAMED = 12

/** All of a few names; of many, the first and how many more. */
function nameSome(names: readonly string[]): string {
  const more = names.length - MAX_NAMED
  return more > 0 ? `${names.slice(0, MAX_NAMED).join(", ")} and ${more} more` : names.join(", ")
}

/** Skills with too few neighbours and with very many. */
export function findExtremes(graph: SkillGraph): Found[] {
  const undirected = toUndirected(graph)
  const edgesOf = new Map<string, GraphEdge[]>()
  for (const edge of graph.edges) {
    for (const name of [edge.from, edge.to]) {
      if (undirected.degree(name) > ORPHAN_MAX_DEGREE) continue
      edgesOf.set(name, [...(edgesOf.get(name) ?? []), edge])
    }
  }
  return undirected.names.flatMap((name): Found[] => {
    const degree = undirected.degree(name)
    if (degree > HUB_MIN_DEGREE) {
      return [
        {
          code: "hub",
          severity: "info",
          skills: [name],
          edges: [],
          message: `${name} is joined to ${degree} skills.`,
          mend: "Split it if its scope is broad; drop the relations that no request ever needs.",
        },
      ]
    }
    if (degree > ORPHAN_MAX_DEGREE) return []
    const only = undirected.neighbours(name)[0]
    return [
      {
        code: "orphan",
        severity: "info",
        skills: [name],
        edges: (edgesOf.get(name) ?? []).filter((edge) => edge.from === only || edge.to === only).map(({ id }) => id),
        message: only === undefined ? `${name} has no relation to any skill.` : `${name} is joined to ${only} only.`,
        mend: "Add related, verify_with or suppresses to the skills nearest to it.",
      },
    ]
  })
}
