import type { Finding, GraphGroup, NodeDegree, Observation, SkillGraph, VitalSigns } from "@/lib/graph"
import type { RouteTrace } from "@/lib/routing"
import type { SkillStatus } from "@/lib/server/libraries/contract"

/** Everything that the Graph screen knows of a library, in the browser. */
export interface GraphData {
  graph: SkillGraph
  /** Page of each skill, by name. */
  slugs: ReadonlyMap<string, string>
  statuses: ReadonlyMap<string, SkillStatus>
  /** The first lines of what each says of itself. */
  descriptions: ReadonlyMap<string, string>
  degrees: ReadonlyMap<string, NodeDegree>
  /** Communities, where dividing the graph would take long; null: the screen divides it when it needs to. */
  communities: readonly GraphGroup[] | null
  signs: VitalSigns
  findings: Finding[]
  readonly observations: Observation[]
  /** Decision that is laid over the graph. */
  trace: RouteTrace | null
}
