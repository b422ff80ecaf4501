// One skill in the form that gates read: verdicts as facts, dates as days, edges by index.
import { isoDay } from "./iso-day"
import { HARMFUL_VERDICTS, TYPE_ORDER, VERDICT_BOOST } from "./policy"
import { EVAL_STATES, type RoutingRelation, type RoutingSkill } from "./skill"
import type { CoLoadKind } from "./trace"

/** An edge to a skill of the library (`target` ≥ 0) or to a name that it does not hold (`target` −1). */
export interface CompiledEdge {
  readonly name: string
  readonly target: number
  readonly reason?: string
  readonly minVersion?: string
}

/** A skill with everything that gates read in the form they read it. */
export interface CompiledSkill {
  readonly skill: RoutingSkill
  readonly name: string
  readonly boost: number
  /** Legacy type as a number from 0; smaller comes first. */
  readonly typeRank: number
  /** What fails the integrity check; null when it passes. */
  readonly integrity: { readonly field: string; readonly value: string } | null
  /** A behaviour verdict that removes the skill while it is active; null when there is none. */
  readonly behavior: {
    readonly value: string
    readonly gradedDay: number | null
    readonly changedDay: number | null
  } | null
  /** Index into EVAL_STATES. */
  readonly evalRank: number
  readonly suppresses: readonly CompiledEdge[]
  /** The field that `suppresses` was read from. */
  readonly suppressesField: "suppresses" | "boundary"
  readonly coLoads: Readonly<Record<CoLoadKind, readonly CompiledEdge[]>>
  readonly disjoint: readonly CompiledEdge[]
  readonly lastVerifiedDay: number | null
  readonly staleAfterDays: number | null
}

/** @internal */
export function compileSkill(skill: RoutingSkill, indexOf: ReadonlyMap<string, number>): CompiledSkill {
  const { health, relations } = skill
  // An empty list is a statement; only an absent field lets the old name speak (routing.md §8).
  const suppressesField =
    relations.suppresses === undefined && relations.boundary !== undefined ? "boundary" : "suppresses"
  const edges = (list: readonly RoutingRelation[] | undefined) => compileEdges(list ?? [], indexOf)
  const verdict = upper(health.applicationVerdict)
  const type = skill.type?.trim().toLowerCase() ?? ""
  const typeRank = TYPE_ORDER.indexOf(type)
  return {
    skill,
    name: skill.name,
    boost: VERDICT_BOOST.get(verdict) ?? 0,
    typeRank: typeRank === -1 ? TYPE_ORDER.length : typeRank,
    integrity: findIntegrityFault(skill),
    behavior: HARMFUL_VERDICTS.has(verdict)
      ? { value: verdict, gradedDay: isoDay(health.evalLastRunAt), changedDay: isoDay(health.lastChanged) }
      : null,
    evalRank: findEvalRank(health.evalState),
    suppresses: edges(relations[suppressesField]),
    suppressesField,
    coLoads: {
      depends_on: edges(relations.depends_on),
      verify_with: edges(relations.verify_with),
      broader: edges(relations.broader),
    },
    disjoint: edges(relations.disjoint_with),
    lastVerifiedDay: isoDay(health.lastVerified),
    staleAfterDays: health.staleAfterDays ?? null,
  }
}

function findIntegrityFault({ health }: RoutingSkill): CompiledSkill["integrity"] {
  if (upper(health.structuralVerdict) === "FAIL") return { field: "structural_verdict", value: "FAIL" }
  if (upper(health.truthVerdict) === "BROKEN") return { field: "truth_verdict", value: "BROKEN" }
  return null
}

/** A missing or unknown state counts as `unverified`. */
const findEvalRank = (state: string | null | undefined): number =>
  Math.max(0, (EVAL_STATES as readonly string[]).indexOf(state?.trim().toLowerCase() ?? ""))

const upper = (value: string | null | undefined): string => value?.trim().toUpperCase() ?? ""

/** The author's order, each target once (the first mention keeps its reason). */
function compileEdges(list: readonly RoutingRelation[], indexOf: ReadonlyMap<string, number>): CompiledEdge[] {
  const edges = new Map<string, CompiledEdge>()
  for (const { skill: name, reason, minVersion } of list) {
    if (edges.has(name)) continue
    edges.set(name, {
      name,
      target: indexOf.get(name) ?? -1,
      ...(reason === undefined ? {} : { reason }),
      ...(minVersion === undefined ? {} : { minVersion }),
    })
  }
  return [...edges.values()]
}
