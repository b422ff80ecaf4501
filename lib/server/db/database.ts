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
