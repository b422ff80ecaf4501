// A real, empty database of either provider for one test: SQLite in a temporary folder, PostgreSQL as PGlite. PostgreSQL
// takes seconds to start, so a test file starts one, which is emptied for each database that is asked for.
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { PGLiteSocketServer } from "@electric-sql/pglite-socket"
import { afterAll } from "vitest"
import type { DatabaseProvider } from "../database-url.mjs"

export const PRISMA_DIR = path.resolve(import.meta.dirname, "../../../../prisma")

export interface TemporaryDatabase {
  url: string
  /** A folder of its own, removed at the end. */
  folder: string
  remove(): Promise<void>
}

let postgres: { db: PGlite; server: PGLiteSocketServer } | null = null

afterAll(async () => {
  await postgres?.server.stop()
  await postgres?.db.close()
  postgres = null
})

async function startPostgres(): Promise<{ db: PGlite; server: PGLiteSocketServer }> {
  const db = await PGlite.create()
  const server = new PGLiteSocketServer({ db, port: 0, host: "127.0.0.1", maxConnections: 4 })
  await server.start()
  return { db, server }
}

export async function createTemporaryDatabase(provider: DatabaseProvider): Promise<TemporaryDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "skill-tower-db-"))
  const remove = async () => fs.rmSync(folder, { recursive: true, force: true })
  if (provider === "sqlite") return { url: `file:${path.join(folder, "tower.db")}`, folder, remove }

  postgres ??= await startPostgres()
  await postgres.db.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
  const url = `postgresql://postgres:postgres@${postgres.server.getServerConn()}/postgres?sslmode=disable&connection_limit=1`
  return { url, folder, remove }
}
