// Misses into tasks (backlog.md, "Tasks"), one after the other: what names its skills goes to the task of those skills; a gap recalls
// the subjects of the open tasks and joins the surest one at or above the join floor, else opens its own. Tasks that turn out to be
// about the same are joined while nobody has touched them. Deterministic: state and misses decide, never the size of a batch.
import { type ProseHit, RECALL_FLOOR, reaches } from "@/lib/recall"
import type { TermStatistics } from "@/lib/retrieval"
import { absorb, findAbsorption } from "./absorb"
import { findGapTarget } from "./gap-target"
import { isGrowthStep, JOIN_FLOOR, MAX_NEAR, MAX_RELATED } from "./gather-policy"
import type { Miss } from "./miss"
import { OpenBacklog, type OpenTask } from "./open-backlog"
import { requestKey } from "./request-key"
import { addToTally, type BacklogState, type Evidence, GATHERER, type Task } from "./task"
import { targetOfMiss } from "./task-key"

/** A recorded request with what it misses by: a new occurrence, or an old one routed again (count 0). */
export interface MissReport {
  /** Masked. */
  readonly text: string
  readonly project?: string | null
  readonly paths?: readonly string[]
  /** ISO day of the occurrence, or of the new route. */
  readonly day: string
  /** Occurrences on that day; default 1, 0 when it is only routed again. */
  readonly count?: number
  /** null: it does not miss (any more). */
  readonly miss: Miss | null
}

export interface GatherContext {
  /** How often terms occur in the library (its prose, its examples): what makes a word rare before many gaps are known. */
  readonly background: TermStatistics
  /** The skills whose prose is nearest to a text, best first. */
  readonly recallProse: (text: string) => readonly ProseHit[]
  /** Another join floor than the constant: for the sweep of the benchmark. */
  readonly joinFloor?: number
}

/** What became of one report. */
export interface Gathered {
  key: string
  /** `repeated`: its task holds it already; `resolved`: held, and no longer missing; `clean`: misses nothing and never did. */
  outcome: "opened" | "joined" | "repeated" | "resolved" | "clean"
  /** The task that holds it as its own; null for `resolved` and `clean`. */
  task: string | null
  /** With which it joined by subject; null where it did not. */
  confidence: number | null
  /** Tasks that were found to be about the same and went into `task`, in order. */
  absorbed: string[]
}

type Target = Pick<Task, "kind" | "skills" | "keyword" | "gate">

export class Gathering {
  private readonly backlog: OpenBacklog
  private readonly joinFloor: number

  constructor(
    state: BacklogState,
    private readonly context: GatherContext,
  ) {
    this.backlog = new OpenBacklog(state, context.background)
    this.joinFloor = context.joinFloor ?? JOIN_FLOOR
  }

  /** Takes in one report. */
  add(report: MissReport): Gathered {
    const { miss, day, count = 1 } = report
    const key = requestKey(report.text)
    const holders = this.backlog.holdersOf(key)
    const own = holders.find((task) => this.fits(task, key, miss))
    for (const task of holders) {
      const held = task.evidence.get(key)
      if (!held) continue
      // Held elsewhere for what it no longer misses by, it stays there as answered.
      const stays = held.by === "also" || this.fits(task, key, miss)
      const tally = stays || miss === null ? addToTally(held.tally, day, count) : held.tally
      this.backlog.take(task, { ...held, tally, miss: stays ? miss : null })
      if (stays && miss !== null) this.reopenIfDone(task, day, "One of its requests misses again.")
    }
    const bare = { key, task: null, confidence: null, absorbed: [] }
    if (miss === null) return { ...bare, outcome: holders.length > 0 ? "resolved" : "clean" }
    if (own) return { ...bare, outcome: "repeated", task: own.id }
    return this.settle(key, report, miss)
  }

  /** The state by now, as plain data. */
  toState(): BacklogState {
    return this.backlog.toState()
  }

