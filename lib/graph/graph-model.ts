// The relation graph as plain data: what the Graph screen, the `tower graph` command and the API share. No drawing, no layout.
import type { RelationField, Severity } from "@/lib/library"
import type { RelationKind } from "@/lib/routing"

/** A skill that routes, or a ghost: a name that some relation points to and no skill answers to. */
export interface GraphNode {
  /** The skill's name; for a ghost the authored text. Unique in the graph. */
  name: string
  kind: "skill" | "ghost"
  /** `SkillRecord.id`, for links; null for a ghost. */
  id: string | null
  /** File of the skill, relative to its root; null for a ghost. */
  path: string | null
  subject: string | null
  stability: string | null
  supersededBy: string | null
  type: string | null
  /** Project handles; empty = ambient. */
  project: string[]
  structuralVerdict: string | null
  truthVerdict: string | null
  comprehensionVerdict: string | null
  applicationVerdict: string | null
  evalState: string | null
  /** Whether the skill has a trigger, a keyword or a path: without one no request can ever score it. */
  activates: boolean
}

/** One authored relation. Duplicates and reciprocals stay apart: an edge is a line in a file, not a pair of names. */
export interface GraphEdge {
  /** `<from>><field>><to>`, with `#2`, `#3`… for the same relation declared again. Stable while those names are; `%`, `>` and `#` in a name are percent-encoded. */
  id: string
  from: string
  to: string
  /** What the edge does: `boundary` counts as `suppresses`, `adjacent` as `related`. */
  kind: RelationKind
  /** The field it was authored in. */
  field: RelationField
  /** The target as authored. */
  authored: string
  reason: string | null
  minVersion: string | null
  /** File that declares it, relative to its root. */
  file: string
  /** 1-based; null where the source has no lines (a manifest). */
  line: number | null
  /** The target is a ghost. */
  dangling: boolean
  /** From a skill to itself. */
  self: boolean
}

export interface SkillGraph {
  /** Skills first, in the library's order, then ghosts by name. */
  nodes: GraphNode[]
  /** In the library's order, then the order of RELATION_KINDS, then the author's. */
  edges: GraphEdge[]
}

export const BANDS = ["healthy", "watch", "ill"] as const
export type Band = (typeof BANDS)[number]

export const SIGN_NAMES = [
  "connectivity",
  "average-degree",
  "orphan-rate",
  "maximum-degree",
  "clusters",
  "hub-ratio",
] as const
export type SignName = (typeof SIGN_NAMES)[number]

/** One measure of the structure's health. */
export interface VitalSign {
  name: SignName
  label: string
  formula: string
  /** null: there is no skill to measure. */
  value: number | null
  /** `share` is 0..1. */
  unit: "share" | "degree" | "count"
  /** null: nothing to measure, or a single relation type, which no band is meant for. */
  band: Band | null
  /** The healthy range, in words. */
  healthy: string
  /** The range that asks for work now, in words. */
  ill: string
  meaning: string
  /** The skills behind the value: those to open when it is not healthy. */
  skills: string[]
}

/** The signs of one relation type alone, and how its edges were declared. */
export interface KindSigns {
  kind: RelationKind
  /** Edges as declared: duplicates, self and dangling ones included. */
  declared: number
  /** Unordered pairs of different skills joined by at least one edge. */
  pairs: number
  /** Pairs declared from both ends. */
  reciprocalPairs: number
  /** Edges that repeat an earlier one of the same direction. */
  duplicates: number
  selfEdges: number
  dangling: number
  /** Skills with at least one pair. */
  skills: number
  signs: VitalSign[]
}

export interface VitalSigns {
  /** Skills; ghosts are not counted. */
  nodes: number
  /** Undirected, de-duplicated edges between different skills. */
  edges: number
  signs: VitalSign[]
  /** Connected components, largest first, each sorted by name. */
  clusters: string[][]
  byKind: KindSigns[]
}

export const FINDING_CODES = [
  "dependency-cycle",
  "broken-dependency",
  "dependency-out-of-project",
  "suppressed-dependency",
  "dead-suppressor",
  "disjoint-co-load",
  "dangling",
  "self-edge",
  "deprecated-without-successor",
  "cut-off",
  "orphan",
  "hub",
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/** One fault of the structure, with what it is about, so that a screen can select it. */
export interface Finding {
  /** Its code and what it is about: unique in a graph, and stable from edit to edit. */
  id: string
  code: FindingCode
  severity: Severity
  /** The skills it is about; of a cycle, in its order. */
  skills: string[]
  /** Ids of the edges it is about. */
  edges: string[]
  message: string
  mend: string
}
