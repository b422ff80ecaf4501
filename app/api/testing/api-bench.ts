// What tests of route handlers stand on: a library in a temporary folder, a real database, and calls as Next makes them.
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { expect } from "vitest"
import { closeDatabase } from "@/lib/server/db/database"
import { migrateDatabase } from "@/lib/server/db/migrate.mjs"
import { createTemporaryDatabase, PRISMA_DIR } from "@/lib/server/db/testing/temporary-database"
import { problemSchema } from "@/lib/server/http/schemas/problem"

export interface ApiBench {
  /** Temporary folder; `library` in it is the configured library. */
  folder: string
  /** The whole text of a SKILL.md, at `<library>/<place>/SKILL.md`. */
  writeSkill(place: string, frontmatter: string, body?: string): Promise<void>
  remove(): Promise<void>
}

/** Sets the environment before anything reads it; call it before the first route handler is imported. */
export async function createApiBench(env: Record<string, string> = {}): Promise<ApiBench> {
  const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), "tower-api-")))
  const database = await createTemporaryDatabase("sqlite")
  await migrateDatabase(database.url, PRISMA_DIR)
  const library = path.join(folder, "library")
  await mkdir(library)
  const settings = { DATABASE_URL: database.url, TOWER_LIBRARY: library, HOME: folder, INIT_CWD: folder, ...env }
  Object.assign(process.env, settings)
  return {
    folder,
    async writeSkill(place, frontmatter, body = "# How\n\nDo it.\n") {
      const home = path.join(library, place)
      await mkdir(home, { recursive: true })
      await writeFile(path.join(home, "SKILL.md"), `---\n${frontmatter.trim()}\n---\n${body}`)
    },
    async remove() {
      for (const name of Object.keys(settings)) delete process.env[name]
      await closeDatabase()
      await database.remove()
      await rm(folder, { recursive: true })
    },
  }
}

export function makeCall(
  method: string,
  target: string,
  options: { json?: unknown; headers?: Record<string, string> } = {},
) {
  const { json, headers } = options
  return new Request(`http://localhost:3000${target}`, {
    method,
    headers: {
      host: "localhost:3000",
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: typeof json === "string" ? json : JSON.stringify(json) }),
  })
}

export function withParams<Params>(params: Params): { params: Promise<Params> } {
  return { params: Promise.resolve(params) }
}

/** The problem document of a refused call, checked against its schema and for its promise of single lines. */
export async function readProblem(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/problem+json")
  const problem = problemSchema.parse(await response.json())
  expect([problem.detail, problem.mend].filter((line) => line === "" || line.includes("\n"))).toEqual([])
  expect(problem.status).toBe(response.status)
  return problem
}
