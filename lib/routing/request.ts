// The door of the engine for requests (routing.md §2): fills in defaults and refuses what cannot be answered.
import { formatIsoDay, isoDay } from "./iso-day"
import { mentionedPaths, normalizePath } from "./mentioned-paths"
import { DEFAULT_MAX_RESULTS, MAX_MAX_RESULTS, MAX_PATH_LENGTH, MAX_PATHS, MAX_QUERY_LENGTH } from "./policy"
import { EVAL_STATES, type EvalState } from "./skill"
import { isAtLeast, tokensOf, words } from "./tokens"
import type { RouteRequest, TraceRequest } from "./trace"

export type RequestErrorCode =
  | "query-not-text"
  | "query-too-long"
  | "project-not-text"
  | "paths-invalid"
  | "min-eval-state-unknown"
  | "max-results-out-of-range"
  | "today-unreadable"
  | "skill-unknown"

/** A request that cannot be answered. `field` is the request's own field name; `mend` says what to send instead. */
export class RequestError extends Error {
  override readonly name = "RequestError"
  constructor(
    readonly code: RequestErrorCode,
    readonly field: string,
    message: string,
    readonly mend: string,
  ) {
    super(message)
  }
}

/** The request as every gate reads it. */
export interface Query {
  readonly request: TraceRequest
  readonly words: readonly string[]
  readonly tokens: readonly string[]
  /** Given and mentioned paths together. */
  readonly touched: readonly string[]
  /** Day number of `today`. */
  readonly day: number
}

/** Reads a request. Throws `RequestError`; never changes its argument. */
export function readRequest(input: RouteRequest): Query {
  const query = readQueryText(input.query)
  const paths = readPaths(input.paths)
  const given = new Set(paths)
  const mentioned = mentionedPaths(query).filter((path) => !given.has(path))
  const day = isoDay(input.today)
  if (day === null) {
    throw new RequestError(
      "today-unreadable",
      "today",
      `today is not an ISO date: ${show(input.today)}`,
      "send a day such as 2026-11-30",
    )
  }
  const queryWords = words(query)
  return {
    request: {
      query,
      project: readProject(input.project),
      paths,
      mentionedPaths: mentioned,
      minEvalState: readMinEvalState(input.minEvalState),
      maxResults: readMaxResults(input.maxResults),
      today: formatIsoDay(day),
    },
    words: queryWords,
    tokens: tokensOf(queryWords),
    touched: [...paths, ...mentioned],
    day,
  }
}

function readQueryText(query: unknown): string {
  if (typeof query !== "string") {
    throw new RequestError(
      "query-not-text",
      "query",
      `query is ${show(query)}, expected text`,
      "send the request as text",
    )
  }
  if (isAtLeast(query, MAX_QUERY_LENGTH + 1)) {
    const limit = MAX_QUERY_LENGTH.toLocaleString("en")
    throw new RequestError(
      "query-too-long",
      "query",
      `query is ${[...query].length.toLocaleString("en")} characters, the limit is ${limit}`,
      `shorten it to ${limit} characters: keep what is asked, leave out pasted material`,
    )
  }
  return query
}

function readProject(project: unknown): string | null {
  if (project === undefined || project === null || project === "") return null
  if (typeof project === "string") return project
  throw new RequestError(
    "project-not-text",
    "project",
    `project is ${show(project)}, expected a handle`,
    "send one project handle as text, or leave it out",
  )
}

function readPaths(paths: unknown): string[] {
  if (paths === undefined || paths === null) return []
  const refuse = (seen: string) =>
    new RequestError(
      "paths-invalid",
      "paths",
      `paths ${seen}`,
      `send a list of at most ${MAX_PATHS} paths, each at most ${MAX_PATH_LENGTH} characters`,
    )
  if (!Array.isArray(paths)) throw refuse(`is ${show(paths)}, expected a list`)
  if (paths.length > MAX_PATHS) throw refuse(`has ${paths.length} entries`)
  const out = new Set<string>()
  for (const [i, path] of paths.entries()) {
    if (typeof path !== "string") throw refuse(`[${i}] is ${show(path)}, expected text`)
    if (path.length > MAX_PATH_LENGTH) throw refuse(`[${i}] is ${path.length} characters long`)
    const normal = normalizePath(path)
    if (normal) out.add(normal)
  }
  return [...out]
}

function readMinEvalState(state: unknown): EvalState {
  if (state === undefined || state === null) return "unverified"
  const known = EVAL_STATES.find((one) => typeof state === "string" && one === state.toLowerCase())
  if (known) return known
  throw new RequestError(
    "min-eval-state-unknown",
    "minEvalState",
    `unknown minEvalState ${show(state)}`,
    `use one of ${EVAL_STATES.join(", ")}`,
  )
}

function readMaxResults(count: unknown): number {
  if (count === undefined || count === null) return DEFAULT_MAX_RESULTS
  if (typeof count === "number" && Number.isInteger(count) && count >= 1 && count <= MAX_MAX_RESULTS) return count
  throw new RequestError(
    "max-results-out-of-range",
    "maxResults",
    `maxResults is ${show(count)}`,
    `send a whole number from 1 to ${MAX_MAX_RESULTS}`,
  )
}

function show(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value)
  if (typeof value === "number" || typeof value === "boolean" || value == null) return String(value)
  return Array.isArray(value) ? "a list" : `a ${typeof value}`
}
