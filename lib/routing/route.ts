// The pipeline: project → score → verdict → suppression → selection → co-loading. A mapping, not a judge: it decides which
// skill owns a request, never whether the request is worth handling, and a non-answer is a result.
import { findFlags, findStale, findWarnings, recommend } from "./annotate"
import type { CompiledLibrary } from "./compile"
import type { CompiledSkill } from "./compile-skill"
import type { Contender } from "./contender"
import { coLoadingGate } from "./gates/co-loading"
import { projectGate } from "./gates/project"
import { scoreGate } from "./gates/score"
import { selectionGate } from "./gates/selection"
import { suppressionGate } from "./gates/suppression"
import { verdictGate } from "./gates/verdict"
import { rankContenders, toCandidate } from "./rank"
import { type Query, readRequest } from "./request"
import { type Outcome, type RouteRequest, type RouteTrace, TRACE_SCHEMA_VERSION } from "./trace"

/**
 * Routes one request. Pure: the same library and request give the same trace on every machine.
 * Throws `RequestError` for a request that cannot be answered (text too long, unknown state, unreadable date…).
 */
export function route(compiled: CompiledLibrary, request: RouteRequest): RouteTrace {
  return routeQuery(compiled, readRequest(request))
}

/** @internal The same for a request that is already read. */
export function routeQuery(compiled: CompiledLibrary, query: Query): RouteTrace {
  const { request, day } = query
  const project = projectGate(compiled, request.project)
  const score = scoreGate(compiled, query, project.fits)
  const { contenders } = score
  rankContenders(compiled.table, contenders, request.project)
  const verdict = verdictGate(compiled.table, contenders, day, request.minEvalState)
  const suppression = suppressionGate(compiled.table, verdict.survivors)
  const selection = selectionGate(suppression.survivors, request.maxResults)
  const coLoading = coLoadingGate(compiled, selection.selected, {
    fits: project.fits,
    day,
    minEvalState: request.minEvalState,
    suppressed: findSuppressed(contenders, suppression.report.removed.length),
  })

  const selected = selection.selected.map(({ skill }) => skill.name)
  const outcome: Outcome = selected.length > 0 ? "routed" : contenders.length > 0 ? "blocked" : "gap"
  const flags = findFlags(suppression.survivors)
  const loaded = coLoading.loaded
    .map((index) => compiled.skills[index])
    .filter((skill): skill is CompiledSkill => skill !== undefined)
  return {
    schemaVersion: TRACE_SCHEMA_VERSION,
    request,
    words: [...query.words],
    tokens: [...query.tokens],
    outcome,
    flags,
    winner: selected[0] ?? null,
    gates: [project.report, score.report, verdict.report, suppression.report, selection.report, coLoading.report],
    candidates: contenders.map((one) => toCandidate(compiled.names[one.index] ?? "", one)),
    selected,
    coLoaded: coLoading.coLoaded,
    blockedCoLoads: coLoading.blocked,
    stale: findStale(loaded, day),
    warnings: findWarnings(compiled, suppression.loops, contenders, coLoading),
    recommendation: recommend(outcome, flags, contenders, suppression.survivors, query.tokens),
  }
}

function findSuppressed(contenders: readonly Contender[], count: number): ReadonlySet<number> {
  const suppressed = new Set<number>()
  if (count > 0) for (const { fate, index } of contenders) if (fate === "suppressed") suppressed.add(index)
  return suppressed
}
