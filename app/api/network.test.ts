import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { digestToken } from "@/lib/server/auth/token-settings.mjs"
import { libraryEntrySchema, libraryListSchema } from "@/lib/server/http/schemas/library"
import * as healthRoute from "./health/route"
import * as librariesRoute from "./libraries/route"
import * as sessionRoute from "./session/route"
import * as skillsRoute from "./skills/route"
import { type ApiBench, createApiBench, makeCall, readProblem, withParams } from "./testing/api-bench"

const OWNER = "a-token-that-may-write"
const READER = "a-token-that-only-reads"
const NO_PARAMS = withParams({})
const as = (token: string) => ({ authorization: `Bearer ${token}` })
let bench: ApiBench

beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true)
  bench = await createApiBench({
    HOST: "0.0.0.0",
    TOWER_TOKEN: OWNER,
    TOWER_TOKEN_HASHES: `read:${digestToken(READER)}`,
  })
  await bench.writeSkill("one", "name: one\ndescription: One.\nkeywords: [one]")
})
afterAll(async () => {
  await bench.remove()
  vi.restoreAllMocks()
})

describe("where other machines can reach the server", () => {
  test("handlers ask for the token themselves, whatever stands in front", async () => {
    const call = (headers = {}) => skillsRoute.GET(makeCall("GET", "/api/skills", { headers }), NO_PARAMS)
    const refused = await call()
    expect([refused.headers.get("www-authenticate"), (await readProblem(refused)).code]).toEqual([
      'Bearer realm="Skill Tower"',
      "token-missing",
    ])
    expect((await readProblem(await call(as("wrong-but-long-enough")))).code).toBe("token-unknown")
    expect((await call(as(READER))).status).toBe(200)
  })

  test("no answer names a place on its disk", async () => {
    const list = await librariesRoute.GET(makeCall("GET", "/api/libraries", { headers: as(READER) }), NO_PARAMS)
    const text = await list.text()
    expect(
      libraryListSchema.parse(JSON.parse(text)).items.map(({ locations, pathsHidden }) => [locations, pathsHidden]),
    ).toEqual([...Array(3)].map(() => [[], true]))
    expect(text).not.toContain(bench.folder)
  })

  test("adding by path needs the scope to write", async () => {
    await bench.writeSkill("../other/one", "name: one\ndescription: One.\nkeywords: [one]")
    const add = (token: string) =>
      librariesRoute.POST(
        makeCall("POST", "/api/libraries", { json: { path: "other" }, headers: as(token) }),
        NO_PARAMS,
      )
    expect(await readProblem(await add(READER))).toMatchObject({ status: 403, code: "scope-missing" })
    const added = await add(OWNER)
    expect([added.status, libraryEntrySchema.parse(await added.json())]).toEqual([
      201,
      expect.objectContaining({ label: "other", locations: [], pathsHidden: true }),
    ])
  })

  test("strangers hear from the health check only whether the server is well", async () => {
    const ask = async (headers = {}) => {
      const response = await healthRoute.GET(makeCall("GET", "/api/health", { headers }), NO_PARAMS)
      return Object.keys(await response.json())
    }
    expect(await ask()).toEqual(["status"])
    expect(await ask(as(READER))).toEqual(["status", "version", "startedAt", "database", "libraries"])
  })
})

describe("signing in", () => {
  const post = (form: Record<string, string>, headers = {}) =>
    sessionRoute.POST(
      new Request("http://localhost:3000/api/session", {
        method: "POST",
        headers: { host: "localhost:3000", ...headers },
        body: new URLSearchParams(form),
      }),
      NO_PARAMS,
    )

  test("shows a form without scripts", async () => {
    const page = await sessionRoute.GET(makeCall("GET", "/api/session?next=/skills"), NO_PARAMS)
    expect([page.status, page.headers.get("content-security-policy")]).toEqual([
      200,
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ])
    expect(await page.text()).toContain('name="next" value="/skills"')
  })

  test("gives a cookie that opens the pages, and leads back", async () => {
    const signedIn = await post({ token: READER, next: "/skills" })
    const cookie = signedIn.headers.get("set-cookie") ?? ""
    expect([signedIn.status, signedIn.headers.get("location"), cookie]).toEqual([
      303,
      "/skills",
      `tower_session=${READER}; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax`,
    ])
    const headers = { cookie: cookie.split(";")[0] ?? "" }
    expect((await skillsRoute.GET(makeCall("GET", "/api/skills", { headers }), NO_PARAMS)).status).toBe(200)
    const shown = await sessionRoute.GET(makeCall("GET", "/api/session?next=/skills", { headers }), NO_PARAMS)
    expect([shown.status, shown.headers.get("location")]).toEqual([303, "/skills"])
  })

  test("behind HTTPS the cookie goes over HTTPS only", async () => {
    const signedIn = await post({ token: READER }, { "x-forwarded-proto": "https" })
    expect(signedIn.headers.get("set-cookie")).toMatch(/; Secure$/)
  })

  test("a wrong token is told in the form and sets no cookie", async () => {
    const page = await post({ token: "wrong", next: "https://evil.example" })
    expect([page.status, page.headers.get("set-cookie")]).toEqual([401, null])
    expect(await page.text()).toMatch(/name="next" value="\/"[\s\S]*This is not one of this server&#39;s tokens\./)
  })

  test("a form of another site cannot sign anybody in", async () => {
    const refused = await post({ token: READER }, { origin: "http://evil.example" })
    expect((await readProblem(refused)).code).toBe("origin-not-allowed")
  })

  test("signing out forgets the cookie", async () => {
    const gone = await sessionRoute.DELETE(makeCall("DELETE", "/api/session"), NO_PARAMS)
    expect([gone.status, gone.headers.get("set-cookie")]).toEqual([
      204,
      "tower_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ])
  })
})
