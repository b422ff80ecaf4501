import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { compileLibrary, expandRoutingSkills, route } from "@/lib/routing"
import { graphSchema } from "@/lib/server/http/schemas/graph"
import { healthSchema, routingPayloadSchema } from "@/lib/server/http/schemas/library"
import { skillDetailSchema, skillPageSchema } from "@/lib/server/http/schemas/skill"
import { missExplanationSchema, traceSchema } from "@/lib/server/http/schemas/trace"
import * as graphRoute from "./graph/route"
import * as healthRoute from "./health/route"
import * as routingRoute from "./libraries/[id]/routing/route"
import * as openApiRoute from "./openapi.json/route"
import * as routeRoute from "./route/route"
import * as skillRoute from "./skills/[...id]/route"
import * as skillsRoute from "./skills/route"
import { type ApiBench, createApiBench, makeCall, readProblem, withParams } from "./testing/api-bench"
import * as whyRoute from "./why/route"

const NO_PARAMS = withParams({})
let bench: ApiBench

beforeAll(async () => {
  bench = await createApiBench()
  await bench.writeSkill(
    "graph/graph-audit",
    `name: graph-audit
description: Audits one manifest.
triggers: [audit the graph]
keywords: [audit, manifest]
relations:
  suppresses: [{ skill: library-health, reason: one manifest only }]
  depends_on: [context-graph, nowhere]`,
    "# Audit\n\nLook at *every* edge.\n",
  )
  await bench.writeSkill(
    "graph/library-health",
    "name: library-health\ndescription: Looks at the whole library.\nkeywords: [audit, health]",
  )
  await bench.writeSkill(
    "context-graph",
    "name: context-graph\ndescription: The graph.\nstructural_verdict: FAIL\nkeywords: [graph]",
  )
  await bench.writeSkill("plain", "name: plain\ndescription: Says what it is and no more.")
})
afterAll(() => bench.remove())

