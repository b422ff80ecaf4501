// What the router makes of one case today. The engine decides; this only names the result.
import { type CompiledLibrary, RequestError, type RouteTrace, route, type Signal } from "@/lib/routing"
import type { EvalCase } from "./eval-case"

/** Never merged. `error` is no request at all, and is left out of every rate. */
export const CASE_VERDICTS = ["correct", "missed", "wrong-skill", "false-trigger", "true-negative", "error"] as const
export type CaseVerdict = (typeof CASE_VERDICTS)[number]

export interface JudgedCase {
  case: EvalCase
  verdict: CaseVerdict
  /** Null: nothing won. */
  winner: string | null
  /** What a wrong winner scored with; empty where the winner is right, or nobody won. */
  wrongSignals: readonly Signal[]
}

export function judgeCase(compiled: CompiledLibrary, asked: EvalCase, today: string): JudgedCase {
  const trace = tryRoute(compiled, asked, today)
  if (trace === null) return { case: asked, verdict: "error", winner: null, wrongSignals: [] }
  const { winner, candidates } = trace
  const verdict = readVerdict(asked, winner)
  const isWrong = verdict === "wrong-skill" || verdict === "false-trigger"
  const wrongSignals = isWrong ? (candidates.find(({ skill }) => skill === winner)?.signals ?? []) : []
  return { case: asked, verdict, winner, wrongSignals }
}

function tryRoute(compiled: CompiledLibrary, { prompt, project }: EvalCase, today: string): RouteTrace | null {
  try {
    return route(compiled, { query: prompt, project, today, maxResults: 1 })
  } catch (cause) {
    if (cause instanceof RequestError) return null
    throw cause
  }
}

function readVerdict({ skill, kind }: EvalCase, winner: string | null): CaseVerdict {
  if (kind === "negative") return winner === skill ? "false-trigger" : "true-negative"
  if (winner === null) return "missed"
  return winner === skill ? "correct" : "wrong-skill"
}
