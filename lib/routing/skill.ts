// What the engine needs to know of a skill. Made by `lib/library` (from SKILL.md or a manifest); the engine trusts the
// shapes but none of the contents: names, globs and texts are hostile.

/** The relation kinds that a record can declare. `boundary` is the old name of `suppresses` and is read only where that is absent (routing.md §8). */
export const RELATION_KINDS = [
  "depends_on",
  "verify_with",
  "suppresses",
  "broader",
  "narrower",
  "related",
  "disjoint_with",
] as const
export type RelationKind = (typeof RELATION_KINDS)[number]

export const EVAL_STATES = ["unverified", "passing", "monitored"] as const
/** Ordered: unverified < passing < monitored. */
export type EvalState = (typeof EVAL_STATES)[number]

/** One declared edge. `skill` is the resolved skill name, or the authored text where nothing resolves. */
export interface RoutingRelation {
  readonly skill: string
  readonly reason?: string
  /** Lowest version of the target that the declarer accepts, as authored. Only looked at on `depends_on`. */
  readonly minVersion?: string
}

export type RoutingRelations = { readonly [K in RelationKind | "boundary"]?: readonly RoutingRelation[] }

/** The part of the audit state that gates and annotates. Absent or null: not set. Values are compared case-blind. */
export interface RoutingHealth {
  readonly structuralVerdict?: string | null
  readonly truthVerdict?: string | null
  readonly applicationVerdict?: string | null
  readonly evalState?: string | null
  /** `eval_last_run.at`: ISO day or timestamp, as authored. */
  readonly evalLastRunAt?: string | null
  /** `last_changed`: ISO day or timestamp, as authored. */
  readonly lastChanged?: string | null
  /** `drift_check.last_verified`: ISO day or timestamp, as authored. */
  readonly lastVerified?: string | null
  /** `lifecycle.stale_after_days`, whole days. */
  readonly staleAfterDays?: number | null
}

/** A skill as the router sees it. Names are unique within a library (the library room owns shadowing). */
export interface RoutingSkill {
  readonly name: string
  readonly triggers: readonly string[]
  readonly keywords: readonly string[]
  /** Globs in the author's order; one that starts with `!` takes paths out again. */
  readonly paths: readonly string[]
  /** Project handles; empty = ambient. */
  readonly project: readonly string[]
  /** Legacy `type`, used as a tie-break only. */
  readonly type?: string | null
  readonly version?: string | null
  readonly relations: RoutingRelations
  readonly health: RoutingHealth
  /** Errors of the record (such as an unreadable sidecar) that every trace naming the skill must carry. */
  readonly warnings?: readonly string[]
}
