// A library in a temporary folder, for tests.
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { onTestFinished } from "vitest"

/** The least that is a skill. */
export const skillText = (name: string, ...lines: string[]): string =>
  ["---", `name: ${name}`, "description: Trim hedges.", ...lines, "---", "# Steps", ""].join("\n")

/** Writes files (path → text) into a new folder that goes away after the test, and returns its real path. */
export async function makeLibrary(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const root = await realpath(await mkdtemp(path.join(os.tmpdir(), "library-test-")))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await addFiles(root, files)
  return root
}

export async function addFiles(root: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), content)
  }
}
