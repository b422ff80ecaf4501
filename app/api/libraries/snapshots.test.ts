import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { healthSchema, mapFreshnessSchema } from "@/lib/server/http/schemas"
import * as healthRoute from "../health/route"
import { type ApiBench, createApiBench, makeCall, readProblem, withParams } from "../testing/api-bench"
import * as snapshotsRoute from "./[id]/snapshots/route"
import * as librariesRoute from "./route"

let bench: ApiBench
let id: string

beforeAll(async () => {
  bench = await createApiBench()
  await bench.writeSkill("one", "name: one\ndescription: One.\nkeywords: [one]")
  const { items } = await (await librariesRoute.GET(makeCall("GET", "/api/libraries"), withParams({}))).json()
  id = items[0].id
})
afterAll(() => bench.remove())

const { GET, POST } = snapshotsRoute
const get = () => GET(makeCall("GET", `/api/libraries/${id}/snapshots`), withParams({ id }))
const post = (headers: Record<string, string> = {}) =>
  POST(makeCall("POST", `/api/libraries/${id}/snapshots`, { headers }), withParams({ id }))
const readHealth = async () =>
  healthSchema.parse(await (await healthRoute.GET(makeCall("GET", "/api/health"), withParams({}))).json())

describe("/api/libraries/{id}/snapshots", () => {
  test("is missing, taken once, and then fresh, also in the health report", async () => {
    expect(mapFreshnessSchema.parse(await (await get()).json())).toMatchObject({ line: "MISSING", history: [] })
    expect((await readHealth()).libraries?.map(({ freshness }) => freshness)).toEqual([
      { state: "MISSING", old: null, head: null, changed: 0 },
    ])
    const taken = await post()
    const again = await post()
    const first = mapFreshnessSchema.parse(await taken.json())
    expect([taken.status, again.status, first.line, first.history.length]).toEqual([201, 200, "FRESH", 1])
    expect(mapFreshnessSchema.parse(await again.json())).toEqual(first)
    expect(mapFreshnessSchema.parse(await (await get()).json())).toEqual(first)
    expect((await readHealth()).libraries?.map(({ freshness }) => freshness)).toEqual([
      { state: "FRESH", old: null, head: null, changed: 0 },
    ])
  })

  test("is refused from another site, and for a library that is not there", async () => {
    expect(await readProblem(await post({ origin: "https://elsewhere.example" }))).toMatchObject({
      status: 403,
      code: "origin-not-allowed",
    })
    const unknown = await POST(makeCall("POST", "/api/libraries/none/snapshots"), withParams({ id: "none" }))
    expect(await readProblem(unknown)).toMatchObject({ status: 404, code: "library-unknown" })
  })
})
