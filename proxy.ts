// Every call passes here before Next answers it: where does it come from, who calls, how often; then the security headers.
import { type NextRequest, NextResponse } from "next/server"
import { getAccessPolicy, readCallFacts } from "@/lib/server/auth"
// By file: the index of lib/server/http brings the libraries and the database along, which this bundle must not load.
import { decideVisit } from "@/lib/server/http/gatekeeper"
import { logCall } from "@/lib/server/http/log"
import { makeProblemResponse } from "@/lib/server/http/problem"
import { API_CONTENT_POLICY, COMMON_HEADERS, makeNonce, makePagePolicy } from "@/lib/server/http/security-headers"

export const config = {
  // Built files are the same for everybody and hold nothing of a library.
  matcher: "/((?!_next/static/|_next/image).*)",
}

export function proxy(request: NextRequest): Response {
  const startedMs = performance.now()
  const facts = { ...readCallFacts(request), pathname: request.nextUrl.pathname }
  const decision = decideVisit(
    {
      facts,
      target: request.nextUrl.pathname + request.nextUrl.search,
      wantsPage: facts.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html"),
      address: request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? null,
    },
    getAccessPolicy(),
  )
  if (decision.kind === "refuse") {
    const response = withCommonHeaders(makeProblemResponse(decision.problem))
    response.headers.set("content-security-policy", API_CONTENT_POLICY)
    const { code } = decision.problem
    const durationMs = performance.now() - startedMs
    logCall({ method: facts.method, endpoint: decision.endpoint, status: response.status, durationMs, code })
    return response
  }
  if (decision.kind === "sign-in") {
    // Next wants a whole address here and sends its path only, so no name of the server is made up.
    const form = new URL(`/api/session?next=${encodeURIComponent(decision.next)}`, request.url)
    const response = NextResponse.redirect(form, 303)
    response.headers.set("cache-control", "no-store")
    return withCommonHeaders(response)
  }
  return decision.isApi ? NextResponse.next() : passPage(request)
}

/** Next reads the nonce out of the request's policy and puts it on its own scripts; the layout reads `x-nonce`. */
function passPage(request: NextRequest): Response {
  const nonce = makeNonce()
  const policy = makePagePolicy(nonce, process.env.NODE_ENV === "development")
  const headers = new Headers(request.headers)
  headers.set("x-nonce", nonce)
  headers.set("content-security-policy", policy)
  const response = withCommonHeaders(NextResponse.next({ request: { headers } }))
  response.headers.set("content-security-policy", policy)
  return response
}

function withCommonHeaders<Answer extends Response>(response: Answer): Answer {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.headers.set(name, value)
  return response
}
