import { describe, expect, test } from "vitest"
import { readAccessPolicy } from "./access-policy"
import { type CallFacts, checkHost, checkOrigin } from "./caller-checks"

const local = readAccessPolicy({})
const network = readAccessPolicy({
  HOST: "0.0.0.0",
  TOWER_ALLOWED_HOSTS: "tower.example.com, other.example.com:8443",
  TOWER_TOKEN: "a-token-of-enough-length",
})

function makeFacts(changes: Partial<CallFacts>): CallFacts {
  return {
    method: "POST",
    pathname: "/api/route",
    host: "localhost:3000",
    origin: null,
    fetchSite: null,
    fetchMode: null,
    authorization: null,
    cookie: null,
    ...changes,
  }
}

describe("Host", () => {
  test.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000", "LOCALHOST:3000", "tower.localhost"])(
    "%s reaches a local server",
    (host) => expect(checkHost({ host }, local)).toBeNull(),
  )

  test.each([
    "evil.example",
    "evil.example:3000",
    "192.168.1.5:3000",
    "localhost.evil.example",
    "0.0.0.0:3000",
    "",
    null,
  ])("%j does not reach a local server", (host) => {
    expect(checkHost({ host }, local)).toEqual({
      status: 421,
      code: "host-not-allowed",
      detail: host ? expect.stringContaining("does not answer to the name") : "The call names no host.",
      mend: "Use localhost or 127.0.0.1, or list the name in TOWER_ALLOWED_HOSTS.",
    })
  })

  test.each([
    "tower.example.com",
    "tower.example.com:443",
    "other.example.com:8443",
    "192.168.1.5:3000",
    "[fe80::1]:3000",
    "127.0.0.1",
  ])("%s reaches a server for the network", (host) => expect(checkHost({ host }, network)).toBeNull())

  test.each(["other.example.com", "other.example.com:1", "evil.example"])("%s is refused there as well", (host) =>
    expect(checkHost({ host }, network)).not.toBeNull(),
  )
})

describe("Origin", () => {
  test("a program that sends no Origin may call", () => {
    expect(checkOrigin(makeFacts({}), local)).toBeNull()
  })

  test.each([
    ["http://localhost:3000", "localhost:3000"],
    ["http://127.0.0.1:3000", "127.0.0.1:3000"],
    ["http://localhost", "localhost:80"],
    ["https://tower.localhost", "tower.localhost:443"],
  ])("%s is the own origin of %s", (origin, host) => {
    expect(checkOrigin(makeFacts({ origin, host, fetchSite: "same-origin" }), local)).toBeNull()
  })

  test.each(["http://localhost:5173", "http://evil.example", "null", "file://", "nonsense", "http://127.0.0.1:3000"])(
    "%s is not the own origin of localhost:3000",
    (origin) => {
      expect(checkOrigin(makeFacts({ origin }), local)).toMatchObject({ status: 403, code: "origin-not-allowed" })
      expect(checkOrigin(makeFacts({ origin, method: "GET" }), local)).toMatchObject({ status: 403 })
      expect(checkOrigin(makeFacts({ origin, pathname: "/skills" }), local)).toMatchObject({ status: 403 })
    },
  )

  test("a listed name is an origin even where a proxy rewrote Host", () => {
    const facts = makeFacts({ origin: "https://tower.example.com", host: "127.0.0.1:3000" })
    expect(checkOrigin(facts, network)).toBeNull()
    expect(checkOrigin(facts, local)).not.toBeNull()
  })

  test("reading the API from a script or an image of another site is refused though it carries no Origin", () => {
    const facts = makeFacts({ method: "GET", pathname: "/api/skills", fetchSite: "cross-site", fetchMode: "no-cors" })
    expect(checkOrigin(facts, local)).toMatchObject({ status: 403, code: "origin-not-allowed" })
    expect(checkOrigin({ ...facts, fetchSite: "same-site" }, local)).toMatchObject({ status: 403 })
    expect(checkOrigin({ ...facts, fetchSite: "same-origin" }, local)).toBeNull()
    expect(checkOrigin({ ...facts, fetchSite: "none" }, local)).toBeNull()
  })

  test("following a link from another site is a visit", () => {
    const facts = makeFacts({ method: "GET", fetchSite: "cross-site", fetchMode: "navigate" })
    expect(checkOrigin(facts, local)).toBeNull()
    expect(checkOrigin({ ...facts, pathname: "/skills", origin: "http://evil.example" }, local)).toBeNull()
    expect(checkOrigin({ ...facts, method: "POST" }, local)).toMatchObject({ status: 403 })
  })
})
