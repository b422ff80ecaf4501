// The frame of every route handler: access, then the handler, then headers, errors and the log line. A handler parses,
// calls and answers; whatever it throws becomes a problem document here.
import { RequestError } from "@/lib/routing"
import { type Caller, getAccessPolicy, readCallFacts } from "../auth"
import { decideAccess } from "./access"
import { ENDPOINTS, type Endpoint, type EndpointPath, findScope } from "./endpoints"
import { logCall } from "./log"
import { makeInvalidRequest } from "./parse-input"
import { makeProblemResponse, type Problem, ProblemError } from "./problem"
import { API_CONTENT_POLICY, COMMON_HEADERS } from "./security-headers"

export interface ApiCall<Params> {
  request: Request
  params: Params
  /** Null on public addresses, when called without a valid token. */
  caller: Caller | null
}

type RouteContext<Params> = { params: Promise<Params> }
export type ApiHandler<Params> = (request: Request, context: RouteContext<Params>) => Promise<Response>

export function apiRoute<Params = Record<string, never>>(
  path: EndpointPath,
  handle: (call: ApiCall<Params>) => Promise<Response> | Response,
): ApiHandler<Params> {
  const endpoint = ENDPOINTS.find((one) => one.path === path) as Endpoint
  return async (request, context) => {
    const startedMs = performance.now()
    let response: Response
    let code: string | undefined
    let fault: string | undefined
    try {
      const access = decideAccess(
        readCallFacts(request),
        findScope(endpoint, request.method) ?? "write",
        getAccessPolicy(),
      )
      if (!access.ok) throw new ProblemError(access.problem)
      response = await handle({ request, params: await context.params, caller: access.caller })
    } catch (cause) {
      const problem = toProblem(cause)
      if (problem.code === "internal-error") fault = describeFault(cause)
      code = problem.code
      response = makeProblemResponse(problem)
    }
    setHeaders(response)
    logCall({
      method: request.method,
      endpoint: path,
      status: response.status,
      durationMs: performance.now() - startedMs,
      code,
      fault,
    })
    return response
  }
}

export function toProblem(cause: unknown): Problem {
  if (cause instanceof ProblemError) return cause.problem
  if (cause instanceof RequestError) {
    const { field, message, mend } = cause
    return makeInvalidRequest([{ field, message, mend }]).problem
  }
  const detail = "The server failed at this call; its log says where."
  return { code: "internal-error", detail, mend: "Try again; if it stays, report it with the time of the call." }
}

/** The kind of fault and the line of our code, without the message: messages can hold data. */
function describeFault(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause
  const frame = cause.stack
    ?.split("\n")
    .find((line) => line.trimStart().startsWith("at "))
    ?.trim()
  return frame === undefined ? cause.name : `${cause.name} ${frame}`
}

function setHeaders(response: Response): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.headers.set(name, value)
  if (!response.headers.has("content-security-policy"))
    response.headers.set("content-security-policy", API_CONTENT_POLICY)
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store")
}

export function sendJson(value: unknown, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  const headers = { "content-type": "application/json; charset=utf-8", ...init.headers }
  return new Response(JSON.stringify(value), { status: init.status ?? 200, headers })
}

/** Answers 304 where the caller has this version already; makes the body only where it is needed. */
export function sendVersioned(request: Request, etag: string, makeValue: () => unknown): Response {
  const headers = { etag, "cache-control": "private, no-cache", vary: "authorization, cookie" }
  const known = request.headers
    .get("if-none-match")
    ?.split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
  if (known?.includes(etag) || known?.includes("*")) return new Response(null, { status: 304, headers })
  return sendJson(makeValue(), { headers })
}
