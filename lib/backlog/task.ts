// The shapes of the backlog: tasks with their evidence and history, as plain JSON data. Everything else in this room reads or
// makes these; stores keep them as they are.
import type { ProseHit } from "@/lib/recall"
import type { Miss } from "./miss"

export const TASK_KINDS = ["author", "broaden", "boundary", "repair", "sharpen", "mend-eval"] as const
/** What is to be done: author a skill, broaden one, draw a boundary, repair a skill, sharpen a keyword, mend an eval. */
export type TaskKind = (typeof TASK_KINDS)[number]

export const TASK_STATES = ["new", "accepted", "in-review", "done", "ignored", "reopened"] as const
export type TaskState = (typeof TASK_STATES)[number]

/** Requests of one day. */
export interface DayCount {
  /** ISO day, UTC. */
  readonly day: string
  readonly count: number
}

/** One distinct request of a task. */
export interface Evidence {
  /** `requestKey` of the text. */
  readonly key: string
  /** Masked; null where texts are not kept (any more). */
  readonly text: string | null
  readonly project: string | null
  readonly paths: readonly string[]
  /** Ascending by day. */
  readonly tally: readonly DayCount[]
  /** What it misses by now; null: it no longer misses, or misses in a way that another task holds. */
  readonly miss: Miss | null
  /**
   * How it came here: `opened` the task, `joined` it by recall, `keyed` by naming the same skills, `also`: its own task is another
   * one, but this subject recalls it too, `moved` by a person, `absorbed` with a task that was found to be about the same.
   */
  readonly by: "opened" | "joined" | "keyed" | "also" | "moved" | "absorbed"
  /** The confidence with which it joined; null where none was asked for. */
  readonly confidence: number | null
  /** The skills whose prose it is nearest to, best first. */
  readonly near: readonly ProseHit[]
}

export const TASK_ACTIONS = ["open", "state", "merge", "split", "retitle", "reassign", "retarget"] as const

export interface HistoryEntry {
  readonly action: (typeof TASK_ACTIONS)[number]
  readonly who: string
  /** ISO day or timestamp, as given. */
  readonly when: string
  /** State, title, kind or task before; null where there was none. */
  readonly from: string | null
  readonly to: string | null
  readonly why: string
}

export interface RelatedTask {
  readonly task: string
  /** Between the recall floor and the join floor. */
  readonly confidence: number
}

export interface Task {
  /** `T1`, `T2`…, in order of opening; never given twice. */
  readonly id: string
  readonly kind: TaskKind
  /**
   * `broaden`, `repair`, `sharpen`: the skill to change. `boundary`: the two to part (one: it must stay out, nothing else is right).
   * `mend-eval`: the skill whose cases fail (none: the library's own). `author`: empty.
   */
  readonly skills: readonly string[]
  /** `sharpen`: the keyword that matched by accident. */
  readonly keyword: string | null
  /** `repair`: the gate that removed the skill. */
  readonly gate: string | null
  /** A person's title; null: told from the evidence. */
  readonly title: string | null
  readonly state: TaskState
  /** Whether a person decided anything about it: from then on nothing is moved out of it, into another task, or re-targeted by itself. */
  readonly isTouched: boolean
  /** Gathered by subject (gaps) rather than by the skills named. */
  readonly isSubject: boolean
  /** The task that took over all of its evidence. */
  readonly mergedInto: string | null
  /** In order of arrival. */
  readonly evidence: readonly Evidence[]
  /** Recalled when it opened, but not surely enough to join: best first. */
  readonly related: readonly RelatedTask[]
  readonly history: readonly HistoryEntry[]
}

/** All that gathering needs to go on: it is a function of this and of what comes next. */
export interface BacklogState {
  readonly nextNumber: number
  readonly tasks: readonly Task[]
}

export const EMPTY_BACKLOG: BacklogState = { nextNumber: 1, tasks: [] }

/** Who did what gathering does by itself, in a task's history. */
export const GATHERER = "skill-tower"

/** What was said about an expected failure, with a stable code. */
export type Result<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code; readonly message: string }

/** The task that holds a task's evidence now: itself, or the end of its chain of merges. */
export function followMerges(tasks: ReadonlyMap<string, Pick<Task, "id" | "mergedInto">>, id: string): string | null {
  let at = tasks.get(id)
  for (let steps = 0; at?.mergedInto && steps < tasks.size; steps++) at = tasks.get(at.mergedInto)
  return at?.id ?? null
}

/** Adds to a tally; one entry a day, ascending. */
export function addToTally(tally: readonly DayCount[], day: string, count: number): readonly DayCount[] {
  if (count <= 0) return tally
  const last = tally.at(-1)
  if (last && last.day < day) return [...tally, { day, count }]
  const days = new Map(tally.map((entry) => [entry.day, entry.count]))
  days.set(day, (days.get(day) ?? 0) + count)
  return [...days].map(([at, sum]) => ({ day: at, count: sum })).sort((a, b) => (a.day < b.day ? -1 : 1))
}

export const countRequests = ({ tally }: Pick<Evidence, "tally">): number =>
  tally.reduce((sum, { count }) => sum + count, 0)
