// A real, empty database of either provider for one test file: SQLite in a temporary folder, PostgreSQL as PGlite.
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { PGLiteSocketServer } from "@electric-sql/pglite-socket"
import type { DatabaseProvider } from "../database-url.mjs"

export const PRISMA_DIR = path.resolve(import.meta.dirname, "../../../../prisma")

export interface TemporaryDatabase {
  url: string
  /** A folder of its own, removed at the end. */
  folder: string
  remove(): Promise<void>
}

export async function createTemporaryDatabase(provider: DatabaseProvider): Promise<TemporaryDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "skill-tower-db-"))
  const removeFolder = () => fs.rmSync(folder, { recursive: true, force: true })
  if (provider === "sqlite")
    return { url: `file:${path.join(folder, "tower.db")}`, folder, remove: async () => removeFolder() }

  const db = await PGlite.create()
  const server = new PGLiteSocketServer({ db, port: 0, host: "127.0.0.1", maxConnections: 4 })
  await server.start()
  return {
    url: `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable&connection_limit=1`,
    folder,
    async remove() {
      await server.stop()
      await db.close()
      removeFolder()
    },
  }
}