  private settle(key: string, report: MissReport, miss: Miss): Gathered {
    const { text, project = null, paths = [], day, count = 1 } = report
    const tally = addToTally([], day, count)
    const evidence: Evidence = { key, text, project, paths, tally, miss, by: "opened", confidence: null, near: [] }
    const target = targetOfMiss(miss)
    if (!target) return this.settleGap(evidence, day)
    const known = this.backlog.findByTarget(target)
    const task = known ?? this.open(target, false, day, miss.detail)
    this.backlog.take(task, { ...evidence, by: known ? "keyed" : "opened" })
    this.reopenIfDone(task, day, "The same is missed again.")
    if (miss.kind === "weak" || miss.kind === "ambiguous") this.joinAlso(evidence)
    return { key, outcome: known ? "joined" : "opened", task: task.id, confidence: null, absorbed: [] }
  }

  private settleGap(bare: Evidence, day: string): Gathered {
    const near = this.context.recallProse(bare.text ?? "").slice(0, MAX_NEAR)
    const evidence = { ...bare, near }
    const recalled = this.backlog.subjects.recall(this.backlog.itemOf(evidence))
    const best = recalled[0]
    const task = best && reaches(best.confidence, this.joinFloor) ? this.backlog.tasks.get(best.group) : undefined
    if (best && task) {
      const tally = task.evidence.get(bare.key)?.tally ?? bare.tally
      this.backlog.take(task, { ...evidence, tally, by: "joined", confidence: best.confidence })
      const { id, absorbed } = this.absorbLike(task, day)
      return { key: bare.key, outcome: "joined", task: id, confidence: best.confidence, absorbed }
    }
    const related = recalled
      .filter(({ confidence }) => reaches(confidence, RECALL_FLOOR))
      .slice(0, MAX_RELATED)
      .map(({ group, confidence }) => ({ task: group, confidence }))
    const target = { ...findGapTarget([evidence]), keyword: null, gate: null }
    const opened = this.open(target, true, day, "No open task is about this.", related)
    this.backlog.take(opened, evidence)
    return { key: bare.key, outcome: "opened", task: opened.id, confidence: null, absorbed: [] }
  }

  /** A request that an accident of words led astray is demand for its subject too, where such a task is open. */
  private joinAlso(evidence: Evidence): void {
    const best = this.backlog.subjects.recall(this.backlog.itemOf(evidence))[0]
    const task = best && reaches(best.confidence, this.joinFloor) ? this.backlog.tasks.get(best.group) : undefined
    if (best && task && !task.evidence.has(evidence.key)) {
      this.backlog.take(task, { ...evidence, by: "also", confidence: best.confidence })
    }
  }

  private open(target: Target, isSubject: boolean, day: string, why: string, related: Task["related"] = []): OpenTask {
    const { kind, skills, keyword, gate } = target
    return this.backlog.open({
      ...{ kind, skills, keyword, gate, isSubject, related },
      ...{ title: null, state: "new", isTouched: false, mergedInto: null },
      history: [{ action: "open", who: GATHERER, when: day, from: null, to: "new", why }],
    })
  }

  private reopenIfDone(task: OpenTask, day: string, why: string): void {
    if (task.state !== "done") return
    this.backlog.reopen(task)
    task.history.push({ action: "state", who: GATHERER, when: day, from: "done", to: "reopened", why })
  }

  /** Whether a task is where a request with this miss belongs: always where a person decided, else by what the miss asks for. */
  private fits(task: OpenTask, key: string, miss: Miss | null): boolean {
    const held = task.evidence.get(key)
    if (!miss || !held || held.by === "also") return false
    if (task.isTouched) return true
    const target = targetOfMiss(miss)
    return target ? this.backlog.findByTarget(target) === task : task.isSubject
  }

  private absorbLike(task: OpenTask, day: string): { id: string; absorbed: string[] } {
    const absorbed: string[] = []
    let at = task
    if (at.isTouched || !isGrowthStep(at.evidence.size)) return { id: at.id, absorbed }
    let found = findAbsorption(this.backlog, at, this.joinFloor)
    while (found) {
      absorb(this.backlog, found, day)
      absorbed.push(found.smaller.id)
      at = found.larger
      found = findAbsorption(this.backlog, at, this.joinFloor)
    }
    return { id: at.id, absorbed }
  }
}
