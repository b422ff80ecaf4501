// The life of a task (backlog.md): new → accepted → in review → done, with `ignored` and `reopened` beside it.
import type { Result, Task, TaskState } from "./task"

/** From each state, the states that a person may choose. Gathering itself only reopens what was done. */
export const TRANSITIONS: Readonly<Record<TaskState, readonly TaskState[]>> = {
  new: ["accepted", "ignored"],
  accepted: ["in-review", "new", "ignored"],
  "in-review": ["done", "accepted", "ignored"],
  done: ["reopened"],
  ignored: ["reopened"],
  reopened: ["accepted", "in-review", "ignored"],
}

/** Who decides, when, and why: every decision is kept in the task's history. */
export interface Reason {
  readonly who: string
  /** ISO day or timestamp. */
  readonly when: string
  readonly why: string
}

export type DecisionFault =
  | "unknown-task"
  | "merged-task"
  | "unknown-evidence"
  | "bad-transition"
  | "no-reason"
  | "nothing-to-do"

/** The task in its next state, or what forbids it. */
export function changeState(task: Task, to: TaskState, reason: Reason): Result<Task, DecisionFault> {
  if (!TRANSITIONS[task.state].includes(to)) {
    const allowed = TRANSITIONS[task.state].join(" or ")
    const message = `${task.id} is ${task.state}; from there it can become ${allowed}, not ${to}.`
    return { ok: false, code: "bad-transition", message }
  }
  const entry = { action: "state", ...reason, from: task.state, to } as const
  return { ok: true, value: { ...task, state: to, isTouched: true, history: [...task.history, entry] } }
}
