// Migrations by hand. usage: node scripts/migrate.mjs create NAME | deploy
import fs from "node:fs"
import path from "node:path"
import { findDatabaseUrl } from "../lib/server/db/database-url.mjs"
import { migrateDatabase } from "../lib/server/db/migrate.mjs"
import { diffModels, PROVIDERS, readModels } from "../lib/server/db/schema-engine.mjs"

const root = path.resolve(import.meta.dirname, "..")
const prismaDir = path.join(root, "prisma")

/**
 * Writes the SQL that leads from the models as of the last migration to the models as they are now, for both providers.
 * The old models are kept as a text (models.snapshot.prisma), so that no database is needed.
 */
async function createMigration(name) {
  if (!/^[a-z][a-z0-9_]*$/.test(name ?? "")) fail("Name the migration in snake_case: npm run db:migration -- add_tasks")
  const snapshotFile = path.join(prismaDir, "models.snapshot.prisma")
  const before = fs.existsSync(snapshotFile) ? fs.readFileSync(snapshotFile, "utf8") : null
  const now = readModels(prismaDir)
  const scripts = (await Promise.all(PROVIDERS.map((provider) => diffModels(provider, prismaDir, before, now)))).map(
    // Every database has the schema "public", and a role that may not create schemas would fail on the line.
    (sql) => sql?.replace('-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n\n', "") ?? null,
  )
  if (scripts.every((sql) => sql === null))
    fail("prisma/models.prisma asks for no change of the database since the last migration.")
  const folder = `${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`
  for (const [index, provider] of PROVIDERS.entries()) {
    const target = path.join(prismaDir, provider, "migrations", folder)
    fs.mkdirSync(target, { recursive: true })
    fs.writeFileSync(
      path.join(target, "migration.sql"),
      scripts[index] ?? "-- nothing to do on this provider\nSELECT 1;\n",
    )
    fs.writeFileSync(path.join(target, "..", "migration_lock.toml"), `provider = "${provider}"\n`)
    console.log(`wrote ${path.relative(root, target)}/migration.sql`)
  }
  fs.writeFileSync(snapshotFile, now)
  console.log("Read both files, then commit them together with prisma/models.prisma and prisma/models.snapshot.prisma.")
}

function fail(message) {
  console.error(message)
  process.exit(2)
}

const [command, name] = process.argv.slice(2)
try {
  if (command === "create") await createMigration(name)
  else if (command === "deploy") {
    const { database, applied, backup } = await migrateDatabase(findDatabaseUrl(process.env, root), prismaDir)
    console.log(applied.length === 0 ? `${database} is up to date` : `${database}: applied ${applied.join(", ")}`)
    if (backup) console.log(`the state before is in ${backup}`)
  } else fail("usage: node scripts/migrate.mjs create NAME | deploy")
} catch (error) {
  fail(error.message)
}
// A timer of the engine would keep the process for another 10 s.
process.exit()
