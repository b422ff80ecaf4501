// Pure decisions on where a call comes from: the `Host` it names (DNS rebinding) and the site that sent it (cross-site
// posts). They look at headers only, and say in one line why a call is refused.
import { isIP } from "node:net"
import type { AccessPolicy } from "./access-policy"
import { isLoopbackHost, stripPort } from "./bind-policy.mjs"

/** What a decision may look at. Header values as received; null where absent. */
export interface CallFacts {
  method: string
  pathname: string
  host: string | null
  origin: string | null
  /** `Sec-Fetch-Site`: set by browsers only, and not by scripts in them. */
  fetchSite: string | null
  fetchMode: string | null
  authorization: string | null
  cookie: string | null
}

export function readCallFacts(request: Request): CallFacts {
  const { headers } = request
  return {
    method: request.method,
    pathname: new URL(request.url).pathname,
    host: headers.get("host"),
    origin: headers.get("origin"),
    fetchSite: headers.get("sec-fetch-site"),
    fetchMode: headers.get("sec-fetch-mode"),
    authorization: headers.get("authorization"),
    cookie: headers.get("cookie"),
  }
}

export type CallRefusal = {
  status: 401 | 403 | 421 | 503
  code:
    | "refused-binding"
    | "host-not-allowed"
    | "origin-not-allowed"
    | "token-missing"
    | "token-unknown"
    | "scope-missing"
  detail: string
  mend: string
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"])

export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method)
}

/** Null: the name may be used. A name that anybody could point at this machine by DNS may not. */
export function checkHost(facts: Pick<CallFacts, "host">, policy: AccessPolicy): CallRefusal | null {
  const authority = facts.host?.trim().toLowerCase() ?? ""
  const name = stripPort(authority)
  const bare = name.replace(/^\[|\]$/g, "")
  if (name !== "") {
    if (isLoopbackHost(name) || policy.allowedHosts.includes(authority) || policy.allowedHosts.includes(name))
      return null
    // A literal address cannot be rebound; it is fine wherever the server is meant to be reached from outside.
    if (bare === policy.host || (policy.exposure === "network" && isIP(bare) !== 0)) return null
  }
  const seen = name === "" ? "The call names no host." : `This server does not answer to the name ${show(name)}.`
  return {
    status: 421,
    code: "host-not-allowed",
    detail: seen,
    mend: "Use localhost or 127.0.0.1, or list the name in TOWER_ALLOWED_HOSTS.",
  }
}

/**
 * Null: the call comes from this server's own pages, from a program, or is a plain visit. Unsafe calls and every API call
 * must come from the same origin where a browser says where they come from.
 */
export function checkOrigin(facts: CallFacts, policy: AccessPolicy): CallRefusal | null {
  const isApi = facts.pathname === "/api" || facts.pathname.startsWith("/api/")
  const safe = isSafeMethod(facts.method)
  if (safe && !isApi) return null
  if (facts.origin !== null)
    return isOwnOrigin(facts.origin, facts.host, policy) ? null : refuseOrigin(show(facts.origin))
  const foreign = facts.fetchSite === "cross-site" || facts.fetchSite === "same-site"
  // Following a link to a GET address is a visit; reading it from a script or an <img> of another site is not.
  if (foreign && !(safe && facts.fetchMode === "navigate")) return refuseOrigin("another site")
  return null
}

function isOwnOrigin(origin: string, host: string | null, policy: AccessPolicy): boolean {
  let url: URL
  try {
    url = new URL(origin)
  } catch {
    return false
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return false
  const own = (host ?? "").trim().toLowerCase()
  if (own !== "" && url.host === withoutDefaultPort(own, url.protocol)) return true
  // A proxy in front may have rewritten Host; the names it is known by are listed.
  return policy.allowedHosts.includes(url.host) || policy.allowedHosts.includes(url.hostname)
}

function withoutDefaultPort(authority: string, protocol: string): string {
  const port = protocol === "https:" ? ":443" : ":80"
  return authority.endsWith(port) && stripPort(authority) !== authority ? stripPort(authority) : authority
}

function refuseOrigin(seen: string): CallRefusal {
  return {
    status: 403,
    code: "origin-not-allowed",
    detail: `Calls from ${seen} are not taken.`,
    mend: "Call from this server's own pages, or from a program that sends no Origin header.",
  }
}

function show(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
}
