// Keeps a read library between runs: parsing YAML takes most of a cold start, and few files change from one run to the next. A kept library
// is used only where the walk finds the same files, each with the same size, times and inode; the times include ctime, which no editor
// and no copy can set back.
import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import v8 from "node:v8"
import type { Library } from "@/lib/library"
import { findSkillFiles, readLibrary } from "@/lib/server/files"

/** A file changed this shortly before it was looked at may change again within the same tick of the file system's clock. */
const SETTLE_MS = 1_000
/** Libraries kept at most; the least recently written go first. */
const MAX_KEPT = 16

interface Kept {
  fingerprint: string
  library: Library
}

/** Reads a library, or takes the kept one. Without a folder nothing is kept. */
export async function readLibraryCached(
  roots: readonly string[],
  today: string,
  folder: string | null,
  nowMs = Date.now(),
): Promise<Library> {
  if (folder === null) return readLibrary(roots, { today })
  const file = path.join(
    folder,
    `${createHash("sha256").update(JSON.stringify(roots)).digest("hex").slice(0, 24)}.library`,
  )
  const print = await takeFingerprint(roots, today, nowMs)
  const kept = load(file)
  if (kept !== null && kept.fingerprint === print.text) return kept.library
  const library = await readLibrary(roots, { today })
  if (print.settled) keep(file, { fingerprint: print.text, library })
  return library
}

async function takeFingerprint(
  roots: readonly string[],
  today: string,
  nowMs: number,
): Promise<{ text: string; settled: boolean }> {
  const { files, ...rest } = await findSkillFiles(roots)
  let settled = true
  const stamps = files.map((found) => {
    return [found.absolute, ...(found.sidecar?.kind === "file" ? [found.sidecar.absolute] : [])].map((file) => {
      const stat = fs.statSync(file, { throwIfNoEntry: false })
      if (stat === undefined || nowMs - stat.ctimeMs < SETTLE_MS) settled = false
      return stat === undefined ? null : [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino]
    })
  })
  return { text: JSON.stringify({ roots, today, files, stamps, rest }), settled }
}

function load(file: string): Kept | null {
  try {
    return v8.deserialize(fs.readFileSync(file)) as Kept
  } catch {
    // Never kept, or written by an interrupted process: the library is read instead.
    return null
  }
}

function keep(file: string, kept: Kept): void {
  const draft = `${file}.${process.pid}`
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(draft, v8.serialize(kept))
    fs.renameSync(draft, file)
    prune(path.dirname(file))
  } catch {
    // A folder that cannot be written only costs the next run its head start.
  }
}

function prune(folder: string): void {
  const entries = fs
    .readdirSync(folder)
    .map((name) => ({ name, mtimeMs: fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.mtimeMs - a.mtimeMs)
  for (const { name } of entries.slice(MAX_KEPT)) fs.rmSync(path.join(folder, name), { force: true })
}
