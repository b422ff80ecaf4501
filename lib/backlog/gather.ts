// Gathering as one pure step: a state and misses in, the next state and what became of each miss out. For a stream, keep a `Gathering`.
import { type GatherContext, type Gathered, Gathering, type MissReport } from "./gathering"
import type { BacklogState } from "./task"

export interface GatherResult {
  state: BacklogState
  /** One for each report, in order. */
  gathered: Gathered[]
  /** Tasks that opened here with others that may be about the same: for a person to merge, or not. */
  maybeRelated: { task: string; other: string; confidence: number }[]
}

export function gather(state: BacklogState, reports: Iterable<MissReport>, context: GatherContext): GatherResult {
  const gathering = new Gathering(state, context)
  const gathered = Array.from(reports, (report) => gathering.add(report))
  const next = gathering.toState()
  const opened = new Set(gathered.filter(({ outcome }) => outcome === "opened").map(({ task }) => task))
  const maybeRelated = next.tasks
    .filter(({ id }) => opened.has(id))
    .flatMap(({ id, related }) => related.map(({ task, confidence }) => ({ task: id, other: task, confidence })))
  return { state: next, gathered, maybeRelated }
}
