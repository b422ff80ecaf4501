import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { closeDatabase } from "../db/database"
import { migrateDatabase } from "../db/migrate.mjs"
import { PROVIDERS } from "../db/schema-engine.mjs"
import { createTemporaryDatabase, PRISMA_DIR, type TemporaryDatabase } from "../db/testing/temporary-database"
import { createAddedLibrary, deleteAddedLibrary, listAddedLibraries } from "./libraries"

describe.each(PROVIDERS)("added libraries on %s", (provider) => {
  let temporary: TemporaryDatabase
  const before = process.env.DATABASE_URL
  beforeAll(async () => {
    temporary = await createTemporaryDatabase(provider)
    await migrateDatabase(temporary.url, PRISMA_DIR)
    process.env.DATABASE_URL = temporary.url
  })
  afterAll(async () => {
    await closeDatabase()
    if (before === undefined) delete process.env.DATABASE_URL
    else process.env.DATABASE_URL = before
    await temporary.remove()
  })

  test("come back in the order of adding, as plain data, until they are deleted", async () => {
    const first = await createAddedLibrary({ id: "library-1", path: "/home/me/zeta", label: "Zeta" })
    const second = await createAddedLibrary({ id: "library-2", path: "/home/me/alpha", label: "Alpha" })
    expect(first).toEqual({
      id: "library-1",
      path: "/home/me/zeta",
      label: "Zeta",
      addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    expect(await listAddedLibraries()).toEqual([first, second])
    expect(await deleteAddedLibrary("library-1")).toBe(true)
    expect(await deleteAddedLibrary("library-1")).toBe(false)
    expect(await listAddedLibraries()).toEqual([second])
  })

  test("are not added twice, neither by id nor by path", async () => {
    expect(await createAddedLibrary({ id: "beta-3", path: "/home/me/beta", label: "Beta" })).not.toBeNull()
    expect(await createAddedLibrary({ id: "beta-3", path: "/elsewhere", label: "Beta" })).toBeNull()
    expect(await createAddedLibrary({ id: "beta-4", path: "/home/me/beta", label: "Beta" })).toBeNull()
    expect((await listAddedLibraries()).map(({ id }) => id)).toContain("beta-3")
  })
})
