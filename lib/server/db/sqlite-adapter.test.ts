import fs from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { migrateDatabase } from "./migrate.mjs"
import { type Database, openDatabase } from "./open-database"
import { createTemporaryDatabase, PRISMA_DIR, type TemporaryDatabase } from "./testing/temporary-database"

let temporary: TemporaryDatabase
let database: Database
beforeAll(async () => {
  temporary = await createTemporaryDatabase("sqlite")
  await migrateDatabase(temporary.url, PRISMA_DIR)
  database = openDatabase(temporary.url)
})
afterAll(async () => {
  await database.$disconnect()
  await temporary.remove()
})

const countDescriptors = () => fs.readdirSync("/proc/self/fd").length

describe.runIf(process.platform === "linux")("file descriptors", () => {
  test("do not grow over 2,000 transactions", async () => {
    const key = "counter"
    await database.setting.create({ data: { key, value: 0 } })
    const before = countDescriptors()
    for (let round = 1; round <= 2000; round += 1)
      await database.$transaction(async (transaction) => {
        const { value } = await transaction.setting.findUniqueOrThrow({ where: { key } })
        // A write costs a sync of the disk; the connection is used in the same way without one.
        if (round % 20 === 0) await transaction.setting.update({ where: { key }, data: { value: Number(value) + 1 } })
      })
    expect(await database.setting.findUnique({ where: { key } })).toEqual({ key, value: 100 })
    expect(countDescriptors() - before).toBeLessThanOrEqual(2)
  }, 60_000)
})

test("a transaction that throws leaves nothing behind, and the next one works", async () => {
  const failing = database.$transaction(async (transaction) => {
    await transaction.setting.create({ data: { key: "undone", value: true } })
    throw new Error("changed my mind")
  })
  await expect(failing).rejects.toThrow("changed my mind")
  expect(await database.setting.findUnique({ where: { key: "undone" } })).toBeNull()
  await database.$transaction([database.setting.create({ data: { key: "done", value: { deep: [1, null] } } })])
  expect(await database.setting.findUnique({ where: { key: "done" } })).toEqual({
    key: "done",
    value: { deep: [1, null] },
  })
})

test("transactions of two clients that read before they write do not fail and lose nothing", async () => {
  const other = openDatabase(temporary.url)
  const key = "shared"
  await database.setting.create({ data: { key, value: 0 } })
  const increment = (client: Database) =>
    client.$transaction(
      async (transaction) => {
        const { value } = await transaction.setting.findUniqueOrThrow({ where: { key } })
        await transaction.setting.update({ where: { key }, data: { value: Number(value) + 1 } })
      },
      { maxWait: 20_000, timeout: 20_000 },
    )
  for (let round = 0; round < 50; round += 1) {
    await increment(database)
    await increment(other)
  }
  await other.$disconnect()
  expect(await database.setting.findUnique({ where: { key } })).toEqual({ key, value: 100 })
})

test("every commit is synced to the disk", async () => {
  expect(await database.$queryRawUnsafe("PRAGMA synchronous")).toEqual([{ synchronous: 2n }])
})
