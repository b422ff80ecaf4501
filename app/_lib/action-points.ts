// What each kind of fault costs, a piece. One scale for all: how much a person who asks loses by it.
import type { FindingCode } from "@/lib/graph"

/** Points a piece. A skill that no request can reach loses everything; a remark loses next to nothing. */
export const POINTS = {
  /** A file that is no skill to anybody. */
  refused: 10,
  /** Removed from every request by the verdict gate. */
  blocked: 9,
  /** Nothing to score on. */
  unreachable: 8,
  /** Another skill took its name. */
  shadowed: 6,
  /** A phrase by which the wrong skill provably answers. */
  collision: 6,
  /** An error that a file has although it loads. */
  error: 5,
  /** Removed as harmful, and let in again within days, mended or not. */
  lapsing: 4,
  /** A request that its own author expected it to win: at least one a skill. */
  lostExample: 3,
  /** Its sources changed since it was checked, and it still answers. */
  drift: 3,
  /** Its sources may say something else by now. */
  stale: 2,
  /** Without examples nobody can tell whether it routes as meant. */
  noExamples: 1,
  warning: 0.5,
  /** Nobody has looked whether it holds. */
  unverified: 0.25,
} as const

/**
 * Points a finding; null: the shape of a library, told by the vital signs, and no work for today. What never loads although it is
 * needed weighs nearly as much as a skill that cannot be reached.
 */
export const FINDING_POINTS: Record<FindingCode, number | null> = {
  "broken-dependency": 7,
  "dependency-cycle": 4,
  "dependency-out-of-project": 3,
  "suppressed-dependency": 3,
  "dead-suppressor": 3,
  dangling: 2,
  "disjoint-co-load": 2,
  "deprecated-without-successor": 2,
  "self-edge": 0.5,
  "cut-off": null,
  orphan: null,
  hub: null,
}

/** Less than this is no news: a healthy library is left alone. */
export const MIN_POINTS = 1
