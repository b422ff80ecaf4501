// Rows of the skills table of the graph: each skill with how it hangs together with the others.
import type { Verdicts } from "@/components/ui/verdict"
import type { GraphNode, NodeDegree, SkillGraph } from "@/lib/graph"
import { APPLICATION_VERDICTS, COMPREHENSION_VERDICTS, STRUCTURAL_VERDICTS, TRUTH_VERDICTS } from "@/lib/library"
import { EVAL_STATES, type EvalState, RELATION_KINDS, type RelationKind } from "@/lib/routing"
import type { SkillStatus } from "@/lib/server/libraries/contract"
import type { GraphData } from "../_lib/graph-data"

export interface SkillTwinRow {
  name: string
  /** Page of the skill; null where it has none. */
  slug: string | null
  /** Different skills it is joined to. */
  degree: number
  in: number
  out: number
  byKind: NodeDegree["byKind"]
  /** Names of the skills it is joined to, most connected first. */
  neighbours: readonly string[]
  /** Relation types that join it to another skill. */
  joined: readonly RelationKind[]
  status: SkillStatus | null
  verdicts: Verdicts
  evalState: EvalState
  subject: string | null
  stability: string | null
  project: readonly string[]
  /** Number of its connected component: 1 is the largest. */
  cluster: number
}

export type SkillTwinData = Pick<GraphData, "graph" | "slugs" | "statuses" | "degrees" | "signs">

/** Every skill, most connected first. */
export function listSkillTwinRows({ graph, slugs, statuses, degrees, signs }: SkillTwinData): SkillTwinRow[] {
  const joins = joinSkills(graph)
  const clusters = new Map(signs.clusters.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
  const degreeOf = (name: string) => degrees.get(name)?.neighbours ?? 0
  const byDegree = (a: string, b: string) => degreeOf(b) - degreeOf(a) || (a < b ? -1 : 1)
  return graph.nodes
    .filter((node) => node.kind === "skill")
    .sort((a, b) => byDegree(a.name, b.name))
    .flatMap((node): SkillTwinRow[] => {
      const degree = degrees.get(node.name)
      const joined = joins.get(node.name)
      if (!degree) return []
      return [
        {
          name: node.name,
          slug: slugs.get(node.name) ?? null,
          degree: degree.neighbours,
          in: degree.in,
          out: degree.out,
          byKind: degree.byKind,
          neighbours: [...(joined?.neighbours ?? [])].sort(byDegree),
          joined: RELATION_KINDS.filter((kind) => joined?.kinds.has(kind)),
          status: statuses.get(node.name) ?? null,
          verdicts: readVerdicts(node),
          evalState: EVAL_STATES.find((state) => state === node.evalState) ?? "unverified",
          subject: node.subject,
          stability: node.stability,
          project: node.project,
          cluster: clusters.get(node.name) ?? 1,
        },
      ]
    })
}

interface Joined {
  neighbours: Set<string>
  kinds: Set<RelationKind>
}

/** What each skill is joined to and by what; self and dangling relations join nothing. */
function joinSkills({ edges }: SkillGraph): ReadonlyMap<string, Joined> {
  const joins = new Map<string, Joined>()
  const join = (name: string, other: string, kind: RelationKind) => {
    const joined = joins.get(name) ?? { neighbours: new Set(), kinds: new Set() }
    joined.neighbours.add(other)
    joined.kinds.add(kind)
    joins.set(name, joined)
  }
  for (const edge of edges) {
    if (edge.self || edge.dangling) continue
    join(edge.from, edge.to, edge.kind)
    join(edge.to, edge.from, edge.kind)
  }
  return joins
}

export function readVerdicts(node: GraphNode): Verdicts {
  return {
    structural: STRUCTURAL_VERDICTS.find((verdict) => verdict === node.structuralVerdict) ?? "UNVERIFIED",
    truth: TRUTH_VERDICTS.find((verdict) => verdict === node.truthVerdict) ?? "UNVERIFIED",
    comprehension: COMPREHENSION_VERDICTS.find((verdict) => verdict === node.comprehensionVerdict) ?? "UNVERIFIED",
    application: APPLICATION_VERDICTS.find((verdict) => verdict === node.applicationVerdict) ?? "UNVERIFIED",
  }
}
