// Whether requests go where the authors of the skills meant them to. Pure; the engine decides, this only counts.

import { type JudgedCase, judgeCase, listCases } from "@/lib/evals"
import type { Library } from "@/lib/library"
import type { CompiledLibrary } from "@/lib/routing"

export interface ExampleWins {
  won: number
  total: number
}

/** Skills × cases up to which all are tried while a page is drawn: well under a second. */
const MAX_WORK = 1_000_000

/** Every case of the library, judged; null where trying all would take too long. */
export function judgeLibrary(
  { skills }: Pick<Library, "skills">,
  compiled: CompiledLibrary,
  today: string,
): readonly JudgedCase[] | null {
  const cases = listCases(skills)
  return cases.length * skills.length > MAX_WORK ? null : cases.map((one) => judgeCase(compiled, one, today))
}

/** Own examples won, by skill name, for the skills that have any. One that is no valid request is won by nobody. */
export function countWins(judged: readonly JudgedCase[]): ReadonlyMap<string, ExampleWins> {
  const wins = new Map<string, ExampleWins>()
  for (const { case: asked, verdict } of judged) {
    if (asked.kind === "negative") continue
    const { won, total } = wins.get(asked.skill) ?? { won: 0, total: 0 }
    wins.set(asked.skill, { won: won + (verdict === "correct" ? 1 : 0), total: total + 1 })
  }
  return wins
}

export function sumWins(wins: Iterable<ExampleWins>): ExampleWins {
  const sum = { won: 0, total: 0 }
  for (const { won, total } of wins) {
    sum.won += won
    sum.total += total
  }
  return sum
}

/** `untried`: it has examples, but is shadowed, or the library is too large to try all. */
export const WIN_STATES = ["all", "lost", "none", "untried"] as const
export type WinState = (typeof WIN_STATES)[number]

export function readWinState(wins: ExampleWins | null, exampleCount: number): WinState {
  if (exampleCount === 0) return "none"
  if (wins === null) return "untried"
  return wins.won < wins.total ? "lost" : "all"
}
