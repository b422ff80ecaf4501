import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { decide } from "./decide"
import { gather } from "./gather"
import { isGrowthStep } from "./gather-policy"
import type { MissReport } from "./gathering"
import { requestKey } from "./request-key"
import { type BacklogState, EMPTY_BACKLOG } from "./task"
import { gap, missOf, NO_LIBRARY, stateAfter, TWO_SKILLS, taskOf, textsByTask } from "./testing/reports"

const BREAD = ["bake sourdough bread", "bake a sourdough bread overnight"]
const BEES = ["treat the bee colony against varroa", "varroa in my bee colony"]
const reason = { who: "ada", when: "2026-11-02", why: "they belong together" }

const decided = (state: BacklogState, decision: Parameters<typeof decide>[1]): BacklogState => {
  const result = decide(state, decision)
  if (!result.ok) throw new Error(result.message)
  return result.value
}

describe("gaps", () => {
  test("gather by subject, one task each", () => {
    const { state, gathered } = gather(
      EMPTY_BACKLOG,
      [...BREAD, ...BEES].map((text) => gap(text)),
      NO_LIBRARY,
    )
    expect(textsByTask(state)).toEqual({ T1: BREAD, T2: BEES })
    expect(gathered.map(({ outcome, task, confidence }) => [outcome, task, confidence])).toEqual([
      ["opened", "T1", null],
      ["joined", "T1", 0.97],
      ["opened", "T2", null],
      ["joined", "T2", 0.97],
    ])
  })

  test("are whole tasks: what is to be done, evidence, history", () => {
    expect(stateAfter([gap("bake sourdough bread")])).toEqual({
      nextNumber: 2,
      tasks: [
        {
          ...{ id: "T1", kind: "author", skills: [], keyword: null, gate: null, title: null, state: "new" },
          ...{ isTouched: false, isSubject: true, mergedInto: null, related: [] },
          evidence: [
            {
              ...{ key: requestKey("bake sourdough bread"), text: "bake sourdough bread", project: null, paths: [] },
              ...{
                tally: [{ day: "2026-11-01", count: 1 }],
                miss: missOf("gap"),
                by: "opened",
                confidence: null,
                near: [],
              },
            },
          ],
          history: [
            {
              ...{ action: "open", who: "skill-tower", when: "2026-11-01", from: null, to: "new" },
              why: "No open task is about this.",
            },
          ],
        },
      ],
    })
  })

  test("that share one word only open their own task, listed as maybe related", () => {
    const { state, maybeRelated } = gather(
      EMPTY_BACKLOG,
      [gap(BREAD[0] ?? ""), gap("revive the sourdough jar")],
      NO_LIBRARY,
    )
    expect(Object.keys(textsByTask(state))).toEqual(["T1", "T2"])
    expect(maybeRelated).toEqual([{ task: "T2", other: "T1", confidence: 0.71 }])
  })

  test("ask for a broader skill where one skill's prose says half of them, else for a new one", () => {
    const near = (coverage: number) => ({
      ...NO_LIBRARY,
      recallProse: () => [{ skill: "bread", confidence: 0.4, coverage }],
    })
    const targets = [0.5, 0.49].map((coverage) => {
      const { kind, skills } = taskOf(gather(EMPTY_BACKLOG, [gap("bake bread")], near(coverage)).state, "T1")
      return [kind, ...skills]
    })
    expect(targets).toEqual([["broaden", "bread"], ["author"]])
  })
})

