import { describe, expect, test } from "vitest"
import { readAccessPolicy } from "./access-policy"
import { makeExpiredCookie, makeSessionCookie, readSessionToken } from "./session-cookie"
import { checkCaller, checkScope, findToken } from "./token-check"
import { digestToken } from "./token-settings.mjs"

const READER = "a-token-that-only-reads"
const OWNER = "a-token-that-may-write"
const policy = readAccessPolicy({
  HOST: "0.0.0.0",
  TOWER_TOKEN: OWNER,
  TOWER_TOKEN_HASHES: `read:${digestToken(READER)}`,
})

describe("who calls", () => {
  test("without tokens on loopback everybody is local", () => {
    const check = checkCaller({ authorization: "Bearer whatever", cookie: null }, readAccessPolicy({}))
    expect(check).toEqual({ ok: true, caller: { kind: "local" } })
  })

  test("a token is known by its header or by the cookie, and brings its scopes", () => {
    const reader = {
      ok: true,
      caller: { kind: "token", key: digestToken(READER).slice(0, 16), scopes: new Set(["read"]) },
    }
    expect(checkCaller({ authorization: `Bearer ${READER}`, cookie: null }, policy)).toEqual(reader)
    expect(checkCaller({ authorization: `bearer   ${READER} `, cookie: null }, policy)).toEqual(reader)
    const cookie = `theme=dark; ${makeSessionCookie(READER, false).split(";")[0]}`
    expect(checkCaller({ authorization: null, cookie }, policy)).toEqual(reader)
  })

  test("the header goes before the cookie", () => {
    const cookie = makeSessionCookie(OWNER, false).split(";")[0] ?? ""
    expect(checkCaller({ authorization: "Bearer wrong", cookie }, policy)).toMatchObject({
      ok: false,
      refusal: { status: 401, code: "token-unknown" },
    })
  })

  test("no token and a wrong token are told apart", () => {
    expect(checkCaller({ authorization: null, cookie: null }, policy)).toMatchObject({
      ok: false,
      refusal: { status: 401, code: "token-missing" },
    })
    expect(checkCaller({ authorization: `Bearer ${OWNER}x`, cookie: null }, policy)).toMatchObject({
      ok: false,
      refusal: { status: 401, code: "token-unknown" },
    })
    expect(checkCaller({ authorization: "Basic abc", cookie: null }, policy)).toMatchObject({
      refusal: { code: "token-missing" },
    })
  })

  test("a server that was told to serve a network without a token serves nobody", () => {
    expect(checkCaller({ authorization: null, cookie: null }, readAccessPolicy({ HOST: "0.0.0.0" }))).toMatchObject({
      ok: false,
      refusal: { status: 503, code: "refused-binding", detail: expect.stringContaining("HOST=0.0.0.0") },
    })
  })

  test("only digests are kept", () => {
    expect(JSON.stringify(policy.tokens)).not.toContain(OWNER)
    expect(findToken(digestToken(OWNER), policy.tokens)).toBeNull()
    expect(findToken("x".repeat(100_000), policy.tokens)).toBeNull()
  })
})

test("a scope that the token lacks is named", () => {
  const caller = { kind: "token", key: "k", scopes: new Set(["read", "record"] as const) } as const
  expect(checkScope(caller, "read")).toBeNull()
  expect(checkScope({ kind: "local" }, "write")).toBeNull()
  expect(checkScope(caller, "write")).toEqual({
    status: 403,
    code: "scope-missing",
    detail: 'This needs a token with the scope "write"; yours has read, record.',
    mend: 'Use a token with the scope "write".',
  })
})

test("the cookie cannot be read by scripts and goes over HTTPS only where HTTPS is used", () => {
  expect(makeSessionCookie("a;b=c", true)).toBe(
    "tower_session=a%3Bb%3Dc; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax; Secure",
  )
  expect(makeExpiredCookie(false)).toBe("tower_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax")
  expect(readSessionToken("x=1; tower_session=a%3Bb%3Dc")).toBe("a;b=c")
  expect([readSessionToken(null), readSessionToken("tower_session="), readSessionToken("tower_session=%zz")]).toEqual([
    null,
    null,
    null,
  ])
})
