// A file of requests, one JSON object a line. Every line is checked before the first is answered, so that a bad one costs no half output.
import { compileLibrary, RequestError, type RouteRequest, route } from "@/lib/routing"
import type { RequestDefaults } from "./request-options"

export interface ParsedRequests {
  readonly requests: readonly RouteRequest[]
  /** One line each, naming file and line, with the mend. */
  readonly faults: readonly string[]
  /** Fields that no request has, each told once. */
  readonly notes: readonly string[]
}

const FIELDS = ["query", "project", "paths", "minEvalState", "maxResults", "today"] as const
const EXAMPLE = 'write one object a line, such as {"query": "fix the flaky test"}'

/** Blank lines are passed over. A field that a line leaves out takes the value of `defaults`; one that is null is not set. */
export function parseRequests(text: string, file: string, defaults: RequestDefaults): ParsedRequests {
  const requests: RouteRequest[] = []
  const faults: string[] = []
  const notes = new Map<string, string>()
  const nothing = compileLibrary([])
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === "") continue
    const place = `${file}:${index + 1}`
    const parsed = parseLine(line)
    if (typeof parsed === "string") {
      faults.push(`${place}: ${parsed}; ${EXAMPLE}`)
      continue
    }
    for (const key of parsed.keys()) {
      if (isField(key) || notes.has(key)) continue
      notes.set(
        key,
        `${place}: a request has no field ${JSON.stringify(key)}; it is passed over (known: ${FIELDS.join(", ")})`,
      )
    }
    const request = { ...defaults } as Record<(typeof FIELDS)[number], unknown>
    for (const field of FIELDS) {
      const value = parsed.get(field)
      // There is no request without a day.
      if (value === undefined || (field === "today" && value === null)) continue
      request[field] = value
    }
    try {
      // The engine is the one judge of a request; on an empty library asking it costs next to nothing.
      route(nothing, request as unknown as RouteRequest)
      requests.push(request as unknown as RouteRequest)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      faults.push(`${place}: ${error.message}; ${error.mend}`)
    }
  }
  return { requests, faults, notes: [...notes.values()] }
}

function parseLine(line: string): Map<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return new Map(Object.entries(value))
    return "the line is JSON but not an object"
  } catch (error) {
    return `the line is not JSON (${(error as Error).message})`
  }
}

function isField(key: string): boolean {
  return FIELDS.some((field) => field === key)
}
