// Is this server well? Asks the database one question and looks at the libraries in memory; reads nothing from disk.
import type { z } from "zod"
import packageJson from "@/package.json"
import { listLoadedLibraries } from "../libraries"
import { pingDatabase } from "../store/ping-database"
import type { healthSchema } from "./schemas"

const DATABASE_TIMEOUT_MS = 2_000
const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString()

export type Health = z.output<typeof healthSchema>

/** Strangers hear only whether it is well. */
export async function reportHealth(isDetailed: boolean): Promise<Health> {
  const database = { status: (await askDatabase()) ? "ok" : "failed" } as const
  const status = database.status === "ok" ? "ok" : "degraded"
  if (!isDetailed) return { status }
  const libraries = (await listLoadedLibraries()).map(
    ({ source, revision, loadedAt, library }) =>
      ({
        id: source.id,
        label: source.label,
        revision,
        loadedAt,
        skillCount: library.skills.length,
        status: library.diagnostics.some(({ code }) => code === "library-unreadable") ? "unreadable" : "ok",
      }) as const,
  )
  return { status, version: packageJson.version, startedAt, database, libraries }
}

async function askDatabase(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS)
  })
  try {
    const asked = pingDatabase().then(() => true)
    return await Promise.race([asked, late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