describe("POST /api/route", () => {
  const { POST } = routeRoute
  const request = { query: "audit the graph manifest", today: "2026-11-30" }

  test("answers with exactly the engine's trace, fields in its order", async () => {
    const response = await POST(makeCall("POST", "/api/route", { json: request }), NO_PARAMS)
    expect([response.status, response.headers.get("x-tower-revision")]).toEqual([200, "1"])
    const text = await response.text()
    const trace = traceSchema.parse(JSON.parse(text))
    expect([
      trace.outcome,
      trace.winner,
      trace.selected,
      trace.blockedCoLoads.map(({ skill, reason }) => [skill, reason]),
    ]).toEqual([
      "routed",
      "graph-audit",
      ["graph-audit"],
      [
        ["context-graph", "integrity"],
        ["nowhere", "missing"],
      ],
    ])
    const library = response.headers.get("x-tower-library") ?? ""
    const payload = await routingRoute.GET(
      makeCall("GET", `/api/libraries/${library}/routing`),
      withParams({ id: library }),
    )
    const { skills } = routingPayloadSchema.parse(await payload.json())
    expect(text).toBe(JSON.stringify(route(compileLibrary(expandRoutingSkills(skills)), request)))
  })

  test("fills in the server's day in UTC", async () => {
    vi.useFakeTimers({ now: new Date("2026-12-31T23:59:59Z"), toFake: ["Date"] })
    const response = await POST(makeCall("POST", "/api/route", { json: { query: "audit" } }), NO_PARAMS)
    vi.useRealTimers()
    expect(traceSchema.parse(await response.json()).request.today).toBe("2026-12-31")
  })

  test.each(["query", "body"])("asks the library that the %s names", async (place) => {
    const target = place === "query" ? "/api/route?library=starter" : "/api/route"
    const json = place === "body" ? { ...request, library: "starter" } : request
    const response = await POST(makeCall("POST", target, { json }), NO_PARAMS)
    expect(response.headers.get("x-tower-library")).toBe("starter")
  })

  test.each([
    [{ ...request, library: "nobody" }, 404, "library-unknown", []],
    [{ ...request, record: true }, 501, "recording-unavailable", []],
    [{ query: "x".repeat(8_001) }, 400, "invalid-request", ["query"]],
    [{ query: "x", today: "yesterday" }, 400, "invalid-request", ["today"]],
    [{ query: "x", maxResults: 51, minEvalState: "best" }, 400, "invalid-request", ["minEvalState", "maxResults"]],
    [{ query: "x", nonsense: 1 }, 400, "invalid-request", ["nonsense"]],
    ["{", 400, "bad-json", []],
    [`"${"x".repeat(70_000)}"`, 413, "body-too-large", []],
  ])("refuses %.60j in one line", async (json, status, code, fields) => {
    const problem = await readProblem(await POST(makeCall("POST", "/api/route", { json }), NO_PARAMS))
    expect([problem.status, problem.code, (problem.errors ?? []).map(({ field }) => field)]).toEqual([
      status,
      code,
      fields,
    ])
  })

  test("refuses two different libraries, another type, another host and another site", async () => {
    const json = { ...request, library: "starter" }
    const calls = [
      makeCall("POST", "/api/route?library=gallery", { json }),
      makeCall("POST", "/api/route", { json, headers: { "content-type": "text/plain" } }),
      makeCall("POST", "/api/route", { json, headers: { host: "evil.example" } }),
      makeCall("POST", "/api/route", { json, headers: { origin: "http://evil.example" } }),
    ]
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true)
    const codes = []
    for (const call of calls) codes.push((await readProblem(await POST(call, NO_PARAMS))).code)
    expect(codes).toEqual(["invalid-request", "not-json", "host-not-allowed", "origin-not-allowed"])
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      expect.objectContaining({ level: "warn", endpoint: "/api/route", status: 421, code: "host-not-allowed" }),
      expect.objectContaining({ level: "warn", endpoint: "/api/route", status: 403, code: "origin-not-allowed" }),
    ])
    log.mockRestore()
  })

  test("says nothing of a request's text in the log, and carries the usual headers", async () => {
    const log = vi.spyOn(process.stderr, "write").mockReturnValue(true)
    vi.stubEnv("TOWER_LOG", "calls")
    const response = await POST(makeCall("POST", "/api/route", { json: { query: "a secret plan" } }), NO_PARAMS)
    vi.unstubAllEnvs()
    const lines = log.mock.calls.map(([line]) => String(line))
    log.mockRestore()
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([
      ["time", "level", "event", "method", "endpoint", "status", "durationMs"],
    ])
    expect(lines.join("")).not.toContain("secret")
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "same-origin",
      "cache-control": "no-store",
    })
  })
})

describe("POST /api/why", () => {
  const { POST } = whyRoute
  const ask = (json: unknown) => POST(makeCall("POST", "/api/why", { json }), NO_PARAMS)

  test("says what stood in the way of a skill", async () => {
    const response = await ask({ query: "audit the graph", today: "2026-11-30", skill: "library-health" })
    const miss = missExplanationSchema.parse(await response.json())
    expect([miss.wins, miss.winner, miss.gate, miss.by]).toEqual([false, "graph-audit", "suppression", "graph-audit"])
  })

  test("refuses a skill that the library does not hold", async () => {
    const problem = await readProblem(await ask({ query: "audit", skill: "nobody" }))
    expect([problem.status, problem.code, problem.errors?.[0]?.field]).toEqual([400, "invalid-request", "skill"])
  })
})

describe("GET /api/skills", () => {
  const { GET } = skillsRoute
  const list = (search = "", headers = {}) => GET(makeCall("GET", `/api/skills${search}`, { headers }), NO_PARAMS)

  test("lists rows page by page", async () => {
    const first = skillPageSchema.parse(await (await list("?limit=3")).json())
    const rest = skillPageSchema.parse(await (await list(`?limit=3&cursor=${first.nextCursor}`)).json())
    expect([...first.items, ...rest.items].map(({ slug, status }) => [slug, status])).toEqual([
      ["context-graph", "blocked"],
      ["graph/graph-audit", "routable"],
      ["graph/library-health", "routable"],
      ["plain", "unreachable"],
    ])
    expect([first.total, rest.nextCursor]).toEqual([4, null])
  })

  test("answers 304 to who has this version already", async () => {
    const first = await list()
    const etag = first.headers.get("etag") ?? ""
    const again = await list("", { "if-none-match": `W/"other", ${etag}` })
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag])
    expect((await list("", { "if-none-match": '"other"' })).status).toBe(200)
  })
})

