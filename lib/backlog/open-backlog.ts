// The tasks while misses flow in: the same data as a `BacklogState`, in a form where adding one more request costs the same in a
// task of ten as in one of a hundred thousand. Keeps the index of subjects in step with the evidence; decides nothing.
import { EvidenceIndex, type EvidenceItem, evidenceItem } from "@/lib/recall"
import type { TermStatistics } from "@/lib/retrieval"
import { findGapTarget } from "./gap-target"
import { type BacklogState, type Evidence, followMerges, type HistoryEntry, type Task } from "./task"
import { keyOfTarget } from "./task-key"

/** @internal */
export interface OpenTask extends Omit<Task, "evidence" | "history" | "state" | "mergedInto" | "kind" | "skills"> {
  kind: Task["kind"]
  skills: Task["skills"]
  state: Task["state"]
  mergedInto: Task["mergedInto"]
  /** By request key, in order of arrival. */
  readonly evidence: Map<string, Evidence>
  readonly history: HistoryEntry[]
}

/** @internal */
export class OpenBacklog {
  private nextNumber: number
  readonly tasks = new Map<string, OpenTask>()
  /** Subjects that take more requests: those that are not done and not merged away. */
  readonly subjects: EvidenceIndex
  /** Request → the tasks that hold it: its own, and the subject that also recalls it. */
  private readonly places = new Map<string, Set<string>>()
  /** Target → the task for it. */
  private readonly byTarget = new Map<string, string>()
  private readonly items = new Map<string, EvidenceItem>()

  constructor(state: BacklogState, background: TermStatistics) {
    this.nextNumber = state.nextNumber
    this.subjects = new EvidenceIndex(background)
    for (const { evidence, history, ...task } of state.tasks) {
      const open: OpenTask = { ...task, evidence: new Map(), history: [...history] }
      this.tasks.set(task.id, open)
      // Of two (a person split one off), the older goes on to take what names its skills.
      const key = keyOfTarget(task)
      if (!task.isSubject && !this.byTarget.has(key)) this.byTarget.set(key, task.id)
      for (const one of evidence) this.take(open, one)
    }
  }

  open(task: Omit<Task, "id" | "evidence">): OpenTask {
    const open: OpenTask = { ...task, id: `T${this.nextNumber++}`, evidence: new Map(), history: [...task.history] }
    this.tasks.set(open.id, open)
    if (!open.isSubject) this.byTarget.set(keyOfTarget(open), open.id)
    return open
  }

  /** Puts a request under a task, or changes it there. */
  take(task: OpenTask, evidence: Evidence): void {
    const isNew = !task.evidence.has(evidence.key)
    task.evidence.set(evidence.key, evidence)
    if (!isNew) return
    const places = this.places.get(evidence.key)
    if (places) places.add(task.id)
    else this.places.set(evidence.key, new Set([task.id]))
    if (isOpenSubject(task)) this.subjects.add(task.id, this.itemOf(evidence), numberOf(task.id))
  }

  /** Moves everything that a task holds into another one, where each request is changed by `change`. */
  moveAll(from: OpenTask, to: OpenTask, change: (evidence: Evidence) => Evidence): void {
    // What it asked for in the end stays with it; a batch that ended before would have told the same.
    Object.assign(from, findGapTarget([...from.evidence.values()]))
    for (const evidence of from.evidence.values()) {
      this.subjects.remove(from.id, this.itemOf(evidence))
      this.places.get(evidence.key)?.delete(from.id)
      const known = to.evidence.get(evidence.key)
      if (!known || known.by === "also") this.take(to, change(evidence))
    }
    from.evidence.clear()
    from.mergedInto = to.id
  }

  reopen(task: OpenTask): void {
    task.state = "reopened"
    if (isOpenSubject(task)) {
      for (const one of task.evidence.values()) this.subjects.add(task.id, this.itemOf(one), numberOf(task.id))
    }
  }

  /** The tasks that hold a request, oldest first. */
  holdersOf(key: string): OpenTask[] {
    const ids = [...(this.places.get(key) ?? [])].sort((a, b) => numberOf(a) - numberOf(b))
    return ids.map((id) => this.tasks.get(id)).filter((task) => task !== undefined)
  }

  /** The task for a target, where there is one; after merges, the one that took it over. */
  findByTarget(target: Pick<Task, "kind" | "skills" | "keyword" | "gate">): OpenTask | null {
    const id = this.byTarget.get(keyOfTarget(target))
    const last = id === undefined ? null : followMerges(this.tasks, id)
    return last === null ? null : (this.tasks.get(last) ?? null)
  }

  itemOf({ key, text, project, paths }: Evidence): EvidenceItem {
    const place = [key, project ?? "", ...paths].join("\n")
    let item = this.items.get(place)
    if (!item) {
      item = evidenceItem(text ?? "", { project, paths })
      this.items.set(place, item)
    }
    return item
  }

  toState(): BacklogState {
    const tasks = Array.from(this.tasks.values(), ({ evidence, history, ...rest }): Task => {
      const task = { ...rest, evidence: [...evidence.values()], history: [...history] }
      // What the gaps of a subject ask for may change with each of them, until a person has looked at it.
      const isFixed = task.isTouched || !task.isSubject || task.mergedInto !== null
      return isFixed ? task : { ...task, ...findGapTarget(task.evidence) }
    })
    return { nextNumber: this.nextNumber, tasks }
  }
}

/** Done tasks take nothing new; ignored ones do, so that what is ignored stays so when it comes again in other words. */
const isOpenSubject = (task: OpenTask): boolean => task.isSubject && task.mergedInto === null && task.state !== "done"

const numberOf = (id: string): number => Number(id.slice(1))
