// What happens today to the requests that a skill's author wrote down. Pure: the engine decides, this says it in one word.
import { type CompiledLibrary, type Fate, RequestError, type RouteTrace, route } from "@/lib/routing"

export interface JudgedExample {
  query: string
  /** `won`: this skill comes first. `lost`: another one does. `invalid`: no request at all. */
  result: "won" | "lost" | "gap" | "blocked" | "invalid"
  winner: string | null
  /** Where this skill stands; null where nothing of it matched. */
  own: { rank: number; score: number; fate: Fate } | null
  isAmbiguous: boolean
  /** Why it is no request. */
  fault: string | null
}

export interface ExampleAsker {
  compiled: CompiledLibrary
  skill: string
  /** The project that the skill is bound to; asked from there. */
  project: string | null
  today: string
}

export function judgeExamples(examples: readonly string[], asker: ExampleAsker): JudgedExample[] {
  return examples.map((query) => judgeExample(query, asker))
}

function judgeExample(query: string, { compiled, skill, project, today }: ExampleAsker): JudgedExample {
  try {
    const trace = route(compiled, { query, project, today })
    const own = trace.candidates.find((candidate) => candidate.skill === skill)
    return {
      query,
      result: readResult(trace, skill),
      winner: trace.winner,
      own: own ? { rank: own.rank, score: own.score, fate: own.fate } : null,
      isAmbiguous: trace.flags.includes("ambiguous"),
      fault: null,
    }
  } catch (cause) {
    if (!(cause instanceof RequestError)) throw cause
    return { query, result: "invalid", winner: null, own: null, isAmbiguous: false, fault: cause.message }
  }
}

function readResult({ outcome, winner }: RouteTrace, skill: string): JudgedExample["result"] {
  if (outcome !== "routed") return outcome
  return winner === skill ? "won" : "lost"
}
