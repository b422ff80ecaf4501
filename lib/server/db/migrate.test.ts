import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { createClient } from "@libsql/client"
import { PrismaLibSql } from "@prisma/adapter-libsql"
import { PrismaPg } from "@prisma/adapter-pg"
import pg from "pg"
import { afterEach, describe, expect, test } from "vitest"
import { migrateDatabase } from "./migrate.mjs"
import { diffDatabase, diffModels, listMigrationNames, PROVIDERS, readModels } from "./schema-engine.mjs"
import { createTemporaryDatabase, PRISMA_DIR, type TemporaryDatabase } from "./testing/temporary-database"

const open: TemporaryDatabase[] = []
afterEach(async () => {
  for (const database of open.splice(0)) await database.remove()
})

async function createDatabase(provider: (typeof PROVIDERS)[number]): Promise<TemporaryDatabase> {
  const database = await createTemporaryDatabase(provider)
  open.push(database)
  return database
}

async function execute(url: string, ...statements: string[]): Promise<unknown[][]> {
  if (url.startsWith("file:")) {
    const client = createClient({ url })
    try {
      let rows: unknown[][] = []
      for (const sql of statements) rows = (await client.execute(sql)).rows.map((row) => Array.from(row))
      return rows
    } finally {
      client.close()
    }
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[][] = []
    for (const sql of statements) rows = (await client.query({ text: sql, rowMode: "array" })).rows
    return rows
  } finally {
    await client.end()
  }
}

/** A copy of the prisma folder with one more migration, as a newer program would have it. */
function createNewerPrismaDir(folder: string, sql: string): string {
  const newer = path.join(folder, "prisma")
  fs.cpSync(PRISMA_DIR, newer, { recursive: true, dereference: true })
  for (const provider of PROVIDERS) {
    const migration = path.join(newer, provider, "migrations", "29991231000000_newer")
    fs.mkdirSync(migration)
    fs.writeFileSync(path.join(migration, "migration.sql"), sql)
  }
  return newer
}

function deployInProcess(url: string): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["scripts/migrate.mjs", "deploy"], {
      env: { ...process.env, DATABASE_URL: url },
    })
    let output = ""
    child.stdout.on("data", (chunk) => {
      output += chunk
    })
    child.stderr.on("data", (chunk) => {
      output += chunk
    })
    child.on("close", (status) => resolve({ status, output }))
  })
}

test("the last migration was made from the models as they are, so that nothing is left to migrate", async () => {
  const snapshot = fs.readFileSync(path.join(PRISMA_DIR, "models.snapshot.prisma"), "utf8")
  for (const provider of PROVIDERS)
    expect(await diffModels(provider, PRISMA_DIR, snapshot, readModels(PRISMA_DIR))).toBeNull()
})

describe.each(PROVIDERS)("on %s", (provider) => {
  test("all migrations are applied once, and then the database and the models agree", async () => {
    const { url } = await createDatabase(provider)
    const names = listMigrationNames(provider, PRISMA_DIR)
    expect((await migrateDatabase(url, PRISMA_DIR)).applied).toEqual(names)
    expect((await migrateDatabase(url, PRISMA_DIR)).applied).toEqual([])

    // Type "char" (18), which the engine asks for while reading a schema, is unknown to the adapter unless mapped.
    pg.types.builtins.XML = 18
    const factory = provider === "sqlite" ? new PrismaLibSql({ url }) : new PrismaPg({ connectionString: url, max: 1 })
    const adapter = await factory.connect()
    expect(await diffDatabase(provider, PRISMA_DIR, adapter)).toBeNull()
    await adapter.dispose()
  })

  test("a database of a newer program is refused in one line and keeps what it holds", async () => {
    const { url, folder } = await createDatabase(provider)
    const newer = createNewerPrismaDir(folder, `CREATE TABLE "Later" ("id" TEXT NOT NULL PRIMARY KEY);`)
    await migrateDatabase(url, newer)
    await execute(url, `INSERT INTO "Later" VALUES ('kept')`)
    await expect(migrateDatabase(url, PRISMA_DIR)).rejects.toMatchObject({
      code: "newer",
      message: expect.stringMatching(
        /^The database [^\n]* newer Skill Tower \(it holds the migration 29991231000000_newer\)[^\n]*$/,
      ),
    })
    expect(await execute(url, `SELECT "id" FROM "Later"`)).toEqual([["kept"]])
  })

  test("a migration that fails half-way leaves the database as it was, and the next start tries again", async () => {
    const { url, folder } = await createDatabase(provider)
    await migrateDatabase(url, PRISMA_DIR)
    const broken = createNewerPrismaDir(
      folder,
      `CREATE TABLE "Half" ("id" TEXT NOT NULL PRIMARY KEY);\nINSERT INTO "Absent" VALUES (1);`,
    )
    await expect(migrateDatabase(url, broken)).rejects.toMatchObject({ code: "failed" })
    await expect(execute(url, `SELECT * FROM "Half"`)).rejects.toThrow(/Half/)
    expect((await migrateDatabase(url, PRISMA_DIR)).applied).toEqual([])
  })

  test("a database with tables of another program is refused and left as it was", async () => {
    const { url } = await createDatabase(provider)
    await execute(url, `CREATE TABLE "theirs" ("id" TEXT)`)
    await expect(migrateDatabase(url, PRISMA_DIR)).rejects.toMatchObject({ code: "not-ours" })
    expect(await execute(url, `SELECT * FROM "theirs"`)).toEqual([])
    await expect(execute(url, `SELECT * FROM "AddedLibrary"`)).rejects.toThrow(/AddedLibrary/)
  })
})

