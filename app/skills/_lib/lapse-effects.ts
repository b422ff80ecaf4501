// What a coming day changes for the requests that a skill's author wrote down: the engine is asked about both days. Pure.
import { type ExampleAsker, type JudgedExample, judgeExamples } from "./judge-examples"

/** An example of which another skill comes first from that day on. */
export interface ChangedExample {
  query: string
  before: string | null
  after: string | null
}

export interface LapseEffects {
  /** Own examples that the skill wins on either day, and how many there are. */
  wonBefore: number
  wonAfter: number
  total: number
  changed: ChangedExample[]
}

/** `day` is an ISO day to come. */
export function findLapseEffects(examples: readonly string[], asker: ExampleAsker, day: string): LapseEffects {
  const before = judgeExamples(examples, asker)
  const after = judgeExamples(examples, { ...asker, today: day })
  const countWon = (judged: readonly JudgedExample[]) => judged.filter(({ result }) => result === "won").length
  const changed = before.flatMap(({ query, winner }, index): ChangedExample[] => {
    const next = after[index]?.winner ?? null
    return next === winner ? [] : [{ query, before: winner, after: next }]
  })
  return { wonBefore: countWon(before), wonAfter: countWon(after), total: examples.length, changed }
}
