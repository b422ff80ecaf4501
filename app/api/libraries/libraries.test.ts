import { readFile } from "node:fs/promises"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { libraryListSchema } from "@/lib/server/http/schemas/library"
import { type ApiBench, createApiBench, makeCall, readProblem, withParams } from "../testing/api-bench"
import * as libraryRoute from "./[id]/route"
import * as librariesRoute from "./route"

const NO_PARAMS = withParams({})
let bench: ApiBench

beforeAll(async () => {
  bench = await createApiBench()
})
afterAll(() => bench.remove())

describe("/api/libraries", () => {
  const { GET, POST } = librariesRoute
  const one = libraryRoute

  test("lists the configured library first, as the default, and the two that ship", async () => {
    const { items } = libraryListSchema.parse(await (await GET(makeCall("GET", "/api/libraries"), NO_PARAMS)).json())
    expect(
      items
        .slice(0, 3)
        .map(({ id, origin, isDefault, removable, locations }) => ({ id, origin, isDefault, removable, locations })),
    ).toEqual([
      {
        id: expect.stringMatching(/-library-[0-9a-f]{8}$/),
        origin: "configured",
        isDefault: true,
        removable: false,
        locations: [path.join(bench.folder, "library")],
      },
      { id: "starter", origin: "starter", isDefault: false, removable: false, locations: [path.resolve("skills")] },
      { id: "gallery", origin: "gallery", isDefault: false, removable: false, locations: [path.resolve("gallery")] },
    ])
  })

  test("adds a folder by its path, keeps it, and takes it off again", async () => {
    await bench.writeSkill("../other/one", "name: one\ndescription: One.\nkeywords: [one]")
    const added = await POST(makeCall("POST", "/api/libraries", { json: { path: "~/other" } }), NO_PARAMS)
    const entry = await added.json()
    expect([added.status, added.headers.get("location"), entry.origin, entry.label, entry.locations]).toEqual([
      201,
      `/api/libraries/${entry.id}`,
      "added",
      "other",
      [path.join(bench.folder, "other")],
    ])
    const again = await POST(makeCall("POST", "/api/libraries", { json: { path: "other" } }), NO_PARAMS)
    expect(await readProblem(again)).toMatchObject({ status: 409, code: "already-added" })
    const call = makeCall("DELETE", `/api/libraries/${entry.id}`)
    expect((await one.DELETE(call, withParams({ id: entry.id }))).status).toBe(204)
    expect(await readProblem(await one.GET(call, withParams({ id: entry.id })))).toMatchObject({
      code: "library-unknown",
    })
    await expect(readFile(path.join(bench.folder, "other/one/SKILL.md"), "utf8")).resolves.toContain("name: one")
  })

  test("refuses a path that is no library, and to remove what nobody added", async () => {
    const refused = await POST(makeCall("POST", "/api/libraries", { json: { path: "/nowhere/at/all" } }), NO_PARAMS)
    expect(await readProblem(refused)).toMatchObject({
      status: 422,
      code: "library-refused",
      errors: [{ field: "path", message: "/nowhere/at/all does not exist." }],
    })
    const kept = await one.DELETE(makeCall("DELETE", "/api/libraries/starter"), withParams({ id: "starter" }))
    expect(await readProblem(kept)).toMatchObject({ status: 409, code: "not-removable" })
  })
})