describe("misses that name skills", () => {
  test("go to the task for those skills, whatever the order", () => {
    const state = stateAfter([
      { text: "one", day: "2026-11-01", miss: missOf("ambiguous", ["b", "a"]) },
      { text: "two", day: "2026-11-01", miss: missOf("wrong-skill", ["a", "b"]) },
      { text: "three", day: "2026-11-01", miss: missOf("weak", ["a"], { keyword: "axis" }) },
      { text: "four", day: "2026-11-01", miss: missOf("weak", ["a"], { keyword: "bar" }) },
      { text: "five", day: "2026-11-01", miss: missOf("blocked", ["c"], { gate: "behavior" }) },
      { text: "six", day: "2026-11-01", miss: missOf("eval", ["c", "a"]) },
      { text: "seven", day: "2026-11-01", miss: missOf("gap", ["c"]) },
    ])
    const told = state.tasks.map(({ kind, skills, keyword, gate, evidence }) => [
      ...[kind, skills.join("+"), keyword ?? gate],
      ...evidence.map(({ text }) => text),
    ])
    expect(told).toEqual([
      ["boundary", "a+b", null, "one", "two"],
      ["sharpen", "a", "axis", "three"],
      ["sharpen", "a", "bar", "four"],
      ["repair", "c", "behavior", "five"],
      ["mend-eval", "c", null, "six"],
      ["broaden", "c", null, "seven"],
    ])
  })

  test("are demand for their subject too, where such a task is open", () => {
    const weak = {
      text: "bake sourdough bread rolls",
      day: "2026-11-01",
      miss: missOf("weak", ["a"], { keyword: "roll" }),
    }
    const state = stateAfter([...BREAD.map((text) => gap(text)), weak])
    expect(textsByTask(state)).toEqual({ T1: [...BREAD, weak.text], T2: [weak.text] })
    expect(taskOf(state, "T1").evidence.map(({ by }) => by)).toEqual(["opened", "joined", "also"])
  })
})

describe("a request that comes again", () => {
  test("adds to its tally and opens nothing", () => {
    const state = stateAfter([gap("bake bread"), gap("Bake bread!", "2026-11-03"), gap("bake, bread", "2026-11-01")])
    expect(taskOf(state, "T1").evidence.map(({ tally }) => tally)).toEqual([
      [
        { day: "2026-11-01", count: 2 },
        { day: "2026-11-03", count: 1 },
      ],
    ])
    expect(state.nextNumber).toBe(2)
  })

  test("and no longer misses, says so where it is held", () => {
    const state = stateAfter([gap("bake bread"), { text: "bake bread", day: "2026-11-05", count: 0, miss: null }])
    expect(taskOf(state, "T1").evidence.map(({ miss, tally }) => [miss, tally])).toEqual([
      [null, [{ day: "2026-11-01", count: 1 }]],
    ])
  })

  test("and misses in another way, is held where that belongs", () => {
    const state = stateAfter([
      gap("bake bread"),
      { text: "bake bread", day: "2026-11-05", miss: missOf("blocked", ["x"]) },
    ])
    const held = state.tasks.map(({ kind, evidence }) => [kind, evidence.map(({ miss }) => miss?.kind ?? null)])
    expect(held).toEqual([
      ["author", [null]],
      ["repair", ["blocked"]],
    ])
  })

  test("reopens a task that was done, and leaves an ignored one ignored, counting", () => {
    let done = stateAfter(BREAD.map((text) => gap(text)))
    for (const to of ["accepted", "in-review", "done"] as const) {
      done = decided(done, { action: "state", task: "T1", to, ...reason })
    }
    expect(taskOf(stateAfter([gap(BREAD[1] ?? "", "2026-11-09")], done), "T1").state).toBe("reopened")
    const ignored = decided(stateAfter([gap("bake sourdough bread")]), {
      action: "state",
      task: "T1",
      to: "ignored",
      ...reason,
    })
    const again = taskOf(stateAfter([gap("bake sourdough bread"), gap(BREAD[1] ?? "")], ignored), "T1")
    expect([again.state, again.evidence.map(({ tally }) => tally[0]?.count)]).toEqual(["ignored", [2, 1]])
  })
})

