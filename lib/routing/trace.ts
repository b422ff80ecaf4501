// The trace: everything the router decided about one request, built once by the gates as they decide and drawn many
// times (browser, CLI, API). Plain JSON data; field names are the public format of spec `cli-and-api`.
import type { EvalState, RelationKind } from "./skill"

export const TRACE_SCHEMA_VERSION = 1

/** A request as a caller states it (routing.md §2). Absent fields take their defaults. */
export interface RouteRequest {
  readonly query: string
  readonly project?: string | null
  readonly paths?: readonly string[]
  readonly minEvalState?: EvalState
  /** 1..50, default 3. */
  readonly maxResults?: number
  /** ISO day (UTC). Required by the engine, which has no clock; doors fill in the caller's date. */
  readonly today: string
}

/** The request as it was understood, defaults filled in. */
export interface TraceRequest {
  query: string
  project: string | null
  /** Paths given by the caller, normalised (`./` dropped, `\` → `/`). */
  paths: string[]
  /** Paths found in the query text, normalised, without those already in `paths`. */
  mentionedPaths: string[]
  minEvalState: EvalState
  maxResults: number
  today: string
}

export const SURFACES = ["trigger", "keyword", "keyword-substring", "path"] as const
export type Surface = (typeof SURFACES)[number]

/** One credit. `term` is the authored trigger, keyword phrase or glob. */
export interface Signal {
  surface: Surface
  term: string
  /** The query token that earned it (keyword surfaces). */
  token?: string
  /** The touched path that earned it (path surface). */
  path?: string
  credit: number
}

export const FATES = ["selected", "cut", "suppressed", "integrity", "behavior", "quality"] as const
export type Fate = (typeof FATES)[number]

export interface Candidate {
  skill: string
  /** 1 = best. Among all candidates, also those that a gate removed. */
  rank: number
  /** Sum of `signals[].credit`. */
  score: number
  /** 0, 1 or 2 (routing.md §6). */
  boost: number
  /** Sum of rarity over the exactly credited tokens (tie-break 6.3). */
  evidence: number
  fate: Fate
  /** The skill that caused the fate (the suppressor). */
  by?: string
  /** Why, in words, for every fate but `selected`. */
  reason?: string
  signals: Signal[]
}

export const GATES = ["project", "score", "verdict", "suppression", "selection", "co-loading"] as const
export type GateName = (typeof GATES)[number]

export interface Removal {
  skill: string
  /** A stable code: `project`, `no-match`, `integrity`, `behavior`, `quality`, `suppressed`, `cut`, or for co-loading a BlockReason. */
  reason: RemovalReason
  /** The skill that caused it. */
  by?: string
  /** The authored field that caused it, e.g. `truth_verdict`. */
  field?: string
  /** What was seen, in words. */
  detail?: string
}
export type RemovalReason =
  | "project"
  | "no-match"
  | "integrity"
  | "behavior"
  | "quality"
  | "suppressed"
  | "cut"
  | BlockReason

/** `in = out + removed.length` at every gate. Co-loading: `in` = selected + every load that was tried, `out` = selected + co-loaded. */
export interface GateReport {
  gate: GateName
  in: number
  out: number
  removed: Removal[]
}

export const CO_LOAD_KINDS = ["depends_on", "verify_with", "broader"] as const satisfies readonly RelationKind[]
export type CoLoadKind = (typeof CO_LOAD_KINDS)[number]
export interface CoLoad {
  skill: string
  via: CoLoadKind
  from: string
}

export const BLOCK_REASONS = ["missing", "project", "suppressed", "integrity", "behavior", "quality"] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]
export interface BlockedCoLoad extends CoLoad {
  reason: BlockReason
}

export interface StaleNote {
  skill: string
  /** Whole days since `drift_check.last_verified`. */
  days: number
  /** `lifecycle.stale_after_days`. */
  limit: number
}

export type Outcome = "routed" | "blocked" | "gap"
export type Flag = "ambiguous" | "weak"

export interface RouteTrace {
  schemaVersion: typeof TRACE_SCHEMA_VERSION
  request: TraceRequest
  /** The query's words in order (routing.md §3): what triggers are matched against. */
  words: string[]
  /** The query's tokens, deduplicated, in order. */
  tokens: string[]
  outcome: Outcome
  flags: Flag[]
  winner: string | null
  gates: GateReport[]
  candidates: Candidate[]
  selected: string[]
  coLoaded: CoLoad[]
  blockedCoLoads: BlockedCoLoad[]
  stale: StaleNote[]
  warnings: string[]
  /** The next step for the maintainer where the outcome is not a certain winner; null on a clean route. */
  recommendation: string | null
}
