// What `proxy.ts` decides before Next answers anything: refuse, send to the sign-in form, or let pass. Pure but for the
// rate limiter's memory.
import { type AccessPolicy, type CallFacts, isSafeMethod } from "../auth"
import { decideAccess } from "./access"
import { checkRate } from "./call-rate"
import { type EndpointScope, findEndpoint, findScope, listMethods } from "./endpoints"
import type { Problem } from "./problem"

export type GateDecision =
  | { kind: "pass"; isApi: boolean }
  | { kind: "sign-in"; next: string }
  | { kind: "refuse"; endpoint: string; problem: Problem }

export interface Visit {
  facts: CallFacts
  /** Path and query, to come back to after signing in. */
  target: string
  /** A browser asks for a page, so a form serves better than a problem document. */
  wantsPage: boolean
  address: string | null
}

export function decideVisit(visit: Visit, policy: AccessPolicy): GateDecision {
  const { facts } = visit
  const isApi = facts.pathname === "/api" || facts.pathname.startsWith("/api/")
  const endpoint = isApi ? findEndpoint(facts.pathname) : null
  const name = endpoint?.path ?? (isApi ? "/api" : "page")
  // What the address asks for matters only after it is known that the caller may ask at all.
  const asked = endpoint === null ? null : findScope(endpoint, facts.method)
  const scope: EndpointScope = isApi ? (asked ?? "read") : isSafeMethod(facts.method) ? "read" : "write"
  const access = decideAccess(facts, scope, policy)
  const rated = checkRate(facts, access.ok ? access.caller : null, visit.address, policy)
  if (rated !== null) return { kind: "refuse", endpoint: name, problem: rated }
  if (!access.ok) {
    const { code } = access.problem
    const canSignIn = code === "token-missing" || code === "token-unknown"
    if (canSignIn && !isApi && visit.wantsPage) return { kind: "sign-in", next: visit.target }
    return { kind: "refuse", endpoint: name, problem: access.problem }
  }
  if (!isDecodable(facts.pathname)) return { kind: "refuse", endpoint: name, problem: unreadableAddress() }
  if (!isApi) return { kind: "pass", isApi }
  if (endpoint === null) return { kind: "refuse", endpoint: name, problem: unknownAddress() }
  if (asked === null && facts.method !== "OPTIONS") {
    const methods = listMethods(endpoint)
    return { kind: "refuse", endpoint: name, problem: wrongMethod(facts.method, methods) }
  }
  return { kind: "pass", isApi }
}

/** Next answers such an address with a bare 500. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

function unreadableAddress(): Problem {
  return {
    code: "invalid-request",
    detail: "The address holds a % that begins no UTF-8 character.",
    mend: "Encode each part of the path with encodeURIComponent; a % itself is written %25.",
  }
}

function unknownAddress(): Problem {
  return { code: "not-found", detail: "There is no such address.", mend: "GET /api/openapi.json lists all of them." }
}

function wrongMethod(method: string, methods: readonly string[]): Problem {
  const allow = methods.join(", ")
  return {
    code: "method-not-allowed",
    detail: `This address does not take ${method.slice(0, 20)}.`,
    mend: `Use ${methods.filter((one) => one !== "HEAD").join(" or ")}.`,
    headers: { allow },
  }
}
