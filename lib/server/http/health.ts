// Is this server well? Asks the database little and looks at the libraries in memory; of the disk only HEAD is read.
import type { z } from "zod"
import packageJson from "@/package.json"
import { getFreshnessSummary, type LoadedLibrary, listLoadedLibraries } from "../libraries"
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
  const isAnswering = database.status === "ok"
  const libraries = await Promise.all((await listLoadedLibraries()).map((loaded) => reportLibrary(loaded, isAnswering)))
  return { status, version: packageJson.version, startedAt, database, libraries }
}

async function reportLibrary(loaded: LoadedLibrary, isDatabaseAnswering: boolean) {
  const { source, revision, loadedAt, library } = loaded
  const isUnreadable = library.diagnostics.some(({ code }) => code === "library-unreadable")
  return {
    id: source.id,
    label: source.label,
    revision,
    loadedAt,
    skillCount: library.skills.length,
    status: isUnreadable ? ("unreadable" as const) : ("ok" as const),
    freshness: isUnreadable || !isDatabaseAnswering ? null : await getFreshnessSummary(loaded),
  }
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
