// Gate 6, co-loading (routing.md §10): what the selected skills pull in. Only `depends_on` is transitive.
import type { CompiledLibrary } from "../compile"
import type { CompiledSkill } from "../compile-skill"
import type { Contender } from "../contender"
import type { EvalState } from "../skill"
import type { BlockedCoLoad, BlockReason, CoLoad, CoLoadKind, GateReport } from "../trace"
import { findVerdictFault } from "./verdict"

export interface CoLoadingContext {
  readonly fits: Uint8Array | null
  readonly day: number
  readonly minEvalState: EvalState
  /** Indices of the suppressed skills. */
  readonly suppressed: ReadonlySet<number>
}

export interface CoLoading {
  readonly report: GateReport
  readonly coLoaded: CoLoad[]
  readonly blocked: BlockedCoLoad[]
  /** Indices of the selected and co-loaded skills, in the order they were loaded. */
  readonly loaded: number[]
}

export function coLoadingGate(
  compiled: CompiledLibrary,
  selected: readonly Contender[],
  context: CoLoadingContext,
): CoLoading {
  const loaded = new Set(selected.map(({ index }) => index))
  const coLoaded: CoLoad[] = []
  const blocked: BlockedCoLoad[] = []
  const details: string[] = []

  /** Tries every edge of one kind; returns the indices that were loaded by it. */
  const pull = (from: CompiledSkill, via: CoLoadKind): number[] => {
    const pulled: number[] = []
    for (const edge of from.coLoads[via]) {
      if (loaded.has(edge.target)) continue
      const obstacle = findObstacle(compiled, edge.target, context)
      if (obstacle) {
        blocked.push({ skill: edge.name, via, from: from.name, reason: obstacle.reason })
        details.push(obstacle.detail)
        continue
      }
      loaded.add(edge.target)
      coLoaded.push({ skill: edge.name, via, from: from.name })
      pulled.push(edge.target)
    }
    return pulled
  }

  const queue = selected.map(({ index }) => index)
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const skill = compiled.skills[next]
    if (skill) queue.push(...pull(skill, "depends_on"))
  }
  for (const via of ["verify_with", "broader"] as const) for (const { skill } of selected) pull(skill, via)

  const tried = coLoaded.length + blocked.length
  return {
    report: {
      gate: "co-loading",
      in: selected.length + tried,
      out: selected.length + coLoaded.length,
      removed: blocked.map(({ skill, reason, from, via }, i) => ({
        skill,
        reason,
        by: from,
        field: `relations.${via}`,
        detail: details[i] ?? "",
      })),
    },
    coLoaded,
    blocked,
    loaded: [...loaded],
  }
}

function findObstacle(
  compiled: CompiledLibrary,
  target: number,
  context: CoLoadingContext,
): { reason: BlockReason; detail: string } | null {
  const skill = compiled.skills[target]
  if (!skill) return { reason: "missing", detail: "no skill of this name in the library" }
  if (context.fits !== null && context.fits[target] === 0)
    return { reason: "project", detail: `bound to ${skill.skill.project.join(", ")}` }
  if (context.suppressed.has(target)) return { reason: "suppressed", detail: "suppressed for this request" }
  const fault = findVerdictFault(skill, context.day, context.minEvalState)
  return fault ? { reason: fault.reason, detail: fault.detail } : null
}