describe("GET /api/skills/{id}", () => {
  const { GET } = skillRoute
  const get = (...id: string[]) => GET(makeCall("GET", `/api/skills/${id.join("/")}`), withParams({ id }))

  test.each([["graph", "graph-audit", "SKILL.md"], ["graph", "graph-audit"], ["graph%2Fgraph-audit"], ["graph-audit"]])(
    "finds the skill by %s %s %s",
    async (...id) => {
      const detail = skillDetailSchema.parse(await (await get(...id)).json())
      expect(detail.summary.id).toBe("graph/graph-audit/SKILL.md")
    },
  )

  test("tells the body, relations both ways and the gate", async () => {
    const audit = skillDetailSchema.parse(await (await get("graph-audit")).json())
    expect(audit.body).toEqual({
      text: "# Audit\n\nLook at *every* edge.\n",
      startLine: 10,
      lineCount: 3,
      truncated: false,
    })
    expect(audit.outgoing.map(({ kind, authored, target }) => [kind, authored, target?.status ?? null])).toEqual([
      ["depends_on", "context-graph", "blocked"],
      ["depends_on", "nowhere", null],
      ["suppresses", "library-health", "routable"],
    ])
    const health = skillDetailSchema.parse(await (await get("library-health")).json())
    expect(health.incoming).toEqual([
      {
        kind: "suppresses",
        from: { id: "graph/graph-audit/SKILL.md", slug: "graph/graph-audit", name: "graph-audit", status: "routable" },
        reason: "one manifest only",
      },
    ])
    const graph = skillDetailSchema.parse(await (await get("context-graph")).json())
    expect([graph.gate.passes, graph.gate.removedBy]).toEqual([
      false,
      { reason: "integrity", field: "structural_verdict", detail: "structural_verdict is FAIL" },
    ])
  })

  test.each(["nobody", "../../etc/passwd", "..%2f..%2fetc%2fpasswd", "__proto__", "%"])(
    "%s is no skill",
    async (id) => {
      expect((await readProblem(await get(id))).code).toBe("skill-unknown")
    },
  )
})

test("GET /api/graph gives nodes, edges, vital signs and findings", async () => {
  const { GET } = graphRoute
  const graph = graphSchema.parse(await (await GET(makeCall("GET", "/api/graph"), NO_PARAMS)).json())
  expect(graph.nodes.map(({ name, kind }) => `${kind} ${name}`).sort()).toEqual([
    "ghost nowhere",
    "skill context-graph",
    "skill graph-audit",
    "skill library-health",
    "skill plain",
  ])
  expect(graph.edges).toHaveLength(3)
})

test("GET /api/health tells of the database and of what is in memory", async () => {
  const { GET } = healthRoute
  const response = await GET(makeCall("GET", "/api/health"), NO_PARAMS)
  const health = healthSchema.parse(await response.json())
  expect([response.status, health.status, health.database]).toEqual([200, "ok", { status: "ok" }])
  expect(health.libraries?.find(({ label }) => label.endsWith("library"))).toMatchObject({
    skillCount: 4,
    status: "ok",
  })
})

test("GET /api/openapi.json gives the document", async () => {
  const { GET } = openApiRoute
  expect(await (await GET(makeCall("GET", "/api/openapi.json"), NO_PARAMS)).json()).toMatchObject({ openapi: "3.1.0" })
})

test("a fault in the server is told without its message, and logged by its place", async () => {
  const { GET } = skillRoute
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true)
  const params = Promise.reject(new Error("a secret path"))
  const problem = await readProblem(await GET(makeCall("GET", "/api/skills/x"), { params }))
  expect([problem.status, problem.code]).toEqual([500, "internal-error"])
  const lines = log.mock.calls.map(([line]) => String(line)).join("")
  log.mockRestore()
  expect(JSON.parse(lines)).toMatchObject({
    level: "error",
    code: "internal-error",
    fault: expect.stringMatching(/^Error at /),
  })
  expect(lines + JSON.stringify(problem)).not.toContain("secret")
})
