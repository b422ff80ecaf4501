// What a trace says about the library when it is not a clean answer (backlog.md, "Requests and misses"). One request is one miss
// at most; where several kinds hold, the first of the list below that does.
import type { Candidate, Flag, RouteTrace } from "@/lib/routing"

export const MISS_KINDS = ["eval", "wrong-skill", "gap", "blocked", "ambiguous", "weak"] as const
export type MissKind = (typeof MISS_KINDS)[number]

/** What somebody says about a request: which skill was right. */
export interface Judgement {
  readonly source: "person" | "agent" | "transcript" | "eval"
  /** The skill that was right; null: none is. */
  readonly right: string | null
  /** A negative eval case: this skill must not win. `right` then says nothing. */
  readonly not?: string
}

export interface Miss {
  kind: MissKind
  /**
   * The skills concerned, those to look at first in front: `gap` the judged right one, if any; `blocked` the removed one;
   * `ambiguous` the tied two; `weak` the winner; `wrong-skill` the winner, then the right one (alone: none was right); `eval` the
   * one whose case failed, then the winner.
   */
  skills: string[]
  /** `weak`: the keyword that matched by accident; null for the rest. */
  keyword: string | null
  /** `blocked`: the gate's code, such as `behavior`; null for the rest. */
  gate: string | null
  /** The trace's flags, also where a stronger kind decided. */
  flags: Flag[]
  /** One sentence for people. */
  detail: string
}

/** The miss in a trace, or null where the request was answered as it should be. */
export function classifyMiss(trace: RouteTrace, judgement: Judgement | null = null): Miss | null {
  const miss = (kind: MissKind, detail: string, skills: readonly string[], rest: Partial<Miss> = {}): Miss => ({
    kind,
    skills: [...skills],
    keyword: null,
    gate: null,
    flags: [...trace.flags],
    detail,
    ...rest,
  })
  const judged = judgement ? classifyJudged(trace, judgement, miss) : null
  if (judged) return judged
  if (trace.outcome === "gap") {
    const right = judgement?.right
    return right ? miss("gap", `No skill scored, ${right} was right.`, [right]) : miss("gap", "No skill scored.", [])
  }
  if (trace.outcome === "blocked") return classifyBlocked(trace, miss)
  const survivors = trace.candidates.filter(({ fate }) => fate === "selected" || fate === "cut")
  const [first, second] = survivors
  if (trace.flags.includes("ambiguous") && first && second) {
    return miss("ambiguous", `Only the name put ${first.skill} before ${second.skill}.`, [first.skill, second.skill])
  }
  if (trace.flags.includes("weak") && first) {
    const keyword = weakestKeyword(first)
    return miss("weak", `${first.skill} won by a part of a word of “${keyword}”.`, [first.skill], { keyword })
  }
  return null
}

type MakeMiss = (kind: MissKind, detail: string, skills: readonly string[], rest?: Partial<Miss>) => Miss

function classifyJudged(trace: RouteTrace, { source, right, not }: Judgement, miss: MakeMiss): Miss | null {
  const winner = trace.winner
  if (not !== undefined) {
    return winner === not ? miss("eval", `${not} won a request that it must not win.`, [not]) : null
  }
  if (winner === right) return null
  if (source === "eval") {
    const skills = [right, winner].filter((skill) => skill !== null)
    return miss("eval", `Expected ${right ?? "no skill"}, got ${winner ?? "none"}.`, skills)
  }
  if (winner === null) return null
  return right === null
    ? miss("wrong-skill", `${winner} won, no skill was right.`, [winner])
    : miss("wrong-skill", `${winner} won, ${right} was right.`, [winner, right])
}

/** The best candidate that the verdict gate removed: where all are gone, the suppressors were removed too. */
function classifyBlocked({ candidates }: RouteTrace, miss: MakeMiss): Miss {
  const removed = candidates.find(({ fate }) => fate === "integrity" || fate === "behavior" || fate === "quality")
  const first = removed ?? candidates[0]
  if (!first) return miss("blocked", "Every skill that scored was removed.", [])
  return miss("blocked", first.reason ?? `${first.skill} was removed by the verdict gate.`, [first.skill], {
    gate: first.fate,
  })
}

/** The phrase behind the winner's first substring credit. */
const weakestKeyword = ({ signals }: Candidate): string =>
  signals.find(({ surface }) => surface === "keyword-substring")?.term ?? signals[0]?.term ?? ""