describe("on a SQLite file", () => {
  test("the state before a migration is kept as a whole copy, and only then", async () => {
    const { url, folder } = await createDatabase("sqlite")
    expect((await migrateDatabase(url, PRISMA_DIR)).backup).toBeNull()
    await execute(url, `INSERT INTO "Setting" VALUES ('theme', '"dark"')`)
    const newer = createNewerPrismaDir(folder, `DELETE FROM "Setting";`)
    const { backup } = await migrateDatabase(url, newer)
    expect(backup).toBe(path.join(folder, "tower.db.before-29991231000000_newer"))
    expect(await execute(`file:${backup}`, `SELECT "key", "value" FROM "Setting"`)).toEqual([["theme", '"dark"']])
    expect(await execute(url, `SELECT count(*) FROM "Setting"`)).toEqual([[0]])
  })

  test("the log is written ahead, so that readers and one writer do not wait for each other", async () => {
    const { url } = await createDatabase("sqlite")
    await migrateDatabase(url, PRISMA_DIR)
    expect(await execute(url, "PRAGMA journal_mode")).toEqual([["wal"]])
  })

  test("four starts at once all end well, and one of them migrates", async () => {
    const { url } = await createDatabase("sqlite")
    const results = await Promise.all(Array.from({ length: 4 }, () => deployInProcess(url)))
    expect(results.map(({ status }) => status)).toEqual([0, 0, 0, 0])
    expect(results.filter(({ output }) => output.includes("applied"))).toHaveLength(1)
  })

  test("a table rebuild keeps the rows that point to the table", async () => {
    const { url, folder } = await createDatabase("sqlite")
    const first = createNewerPrismaDir(
      folder,
      `CREATE TABLE "P" ("id" TEXT NOT NULL PRIMARY KEY);
       CREATE TABLE "C" ("id" TEXT NOT NULL PRIMARY KEY, "p" TEXT NOT NULL REFERENCES "P" ("id") ON DELETE CASCADE);
       INSERT INTO "P" VALUES ('p'); INSERT INTO "C" VALUES ('c', 'p');`,
    )
    await migrateDatabase(url, first)
    const rebuild = path.join(first, "sqlite", "migrations", "29991231000001_rebuild")
    fs.mkdirSync(rebuild)
    fs.writeFileSync(
      path.join(rebuild, "migration.sql"),
      `PRAGMA defer_foreign_keys=ON; PRAGMA foreign_keys=OFF;
       CREATE TABLE "new_P" ("id" TEXT NOT NULL PRIMARY KEY, "extra" TEXT);
       INSERT INTO "new_P" ("id") SELECT "id" FROM "P"; DROP TABLE "P"; ALTER TABLE "new_P" RENAME TO "P";
       PRAGMA foreign_keys=ON; PRAGMA defer_foreign_keys=OFF;`,
    )
    await migrateDatabase(url, first)
    expect(
      await execute(url, `SELECT "C"."id", "P"."id", "P"."extra" FROM "C" JOIN "P" ON "P"."id" = "C"."p"`),
    ).toEqual([["c", "p", null]])
  })

  test("a file that is no database is refused in one line", async () => {
    const { url, folder } = await createDatabase("sqlite")
    fs.writeFileSync(
      path.join(folder, "tower.db"),
      "This is a text, long enough to be read as the header of a file.".repeat(4),
    )
    await expect(migrateDatabase(url, PRISMA_DIR)).rejects.toMatchObject({ code: "not-a-database" })
  })

  test("a place that cannot be made is refused in one line", async () => {
    const { folder } = await createDatabase("sqlite")
    const file = path.join(folder, "a-file")
    fs.writeFileSync(file, "")
    await expect(migrateDatabase(`file:${file}/tower.db`, PRISMA_DIR)).rejects.toMatchObject({ code: "not-writable" })
  })
})

test("a PostgreSQL server that is not there is told in one line, without the password", async () => {
  const error: unknown = await migrateDatabase("postgresql://me:secret@127.0.0.1:9/tower", PRISMA_DIR).catch(
    (seen) => seen,
  )
  expect(error).toMatchObject({ code: "not-reachable" })
  expect(String(error)).not.toContain("secret")
})
