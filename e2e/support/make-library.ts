import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import type { APIRequestContext } from "@playwright/test"

/** A folder of its own, with files by their paths; gone with the other data of the run. */
export function makeLibrary(name: string, files: Readonly<Record<string, string>>): string {
  const base = process.env.E2E_DIR ?? os.tmpdir()
  const folder = path.join(fs.mkdtempSync(path.join(base, "library-")), name)
  fs.mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeSkillFile(folder, file, text)
  return folder
}

export function writeSkillFile(folder: string, file: string, text: string): void {
  const place = path.join(folder, file)
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.writeFileSync(place, text)
}

/** A whole SKILL.md; `lines` are further lines of its frontmatter. */
export function skillText(name: string, lines: readonly string[] = [], body = `How to do ${name}.`): string {
  return [
    "---",
    `name: ${JSON.stringify(name)}`,
    `description: Does ${JSON.stringify(name).slice(1, -1)}.`,
    ...lines,
    "---",
    body,
    "",
  ].join("\n")
}

/** Puts a library on the list and gives its id. */
export async function addLibrary(request: APIRequestContext, folder: string): Promise<string> {
  const response = await request.post("/api/libraries", { data: { path: folder } })
  if (!response.ok()) throw new Error(`${folder} was not added: ${response.status()} ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  return id
}
