import { describe, expect, test } from "vitest"
import { TRANSITIONS } from "./change-state"
import { type Decision, decide } from "./decide"
import { requestKey } from "./request-key"
import { type BacklogState, TASK_STATES, type TaskState } from "./task"
import { gap, missOf, stateAfter, taskOf, textsByTask } from "./testing/reports"

const reason = { who: "ada", when: "2026-11-02T10:00:00Z", why: "looked at it" }
const BASE = stateAfter(
  ["bake sourdough bread", "sourdough bread baked overnight", "varroa in the hive"].map((text) => gap(text)),
)

function decided(state: BacklogState, decision: Decision): BacklogState {
  const result = decide(state, decision)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

const codeOf = (decision: Decision): string | null => {
  const result = decide(BASE, decision)
  return result.ok ? null : result.code
}

describe("states", () => {
  test("allow exactly the documented transitions", () => {
    const allowed = TASK_STATES.flatMap((from) =>
      TASK_STATES.filter((to) => {
        const tasks = BASE.tasks.map((task) => (task.id === "T1" ? { ...task, state: from } : task))
        return decide({ ...BASE, tasks }, { action: "state", task: "T1", to, ...reason }).ok
      }).map((to) => `${from} → ${to}`),
    )
    expect(allowed).toEqual([
      ...["new → accepted", "new → ignored", "accepted → new", "accepted → in-review", "accepted → ignored"],
      ...["in-review → accepted", "in-review → done", "in-review → ignored", "done → reopened", "ignored → reopened"],
      ...["reopened → accepted", "reopened → in-review", "reopened → ignored"],
    ])
    expect(Object.keys(TRANSITIONS)).toEqual([...TASK_STATES])
  })

  test("are kept in the history with who, when and why", () => {
    const { state, isTouched, history } = taskOf(
      decided(BASE, { action: "state", task: "T1", to: "accepted", ...reason }),
      "T1",
    )
    expect([state, isTouched, history.slice(1)]).toEqual([
      "accepted",
      true,
      [{ action: "state", ...reason, from: "new", to: "accepted" }],
    ])
  })

  test("say what is possible where a step is not", () => {
    expect(decide(BASE, { action: "state", task: "T1", to: "done" as TaskState, ...reason })).toEqual({
      ok: false,
      code: "bad-transition",
      message: "T1 is new; from there it can become accepted or ignored, not done.",
    })
  })
})

test("merging moves all evidence, and the merged task stands for the one that took it over", () => {
  const merged = decided(BASE, { action: "merge", from: "T2", into: "T1", ...reason })
  expect(textsByTask(merged)).toEqual({
    T1: ["bake sourdough bread", "sourdough bread baked overnight", "varroa in the hive"],
  })
  expect(taskOf(merged, "T2")).toMatchObject({ mergedInto: "T1", evidence: [], isTouched: true })
  const titled = decided(merged, { action: "retitle", task: "T2", title: "  Bread\nand bees ", ...reason })
  expect(taskOf(titled, "T1").title).toBe("Bread and bees")
  expect(textsByTask(stateAfter([gap("varroa in the hive")], merged))).toEqual(textsByTask(merged))
})

test("a merge is not undone by requests that would open the old task again", () => {
  const pair = stateAfter([
    { text: "one", day: "2026-11-01", miss: missOf("ambiguous", ["a", "b"]) },
    { text: "two", day: "2026-11-01", miss: missOf("ambiguous", ["a", "c"]) },
  ])
  const merged = decided(pair, { action: "merge", from: "T2", into: "T1", ...reason })
  const later = stateAfter([{ text: "three", day: "2026-11-03", miss: missOf("ambiguous", ["c", "a"]) }], merged)
  expect(textsByTask(later)).toEqual({ T1: ["one", "two", "three"] })
})

test("splitting opens a task of its own, and new requests find the part they belong to", () => {
  const keys = [requestKey("sourdough bread baked overnight")]
  const parted = decided(BASE, { action: "split", task: "T1", keys, title: "Overnight", ...reason })
  expect(textsByTask(parted)).toEqual({
    T1: ["bake sourdough bread"],
    T2: ["varroa in the hive"],
    T3: ["sourdough bread baked overnight"],
  })
  expect(taskOf(parted, "T3")).toMatchObject({ title: "Overnight", state: "new", isTouched: true })
  expect(parted.nextNumber).toBe(4)
})

test("reassigning moves one request, and it stays there when it comes again", () => {
  const key = requestKey("varroa in the hive")
  const moved = decided(BASE, { action: "reassign", key, from: "T2", to: "T1", ...reason })
  const later = stateAfter([gap("varroa in the hive")], moved)
  expect(taskOf(later, "T2").evidence).toEqual([])
  expect(taskOf(later, "T1").evidence.at(-1)).toMatchObject({
    key,
    by: "moved",
    tally: [{ day: "2026-11-01", count: 2 }],
  })
})

test("retargeting fixes what is to be done, whatever comes", () => {
  const fixed = decided(BASE, { action: "retarget", task: "T1", kind: "broaden", skills: ["baking"], ...reason })
  expect(taskOf(stateAfter([gap("bake sourdough bread rolls")], fixed), "T1")).toMatchObject({
    kind: "broaden",
    skills: ["baking"],
  })
})

test("refusals tell what is wrong", () => {
  const key = requestKey("varroa in the hive")
  expect([
    codeOf({ action: "retitle", task: "T9", title: "x", ...reason }),
    codeOf({ action: "retitle", task: "T1", title: "x", ...reason, why: " " }),
    codeOf({ action: "merge", from: "T1", into: "T1", ...reason }),
    codeOf({ action: "merge", from: "T1", into: "T9", ...reason }),
    codeOf({ action: "split", task: "T1", keys: [key], ...reason }),
    codeOf({ action: "split", task: "T2", keys: [key], ...reason }),
    codeOf({ action: "reassign", key, from: "T1", to: "T2", ...reason }),
    codeOf({ action: "reassign", key, from: "T2", to: "T2", ...reason }),
  ]).toEqual([
    ...["unknown-task", "no-reason", "merged-task", "unknown-task"],
    ...["unknown-evidence", "nothing-to-do", "unknown-evidence", "nothing-to-do"],
  ])
})
