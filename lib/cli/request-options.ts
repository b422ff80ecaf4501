// From texts on the command line to one request. What the engine checks (ranges, lengths, dates) is left to it; its complaints are told in
// terms of the options.
import { RequestError, type RouteRequest } from "@/lib/routing"
import type { RequestOptions } from "./command"
import { UsageError } from "./usage-error"

/** The parts of a request that options set; absent ones take the engine's defaults. `today` is always there. */
export type RequestDefaults = Omit<RouteRequest, "query">

export function readRequestOptions(options: RequestOptions): RequestDefaults {
  const defaults: { -readonly [K in keyof RequestDefaults]: RequestDefaults[K] } = {
    today: options.today ?? new Date().toISOString().slice(0, 10),
  }
  if (options.project !== undefined) defaults.project = options.project
  if (options.path !== undefined && options.path.length > 0) defaults.paths = options.path
  // The engine names the known states where this is none of them.
  if (options.minEvalState !== undefined) defaults.minEvalState = options.minEvalState as RouteRequest["minEvalState"]
  if (options.max !== undefined) defaults.maxResults = readWholeNumber(options.max)
  return defaults
}

function readWholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text.trim())) return Number(text)
  throw new UsageError(`--max is ${JSON.stringify(text)}, not a whole number`, "give one from 1 to 50, such as --max 5")
}

const OPTION_OF_FIELD: Readonly<Record<string, string>> = {
  query: "QUERY",
  project: "--project",
  paths: "--path",
  minEvalState: "--min-eval-state",
  maxResults: "--max",
  today: "--today",
}

/** Runs `answer`, and turns the engine's complaint about the request into one about the command line. */
export function withOptionNames<T>(answer: () => T): T {
  try {
    return answer()
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const option = OPTION_OF_FIELD[error.field] ?? error.field
    throw new UsageError(`${option}: ${error.message}`, error.mend)
  }
}
