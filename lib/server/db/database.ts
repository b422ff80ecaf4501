import "server-only"
import { findDatabaseUrl } from "./database-url.mjs"
import { type Database, openDatabase } from "./open-database"

const holder = globalThis as typeof globalThis & { skillTowerDatabase?: Database }

/**
 * The one client of this process. It hangs on `globalThis` because the development server loads modules anew at each
 * change, and every bundle has a copy of this file.
 */
export function getDatabase(): Database {
  holder.skillTowerDatabase ??= openDatabase(findDatabaseUrl(process.env, process.cwd()))
  return holder.skillTowerDatabase
}

/** Disconnects, so that the next `getDatabase` opens anew. For the end of a process or of a test. */
export async function closeDatabase(): Promise<void> {
  const database = holder.skillTowerDatabase
  holder.skillTowerDatabase = undefined
  await database?.$disconnect()
}
