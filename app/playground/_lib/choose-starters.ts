// The requests that a first visit offers: the library's own tour, else a few of its skills' examples and one request that
// is surely off topic. What each shows is found by routing it, never claimed.
import { describeOutcome, type OutcomeKind } from "@/components/explain/describe-outcome"
import { type CompiledLibrary, RequestError, type RouteTrace, route } from "@/lib/routing"
import type { TourStop, UndatedRequest } from "./tour"

export interface StarterRequest {
  id: string
  title: string
  teaches: string | null
  request: UndatedRequest
  outcome: OutcomeKind
  winner: string | null
  /** Skills that each gate removed here, beyond those that did not match: "suppressed 1". */
  removals: { reason: string; count: number }[]
}

export interface ExampleSource {
  name: string
  examples: readonly string[]
}

const OFF_TOPIC = "What will the weather be like in Lisbon tomorrow?"
const MAX_EXAMPLES = 5
/** Examples that are tried before giving up on finding different outcomes. */
const MAX_TRIES = 60

export function startersFromTour(
  stops: readonly TourStop[],
  compiled: CompiledLibrary,
  today: string,
): StarterRequest[] {
  return stops.flatMap((stop) => {
    const trace = tryRoute(compiled, stop.request, today)
    return trace === null ? [] : [toStarter(stop, trace)]
  })
}

/** Different outcomes first, at most one example a skill, then more of the first kind; the off-topic one last. */
export function startersFromExamples(
  sources: readonly ExampleSource[],
  compiled: CompiledLibrary,
  today: string,
): StarterRequest[] {
  const tried = sources
    .filter(({ examples }) => examples.length > 0)
    .slice(0, MAX_TRIES)
    .flatMap(({ name, examples }) => {
      const query = examples[0] ?? ""
      const trace = tryRoute(compiled, { query }, today)
      return trace === null
        ? []
        : [toStarter({ id: `example:${name}`, title: query, teaches: null, request: { query } }, trace)]
    })
  const kinds = new Set<OutcomeKind>()
  const firstOfKind = tried.filter(({ outcome }) => !kinds.has(outcome) && kinds.add(outcome))
  const rest = tried.filter((starter) => !firstOfKind.includes(starter))
  const offTopic = tryRoute(compiled, { query: OFF_TOPIC }, today)
  return [
    ...[...firstOfKind, ...rest].slice(0, MAX_EXAMPLES),
    ...(offTopic
      ? [
          toStarter(
            {
              id: "off-topic",
              title: OFF_TOPIC,
              teaches: "Off topic for most libraries.",
              request: { query: OFF_TOPIC },
            },
            offTopic,
          ),
        ]
      : []),
  ]
}

function tryRoute(compiled: CompiledLibrary, request: UndatedRequest, today: string): RouteTrace | null {
  try {
    return route(compiled, { ...request, today })
  } catch (cause) {
    if (cause instanceof RequestError) return null
    throw cause
  }
}

function toStarter(stop: Omit<StarterRequest, "outcome" | "winner" | "removals">, trace: RouteTrace): StarterRequest {
  const counts = new Map<string, number>()
  for (const { removed } of trace.gates) {
    for (const { reason } of removed) if (reason !== "no-match") counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return {
    id: stop.id,
    title: stop.title,
    teaches: stop.teaches,
    request: stop.request,
    outcome: describeOutcome(trace).kind,
    winner: trace.winner,
    removals: [...counts].map(([reason, count]) => ({ reason, count })),
  }
}
