import { describe, expect, test } from "vitest"
import { decideBinding, isLoopbackHost, stripPort } from "./bind-policy.mjs"
import { digestToken, readTokenSettings, SCOPES } from "./token-settings.mjs"

const TOKEN = "a-token-of-enough-length"
const HASH = digestToken(TOKEN)

describe("where the server may listen", () => {
  test("loopback needs no token", () => {
    const loopback = { ok: true, host: "127.0.0.1", exposure: "loopback", allowedHosts: [], tokens: [] }
    expect(decideBinding({})).toEqual(loopback)
    expect(decideBinding({ HOST: " localhost " })).toEqual({ ...loopback, host: "localhost" })
    expect(decideBinding({ HOST: "[::1]" })).toEqual({ ...loopback, host: "::1" })
    expect(decideBinding({ TOWER_ALLOWED_HOSTS: "tower.localhost:3000" })).toEqual({
      ...loopback,
      allowedHosts: ["tower.localhost:3000"],
    })
  })

  test.each(["0.0.0.0", "::", "192.168.1.5", "my-machine"])(
    "HOST=%s without a token is refused in one line",
    (HOST) => {
      expect(decideBinding({ HOST })).toEqual({
        ok: false,
        code: "token-needed",
        message: `HOST=${HOST} is not loopback, so a token is needed: set TOWER_TOKEN to at least 20 random characters (node -p "crypto.randomBytes(24).toString('base64url')"), or leave HOST unset`,
      })
    },
  )

  test("another address with a token is served as a network", () => {
    expect(decideBinding({ HOST: "0.0.0.0", TOWER_TOKEN: TOKEN })).toEqual({
      ok: true,
      host: "0.0.0.0",
      exposure: "network",
      allowedHosts: [],
      tokens: [{ digest: HASH, scopes: SCOPES }],
    })
  })

  test("a name that a proxy answers to makes loopback a network", () => {
    expect(decideBinding({ TOWER_ALLOWED_HOSTS: "Tower.example.com" })).toMatchObject({
      ok: false,
      code: "token-needed",
    })
    expect(decideBinding({ TOWER_ALLOWED_HOSTS: "Tower.example.com", TOWER_TOKEN: TOKEN })).toMatchObject({
      ok: true,
      host: "127.0.0.1",
      exposure: "network",
      allowedHosts: ["tower.example.com"],
    })
  })

  test.each(["http://tower.example.com", "*", "a b/c"])("%j is no host name", (name) => {
    expect(decideBinding({ TOWER_ALLOWED_HOSTS: name, TOWER_TOKEN: TOKEN })).toMatchObject({
      ok: false,
      code: "bad-allowed-host",
    })
  })

  test("a token that could be guessed is refused without being repeated", () => {
    const binding = decideBinding({ TOWER_TOKEN: "hunter2" })
    expect(binding).toMatchObject({ ok: false, code: "bad-token" })
    expect(JSON.stringify(binding)).not.toContain("hunter2")
  })
})

describe("token settings", () => {
  test("hashes carry their scopes, in a fixed order; a bare one has all", () => {
    const env = { TOWER_TOKEN_HASHES: `record+read:${HASH}, ${HASH.toUpperCase()}\nwrite:${HASH}` }
    expect(readTokenSettings(env)).toEqual({
      tokens: [
        { digest: HASH, scopes: ["read", "record"] },
        { digest: HASH, scopes: ["read", "record", "write"] },
        { digest: HASH, scopes: ["write"] },
      ],
      faults: [],
    })
  })

  test.each(["read:abc", `admin:${HASH}`, "nonsense", `read+read+x:${HASH}`])("the entry %j is a fault", (entry) => {
    const { tokens, faults } = readTokenSettings({ TOWER_TOKEN_HASHES: `${HASH},${entry}` })
    expect(tokens).toEqual([{ digest: HASH, scopes: SCOPES }])
    expect(faults).toEqual([
      'TOWER_TOKEN_HASHES entry 2 is not "<scopes>:<sha256 in hex>", scopes being read, record or write joined by +',
    ])
  })
})

test.each([
  ["localhost", true],
  ["LOCALHOST", true],
  ["app.localhost", true],
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["[::1]", true],
  ["::ffff:127.0.0.1", true],
  ["0.0.0.0", false],
  ["127.0.0.1.evil.example", false],
  ["localhost.evil.example", false],
  ["128.0.0.1", false],
])("isLoopbackHost(%j) is %s", (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected)
})

test("a port is cut off, brackets stay", () => {
  expect(["a:1", "a", "[::1]:3000", "[::1]", "127.0.0.1:80"].map(stripPort)).toEqual([
    "a",
    "a",
    "[::1]",
    "[::1]",
    "127.0.0.1",
  ])
})
