// The same question, asked through another door. Every text pins the date, since verdicts lapse: asked again next month
// it must still give the answer that was seen.
import type { RouteRequest, TraceRequest } from "@/lib/routing"

/** Which library a command is to read. */
export interface LibraryLocation {
  kind: "folders" | "manifest"
  locations: readonly string[]
}

/** One word of a POSIX shell command. Null where no shell can carry the text (it holds a NUL). */
export function quotePosix(text: string): string | null {
  if (text.includes("\0")) return null
  if (/^[A-Za-z0-9_@%+=:,./-]+$/.test(text)) return text
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** `tower route …`, or null where a part of the request cannot be a shell word. */
export function formatCliCommand(request: TraceRequest, library: LibraryLocation | null): string | null {
  const options: [string, string][] = []
  for (const place of library?.locations ?? [])
    options.push([library?.kind === "manifest" ? "--manifest" : "--library", place])
  if (request.project !== null) options.push(["--project", request.project])
  for (const path of request.paths) options.push(["--path", path])
  if (request.minEvalState !== "unverified") options.push(["--min-eval-state", request.minEvalState])
  if (request.maxResults !== 3) options.push(["--max", String(request.maxResults)])
  options.push(["--today", request.today])
  const query = quotePosix(request.query)
  const values = options.map(([, value]) => quotePosix(value))
  if (query === null || values.includes(null)) return null
  // A value that begins with a dash would be read as an option: `=` ties it to its own, `--` ends the options.
  const tail = options.map(
    ([name, value], index) => `${name}${value.startsWith("-") || value === "" ? "=" : " "}${values[index]}`,
  )
  const quotedQuery = query.startsWith("'") ? query : `'${query}'`
  return request.query.startsWith("-")
    ? ["tower route", ...tail, "--", quotedQuery].join(" ")
    : ["tower route", quotedQuery, ...tail].join(" ")
}

/** The body of `POST /api/route` for a request as it was understood. */
export function toRouteBody(request: TraceRequest, libraryId: string | null): RouteRequest & { library?: string } {
  return {
    query: request.query,
    ...(request.project === null ? {} : { project: request.project }),
    ...(request.paths.length === 0 ? {} : { paths: request.paths }),
    ...(request.minEvalState === "unverified" ? {} : { minEvalState: request.minEvalState }),
    ...(request.maxResults === 3 ? {} : { maxResults: request.maxResults }),
    today: request.today,
    ...(libraryId === null ? {} : { library: libraryId }),
  }
}

/** `curl …` against the server that serves the screen. JSON escapes NUL, so this one always exists. */
export function formatCurlCommand(request: TraceRequest, libraryId: string | null, origin: string): string {
  const body = JSON.stringify(toRouteBody(request, libraryId))
  return `curl -sS ${quotePosix(`${origin}/api/route`)} -H 'content-type: application/json' --data-raw ${quotePosix(body)}`
}
