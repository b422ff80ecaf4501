// What people decide about tasks. Each decision marks the tasks concerned as touched: gathering then adds to them, but never moves,
// merges or re-targets them again. Pure: a state in, the next one out.
import { changeState, type DecisionFault, type Reason } from "./change-state"
import {
  type BacklogState,
  type Evidence,
  followMerges,
  type HistoryEntry,
  type Result,
  type Task,
  type TaskKind,
  type TaskState,
} from "./task"

export type Decision = Reason &
  (
    | { readonly action: "state"; readonly task: string; readonly to: TaskState }
    | { readonly action: "retitle"; readonly task: string; readonly title: string }
    | {
        readonly action: "retarget"
        readonly task: string
        readonly kind: TaskKind
        readonly skills: readonly string[]
      }
    | { readonly action: "merge"; readonly from: string; readonly into: string }
    | { readonly action: "split"; readonly task: string; readonly keys: readonly string[]; readonly title?: string }
    | { readonly action: "reassign"; readonly key: string; readonly from: string; readonly to: string }
  )

type Decided = Result<BacklogState, DecisionFault>
const refuse = (code: DecisionFault, message: string) => ({ ok: false, code, message }) as const

/** Applies a decision. A task that was merged away stands for the one that took it over. */
export function decide(state: BacklogState, decision: Decision): Decided {
  if (decision.why.trim() === "" || decision.who.trim() === "") {
    return refuse("no-reason", "Say who decides and why: the task's history keeps it.")
  }
  switch (decision.action) {
    case "state":
      return onTask(state, decision.task, (task) => changeState(task, decision.to, reasonOf(decision)))
    case "retitle": {
      const title = decision.title.replace(/\s+/g, " ").trim()
      return onTask(state, decision.task, (task) =>
        touch(task, { title: title || null }, decision, task.title, title || null),
      )
    }
    case "retarget": {
      const { kind, skills } = decision
      const name = (target: Pick<Task, "kind" | "skills">) => [target.kind, ...target.skills].join(" ")
      return onTask(state, decision.task, (task) => touch(task, { kind, skills }, decision, name(task), name(decision)))
    }
    case "merge":
      return merge(state, decision)
    case "split":
      return split(state, decision)
    case "reassign":
      return reassign(state, decision)
  }
}

const reasonOf = ({ who, when, why }: Reason): Reason => ({ who, when, why })

function touch(
  task: Task,
  change: Partial<Task>,
  decision: Decision,
  from: string | null,
  to: string | null,
): Result<Task, DecisionFault> {
  const entry: HistoryEntry = { action: decision.action, ...reasonOf(decision), from, to }
  return { ok: true, value: { ...task, ...change, isTouched: true, history: [...task.history, entry] } }
}

function find(state: BacklogState, id: string): Task | null {
  const tasks = new Map(state.tasks.map((task) => [task.id, task]))
  const last = followMerges(tasks, id)
  return last === null ? null : (tasks.get(last) ?? null)
}

const put = (state: BacklogState, ...changed: readonly Task[]): BacklogState => {
  const byId = new Map(changed.map((task) => [task.id, task]))
  return { ...state, tasks: state.tasks.map((task) => byId.get(task.id) ?? task) }
}

function onTask(state: BacklogState, id: string, change: (task: Task) => Result<Task, DecisionFault>): Decided {
  const task = find(state, id)
  if (!task) return refuse("unknown-task", `There is no task ${id}.`)
  const changed = change(task)
  return changed.ok ? { ok: true, value: put(state, changed.value) } : changed
}

function merge(state: BacklogState, decision: Decision & { action: "merge" }): Decided {
  const from = find(state, decision.from)
  const into = find(state, decision.into)
  if (!from || !into) return refuse("unknown-task", `There is no task ${from ? decision.into : decision.from}.`)
  if (from.id === into.id) return refuse("merged-task", `${decision.from} and ${decision.into} are one task already.`)
  const entry: HistoryEntry = { action: "merge", ...reasonOf(decision), from: from.id, to: into.id }
  const known = new Set(into.evidence.map(({ key }) => key))
  const moved = from.evidence.filter(({ key }) => !known.has(key)).map(asMoved)
  return {
    ok: true,
    value: put(
      state,
      { ...from, evidence: [], mergedInto: into.id, isTouched: true, history: [...from.history, entry] },
      { ...into, evidence: [...into.evidence, ...moved], isTouched: true, history: [...into.history, entry] },
    ),
  }
}

function split(state: BacklogState, decision: Decision & { action: "split" }): Decided {
  const task = find(state, decision.task)
  if (!task) return refuse("unknown-task", `There is no task ${decision.task}.`)
  const wanted = new Set(decision.keys)
  const moved = task.evidence.filter(({ key }) => wanted.has(key)).map(asMoved)
  const kept = task.evidence.filter(({ key }) => !wanted.has(key))
  if (moved.length < wanted.size) return refuse("unknown-evidence", `${task.id} does not hold all of these requests.`)
  if (moved.length === 0 || kept.length === 0) {
    return refuse("nothing-to-do", "A split needs at least one request on either side.")
  }
  const id = `T${state.nextNumber}`
  const entry: HistoryEntry = { action: "split", ...reasonOf(decision), from: task.id, to: id }
  const fresh: Task = {
    ...task,
    id,
    title: decision.title?.trim() || null,
    state: "new",
    isTouched: true,
    evidence: moved,
    related: [],
    history: [entry],
  }
  const rest: Task = { ...task, evidence: kept, isTouched: true, history: [...task.history, entry] }
  const next = put(state, rest)
  return { ok: true, value: { nextNumber: state.nextNumber + 1, tasks: [...next.tasks, fresh] } }
}

function reassign(state: BacklogState, decision: Decision & { action: "reassign" }): Decided {
  const from = find(state, decision.from)
  const to = find(state, decision.to)
  if (!from || !to) return refuse("unknown-task", `There is no task ${from ? decision.to : decision.from}.`)
  const evidence = from.evidence.find(({ key }) => key === decision.key)
  if (!evidence) return refuse("unknown-evidence", `${from.id} does not hold this request.`)
  if (from.id === to.id) return refuse("nothing-to-do", `The request is in ${to.id} already.`)
  const entry: HistoryEntry = { action: "reassign", ...reasonOf(decision), from: from.id, to: to.id }
  const rest = from.evidence.filter(({ key }) => key !== decision.key)
  const others = to.evidence.filter(({ key }) => key !== decision.key)
  return {
    ok: true,
    value: put(
      state,
      { ...from, evidence: rest, isTouched: true, history: [...from.history, entry] },
      { ...to, evidence: [...others, asMoved(evidence)], isTouched: true, history: [...to.history, entry] },
    ),
  }
}

const asMoved = (evidence: Evidence): Evidence => ({ ...evidence, by: "moved", confidence: null })
