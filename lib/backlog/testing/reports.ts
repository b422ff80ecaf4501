// Small makers for tests of this room.
import { gather } from "../gather"
import type { GatherContext, MissReport } from "../gathering"
import type { Miss } from "../miss"
import { type BacklogState, EMPTY_BACKLOG, type Task } from "../task"

export const NO_LIBRARY: GatherContext = {
  background: { documentCount: 0, documentFrequency: () => 0 },
  recallProse: () => [],
}

/** As `NO_LIBRARY`, with two skills that are near to what holds their names. */
export const TWO_SKILLS: GatherContext = {
  ...NO_LIBRARY,
  recallProse: (text) =>
    ["bread", "excel"]
      .filter((name) => text.includes(name))
      .map((skill) => ({ skill, confidence: 0.4, coverage: 0.6 })),
}

export const missOf = (kind: Miss["kind"], skills: readonly string[] = [], rest: Partial<Miss> = {}): Miss => ({
  ...{ kind, skills: [...skills], keyword: null, gate: null, flags: [], detail: `${kind} of ${skills.join(", ")}` },
  ...rest,
})

export const gap = (text: string, day = "2026-11-01"): MissReport => ({ text, day, miss: missOf("gap") })

export const stateAfter = (reports: readonly MissReport[], state: BacklogState = EMPTY_BACKLOG): BacklogState =>
  gather(state, reports, NO_LIBRARY).state

/** The open tasks as lists of their texts, for whole comparisons. */
export const textsByTask = ({ tasks }: BacklogState): Record<string, (string | null)[]> =>
  Object.fromEntries(
    tasks
      .filter(({ mergedInto }) => mergedInto === null)
      .map(({ id, evidence }) => [id, evidence.map(({ text }) => text)]),
  )

export function taskOf(state: BacklogState, id: string): Task {
  const task = state.tasks.find((one) => one.id === id)
  if (!task) throw new Error(`There is no task ${id} in this state.`)
  return task
}
