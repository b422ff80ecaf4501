// Two subjects that turn out to be one: the first requests of a subject often share no word, and open a task each, until later ones
// use the words of both. Only tasks that nobody touched are joined, so no decision is ever undone.
import { reaches, roundConfidence } from "@/lib/recall"
import {
  GROWN_SIZE,
  LEAST_SHARED,
  MERGE_CANDIDATES,
  MERGE_FLOOR,
  MERGE_SAMPLE,
  MUTUAL_FLOOR,
  SETTLED_SIZE,
} from "./gather-policy"
import type { OpenBacklog, OpenTask } from "./open-backlog"
import { GATHERER } from "./task"

/** @internal */
export interface Absorption {
  larger: OpenTask
  smaller: OpenTask
  /** Mean confidence of the smaller one's requests in the larger. */
  confidence: number
}

/** @internal The first of a task's neighbours that is about the same, or null. */
export function findAbsorption(backlog: OpenBacklog, task: OpenTask, joinFloor: number): Absorption | null {
  for (const id of backlog.subjects.neighboursOf(task.id, MERGE_CANDIDATES)) {
    const other = backlog.tasks.get(id)
    if (!other || other.isTouched) continue
    const [larger, smaller] = other.evidence.size > task.evidence.size ? [other, task] : [task, other]
    const isLone = smaller.evidence.size < 2 && larger.evidence.size < SETTLED_SIZE
    const within = meanConfidence(backlog, smaller, larger)
    if (reaches(within, isLone ? joinFloor : MERGE_FLOOR)) return { larger, smaller, confidence: within }
    if (smaller.evidence.size < GROWN_SIZE) continue
    const mutual = (within + meanConfidence(backlog, larger, smaller)) / 2
    if (reaches(mutual, MUTUAL_FLOOR)) return { larger, smaller, confidence: mutual }
  }
  return null
}

function meanConfidence(backlog: OpenBacklog, of: OpenTask, within: OpenTask): number {
  // Many requests that share one word each share several words among them; few may all share the same one.
  const leastShared = of.evidence.size < GROWN_SIZE ? LEAST_SHARED : 1
  let sum = 0
  let asked = 0
  for (const evidence of of.evidence.values()) {
    if (asked === MERGE_SAMPLE) break
    sum += backlog.subjects.confidenceIn(within.id, backlog.itemOf(evidence), leastShared)
    asked++
  }
  return asked === 0 ? 0 : sum / asked
}

/** @internal Moves all evidence of the smaller task into the larger; the smaller one keeps its history and points there. */
export function absorb(backlog: OpenBacklog, { larger, smaller, confidence }: Absorption, day: string): void {
  const why = `About the same: ${roundConfidence(confidence).toFixed(2)} mean confidence.`
  const entry = { action: "merge", who: GATHERER, when: day, from: smaller.id, to: larger.id, why } as const
  backlog.moveAll(smaller, larger, (evidence) =>
    evidence.by === "also" ? evidence : { ...evidence, by: "absorbed" as const },
  )
  larger.history.push(entry)
  smaller.history.push(entry)
}