describe("tasks about the same", () => {
  const halves = ["visa for my spouse", "permit for my spouse"]
  const bridge = [
    "visa permit for my spouse renewal",
    "visa permit spouse renewal forms",
    "renewal of visa permit spouse",
  ]

  test("come together once requests bridge them", () => {
    const state = stateAfter([...halves, ...bridge].map((text) => gap(text)))
    expect(Object.keys(textsByTask(state))).toEqual(["T1"])
    expect(taskOf(state, "T2").mergedInto).toBe("T1")
  })

  test("stay apart where a person touched one", () => {
    const first = decided(stateAfter(halves.map((text) => gap(text))), {
      action: "retitle",
      task: "T2",
      title: "Permits",
      ...reason,
    })
    const state = stateAfter(
      bridge.map((text) => gap(text)),
      first,
    )
    expect(taskOf(state, "T2")).toMatchObject({ mergedInto: null, title: "Permits" })
    expect(taskOf(state, "T2").evidence[0]?.text).toBe(halves[1])
  })

  test("look for each other each time one has grown by half", () => {
    expect(Array.from({ length: 40 }, (_, size) => size).filter(isGrowthStep)).toEqual([2, 3, 5, 8, 12, 18, 27])
  })
})

describe("any requests", () => {
  const word = fc.constantFrom(
    ..."bake sourdough bread varroa bee colony visa spouse permit drone quarry excel pivot".split(" "),
  )
  const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "))
  const miss = fc.oneof(
    { weight: 6, arbitrary: fc.constant(missOf("gap")) },
    fc.constant(missOf("weak", ["a"], { keyword: "axis" })),
    fc.constant(missOf("ambiguous", ["a", "b"])),
    fc.constant(null),
  )
  const report: fc.Arbitrary<MissReport> = fc.record({
    text,
    miss,
    day: fc.constantFrom("2026-11-01", "2026-11-02"),
    project: fc.constantFrom(null, "web"),
  })
  const reports = fc.array(report, { maxLength: 40 })

  test("gather the same in one batch as in many, also over storage", () => {
    fc.assert(
      fc.property(reports, fc.nat(40), (all, cut) => {
        const step = (state: BacklogState, some: readonly MissReport[]) => gather(state, some, TWO_SKILLS).state
        const stored: BacklogState = JSON.parse(JSON.stringify(step(EMPTY_BACKLOG, all.slice(0, cut))))
        expect(step(stored, all.slice(cut))).toEqual(step(EMPTY_BACKLOG, all))
      }),
    )
  })

  test("are each held by exactly one task of their own while they miss", () => {
    fc.assert(
      fc.property(reports, (all) => {
        const { tasks } = stateAfter(all)
        const last = new Map(all.map(({ text: said, miss: now }) => [requestKey(said), now]))
        for (const [key, now] of last) {
          const holders = tasks.flatMap(({ evidence }) =>
            evidence.filter((one) => one.key === key && one.by !== "also"),
          )
          const missing = holders.filter((one) => one.miss !== null)
          expect(missing.map((one) => one.miss?.kind)).toEqual(now === null ? [] : [now.kind])
        }
      }),
    )
  })

  test("never move what a person touched", () => {
    fc.assert(
      fc.property(
        fc.array(
          text.map((said) => gap(said)),
          { minLength: 1, maxLength: 20 },
        ),
        reports,
        (before, after) => {
          const state = stateAfter(before)
          const open = state.tasks.filter(({ mergedInto }) => mergedInto === null)
          const touched = open.reduce(
            (at, { id }) => decided(at, { action: "retitle", task: id, title: `Mine ${id}`, ...reason }),
            state,
          )
          const later = stateAfter(after, touched)
          for (const { id, evidence } of open) {
            const task = taskOf(later, id)
            expect(task.mergedInto).toBeNull()
            expect(task.evidence.slice(0, evidence.length).map(({ key }) => key)).toEqual(
              evidence.map(({ key }) => key),
            )
          }
        },
      ),
    )
  })
})
