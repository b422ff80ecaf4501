import path from "node:path"
import { pathToFileURL } from "node:url"
import { findDatabaseUrl } from "@/lib/server/db/database-url.mjs"
import type { migrateDatabase as MigrateDatabase } from "@/lib/server/db/migrate.mjs"

/**
 * Migrates the database, or ends the process with one line that says why that cannot be. The migration stays outside
 * the bundle: bundled, the schema engine no longer finds its .wasm file.
 */
export async function prepareDatabase(): Promise<void> {
  const root = process.cwd()
  const file = path.join(/* turbopackIgnore: true */ root, "lib", "server", "db", "migrate.mjs")
  const { migrateDatabase } = (await import(
    /* turbopackIgnore: true */ /* webpackIgnore: true */ pathToFileURL(file).href
  )) as {
    migrateDatabase: typeof MigrateDatabase
  }
  try {
    const { database, applied, backup } = await migrateDatabase(
      findDatabaseUrl(process.env, root),
      path.join(/* turbopackIgnore: true */ root, "prisma"),
    )
    if (applied.length > 0) console.log(`Database ${database}: applied ${applied.join(", ")}`)
    if (backup) console.log(`The state before is kept in ${backup}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
