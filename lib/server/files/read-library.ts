// Reads a library from disk: finds the files, reads and parses those that changed since last time, resolves relations, and puts
// everything into one stable order. Bodies are hashed and counted, never kept.
import { createHash } from "node:crypto"
import { open } from "node:fs/promises"
import path from "node:path"
import {
  compareDiagnostics,
  type Diagnostic,
  diagnose,
  type Library,
  MAX_SIDECAR_BYTES,
  MAX_SKILL_BYTES,
  type ParsedSkill,
  parseSidecar,
  parseSkill,
  type RefusedFile,
  refuse,
  resolveRelations,
  SIDECAR_NAME,
  type Sidecar,
  type SkillRecord,
  unreadableSidecar,
} from "@/lib/library"
import { type FoundFile, findSkillFiles, reasonOf } from "./find-skill-files"

/** Files read at the same time. */
const PARALLEL_FILES = 16

export interface ReadOptions {
  /** ISO day (UTC) against which dates are checked. */
  today: string
  /** An earlier reading of the same roots: files whose size, time and inode are the same are not parsed again. */
  previous?: Library
  signal?: AbortSignal
  onProgress?: (progress: { read: number; total: number }) => void
}

interface Stamp {
  size: number
  mtimeMs: number
  ino: number
}
interface CachedFile {
  stamp: Stamp
  sidecarStamp: Stamp | null
  parsed: ParsedSkill
}

/** What a reading remembers for the next one, by absolute path; let go of together with the library it belongs to. */
const caches = new WeakMap<Library, Map<string, CachedFile>>()

/** Reads every skill under `roots`. Rejects only when `signal` is aborted; every fault of a file is in the result. */
export async function readLibrary(roots: readonly string[], options: ReadOptions): Promise<Library> {
  const { signal, onProgress } = options
  const found = await findSkillFiles(roots, signal)
  const previous = options.previous ? caches.get(options.previous) : undefined
  const cache = new Map<string, CachedFile>()
  const diagnostics: Diagnostic[] = [...found.diagnostics]
  const refused: RefusedFile[] = [...found.refused]
  for (const file of found.refused) diagnostics.push(file.error)
  const skills: SkillRecord[] = []
  const rootNames = roots.map((root) => path.basename(path.resolve(root)))
  for (let at = 0; at < found.files.length; at += PARALLEL_FILES) {
    signal?.throwIfAborted()
    const batch = found.files.slice(at, at + PARALLEL_FILES)
    const results = await Promise.all(
      batch.map((file) => readSkillFile(file, rootNames[file.root] ?? "", previous, cache)),
    )
    for (const parsed of results) {
      diagnostics.push(...parsed.diagnostics)
      if (parsed.ok) skills.push(parsed.skill)
      else refused.push(parsed.refused)
    }
    onProgress?.({ read: at + batch.length, total: found.files.length })
  }
  const resolved = resolveRelations(skills)
  diagnostics.push(...resolved.diagnostics)
  diagnostics.sort(compareDiagnostics)
  const library: Library = { roots, skills: resolved.skills, refused, skipped: found.skipped, diagnostics }
  caches.set(library, cache)
  return library
}

async function readSkillFile(
  file: FoundFile,
  rootName: string,
  previous: Map<string, CachedFile> | undefined,
  cache: Map<string, CachedFile>,
): Promise<ParsedSkill> {
  const { root } = file
  const refusal = (error: Diagnostic): ParsedSkill => {
    const refused = refuse(root, file.path, error)
    return { ok: false, refused, diagnostics: [refused.error] }
  }
  try {
    const sidecar = file.hasSidecar ? await readSidecarFile(file, previous) : null
    const handle = await open(file.absolute)
    try {
      const { size, mtimeMs, ino } = await handle.stat()
      const stamp = { size, mtimeMs, ino }
      const cached = previous?.get(file.absolute)
      if (cached && isSame(cached.stamp, stamp) && isSame(cached.sidecarStamp, sidecar?.stamp ?? null)) {
        cache.set(file.absolute, cached)
        return cached.parsed
      }
      if (size > MAX_SKILL_BYTES) {
        return refusal(
          diagnose(
            "file-too-large",
            { file: file.path },
            `the file is ${size} bytes long, the limit is ${MAX_SKILL_BYTES}`,
          ),
        )
      }
      const content = await handle.readFile()
      const digest = createHash("sha256").update(content).digest("hex")
      const parsed = parseSkill({ path: file.path, root, rootName, content, digest, sidecar: sidecar?.sidecar ?? null })
      cache.set(file.absolute, { stamp, sidecarStamp: sidecar?.stamp ?? null, parsed })
      return parsed
    } finally {
      await handle.close()
    }
  } catch (error) {
    return refusal(diagnose("file-unreadable", { file: file.path }, `the file cannot be read: ${reasonOf(error)}`))
  }
}

async function readSidecarFile(
  file: FoundFile,
  _previous: unknown,
): Promise<{ sidecar: Sidecar; stamp: Stamp | null }> {
  const relative = file.path.includes("/")
    ? `${file.path.slice(0, file.path.lastIndexOf("/"))}/${SIDECAR_NAME}`
    : SIDECAR_NAME
  try {
    const handle = await open(path.join(path.dirname(file.absolute), SIDECAR_NAME))
    try {
      const { size, mtimeMs, ino } = await handle.stat()
      const stamp = { size, mtimeMs, ino }
      if (size > MAX_SIDECAR_BYTES) return { sidecar: unreadableSidecar(relative, `it is ${size} bytes long`), stamp }
      return { sidecar: parseSidecar(await handle.readFile("utf8"), relative), stamp }
    } finally {
      await handle.close()
    }
  } catch (error) {
    return { sidecar: unreadableSidecar(relative, reasonOf(error)), stamp: null }
  }
}

function isSame(a: Stamp | null, b: Stamp | null): boolean {
  if (a === null || b === null) return a === b
  return a.size === b.size && a.mtimeMs === b.mtimeMs && a.ino === b.ino
}
