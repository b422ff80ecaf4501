import { beforeEach, describe, expect, test } from "vitest"
import { type CallFacts, readAccessPolicy } from "../auth"
import { digestToken } from "../auth/token-settings.mjs"
import { RATE_RULES } from "./call-rate"
import { decideVisit, type GateDecision } from "./gatekeeper"

const OWNER = "a-token-that-may-write"
const READER = "a-token-that-only-reads"
const local = readAccessPolicy({})
const network = readAccessPolicy({
  HOST: "0.0.0.0",
  TOWER_TOKEN: OWNER,
  TOWER_TOKEN_HASHES: `read:${digestToken(READER)}`,
})

function visit(method: string, target: string, changes: Partial<CallFacts> = {}, policy = local): GateDecision {
  const pathname = target.split("?")[0] ?? ""
  const facts: CallFacts = {
    method,
    pathname,
    host: "localhost:3000",
    origin: null,
    fetchSite: null,
    fetchMode: null,
    authorization: null,
    cookie: null,
    ...changes,
  }
  return decideVisit(
    { facts, target, wantsPage: method === "GET" && !pathname.startsWith("/api"), address: "10.0.0.9" },
    policy,
  )
}

function codeOf(decision: GateDecision): string {
  return decision.kind === "refuse" ? decision.problem.code : decision.kind
}

beforeEach(() => {
  delete (globalThis as { skillTowerRates?: unknown }).skillTowerRates
})

describe("on loopback", () => {
  test.each([
    ["GET", "/"],
    ["GET", "/skills/a/b?library=gallery"],
    ["POST", "/"],
    ["POST", "/api/route"],
    ["GET", "/api/skills/area/one"],
    ["GET", "/api/skills/area%2Fone"],
    ["HEAD", "/api/health"],
    ["OPTIONS", "/api/route"],
    ["DELETE", "/api/libraries/x"],
  ])("%s %s passes", (method, target) => {
    expect(visit(method, target)).toEqual({ kind: "pass", isApi: target.startsWith("/api") })
  })

  test.each([
    ["GET", "/api"],
    ["GET", "/api/nothing"],
    ["GET", "/api/skills/"],
    ["GET", "/api/libraries/a/b/c"],
    ["POST", "/api/openapiXjson"],
  ])("%s %s is no address", (method, target) => {
    expect(visit(method, target)).toEqual({
      kind: "refuse",
      endpoint: "/api",
      problem: {
        code: "not-found",
        detail: "There is no such address.",
        mend: "GET /api/openapi.json lists all of them.",
      },
    })
  })

  test.each(["/api/skills/%ff", "/api/skills/50%", "/skills/%E0%A4%A"])("%s cannot be decoded", (target) => {
    expect(visit("GET", target)).toMatchObject({
      kind: "refuse",
      problem: { code: "invalid-request", detail: "The address holds a % that begins no UTF-8 character." },
    })
  })

  test("a wrong method is told with those that are right", () => {
    expect(visit("PUT", "/api/libraries")).toEqual({
      kind: "refuse",
      endpoint: "/api/libraries",
      problem: {
        code: "method-not-allowed",
        detail: "This address does not take PUT.",
        mend: "Use GET or POST.",
        headers: { allow: "GET, POST, HEAD" },
      },
    })
    expect(codeOf(visit("GET", "/api/route"))).toBe("method-not-allowed")
  })

  test("a foreign host and a foreign origin are refused on pages and API alike", () => {
    expect(codeOf(visit("GET", "/", { host: "evil.example" }))).toBe("host-not-allowed")
    expect(codeOf(visit("POST", "/api/route", { host: "evil.example" }))).toBe("host-not-allowed")
    expect(codeOf(visit("POST", "/api/route", { origin: "http://evil.example" }))).toBe("origin-not-allowed")
    expect(codeOf(visit("GET", "/api/events", { origin: "http://localhost:5173" }))).toBe("origin-not-allowed")
    expect(codeOf(visit("POST", "/skills", { origin: "http://evil.example" }))).toBe("origin-not-allowed")
  })

  test("calls are not counted", () => {
    for (let at = 0; at < 1_000; at++) expect(visit("GET", "/api/health").kind).toBe("pass")
  })
})

describe("on a network", () => {
  const as = (token: string) => ({ authorization: `Bearer ${token}` })

  test("a stranger is sent to the sign-in form on pages, and told on the API", () => {
    expect(visit("GET", "/skills?q=a", {}, network)).toEqual({ kind: "sign-in", next: "/skills?q=a" })
    expect(visit("GET", "/api/skills", {}, network)).toMatchObject({
      kind: "refuse",
      problem: { code: "token-missing", headers: { "www-authenticate": 'Bearer realm="Skill Tower"' } },
    })
    expect(codeOf(visit("GET", "/api/nothing", {}, network))).toBe("token-missing")
    expect(codeOf(visit("POST", "/", {}, network))).toBe("token-missing")
  })

  test("health and sign-in are open to strangers, but not under a foreign host", () => {
    expect(visit("GET", "/api/health", {}, network).kind).toBe("pass")
    expect(visit("GET", "/api/session", {}, network).kind).toBe("pass")
    expect(codeOf(visit("GET", "/api/session", { host: "evil.example" }, network))).toBe("host-not-allowed")
  })

  test("each scope opens what it names", () => {
    expect(codeOf(visit("POST", "/api/route", as(READER), network))).toBe("pass")
    expect(codeOf(visit("GET", "/", as(READER), network))).toBe("pass")
    expect(codeOf(visit("POST", "/api/libraries", as(READER), network))).toBe("scope-missing")
    expect(codeOf(visit("DELETE", "/api/libraries/x", as(READER), network))).toBe("scope-missing")
    expect(codeOf(visit("POST", "/skills", as(READER), network))).toBe("scope-missing")
    expect(codeOf(visit("POST", "/api/libraries", as(OWNER), network))).toBe("pass")
    expect(codeOf(visit("POST", "/skills", as(OWNER), network))).toBe("pass")
  })

  test("a runaway caller is told when to come back, and does not slow down another", () => {
    const calls = Array.from({ length: RATE_RULES.token.burst + 1 }, () =>
      visit("GET", "/api/skills", as(READER), network),
    )
    expect(calls.slice(0, -1).every(({ kind }) => kind === "pass")).toBe(true)
    expect(calls.at(-1)).toMatchObject({
      kind: "refuse",
      problem: { code: "rate-limited", headers: { "retry-after": "1" } },
    })
    expect(visit("GET", "/api/skills", as(OWNER), network).kind).toBe("pass")
  })

  test("guessing at the sign-in form is slowed down", () => {
    const tries = Array.from({ length: RATE_RULES.signIn.burst + 1 }, () => visit("POST", "/api/session", {}, network))
    expect(codeOf(tries.at(-2) ?? { kind: "pass", isApi: true })).toBe("pass")
    expect(codeOf(tries.at(-1) ?? { kind: "pass", isApi: true })).toBe("rate-limited")
  })
})
