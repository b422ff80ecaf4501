// Reads a library from disk: finds the files, reads and parses those that changed since last time, resolves relations, and puts
// everything into one stable order. Bodies are hashed and counted, never kept.
import { isAscii } from "node:buffer"
import { hash } from "node:crypto"
import path from "node:path"
import {
  checkLibrary,
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
import { type FoundFile, findSkillFiles } from "./find-skill-files"
import { forEachPaced } from "./paced"
import { readStamped, readStampedSync, type Stamp, type StampedFile } from "./stamped-file"

export interface ReadOptions {
  /** ISO day (UTC) against which dates are checked. */
  today: string
  /** An earlier reading of the same roots: files whose size, time and inode are the same are not parsed again. */
  previous?: Library
  signal?: AbortSignal
  /** Told now and then how far the reading is. */
  onProgress?: (progress: { read: number; total: number }) => void
  /** False leaves the library-wide checks out (a single route does not need them); true by default. */
  checks?: boolean
}

/** What a reading remembers of one file. */
interface KnownFile {
  /** Null where the file is to be read again next time, whatever its stamp says. */
  stamp: Stamp | null
  sidecarStamp: Stamp | null
  /** Of the file's bytes, and of its sidecar's where there is one; "" where they were not read. */
  digest: string
  parsed: ParsedSkill
}

/** What each library's reading remembers for the next one, by absolute path; forgotten together with the library. */
const memories = new WeakMap<Library, ReadonlyMap<string, KnownFile>>()

const PROGRESS_STEP = 200
const decoder = new TextDecoder()

/** Reads every skill under `roots`. Rejects only when `signal` is aborted; every fault of a file is in the result. */
export async function readLibrary(roots: readonly string[], options: ReadOptions): Promise<Library> {
  const { signal, onProgress, today } = options
  const found = await findSkillFiles(roots, signal)
  const known = options.previous ? memories.get(options.previous) : undefined
  const memory = new Map<string, KnownFile>()
  const diagnostics: Diagnostic[] = [...found.diagnostics]
  const refused: RefusedFile[] = [...found.refused]
  for (const file of found.refused) diagnostics.push(file.error)
  const skills: SkillRecord[] = []
  const rootNames = roots.map((root) => path.basename(path.resolve(root)))
  const digests = new Map(found.refused.map(({ id, error }) => [id, error.code]))
  let read = 0
  await forEachPaced(
    found.files,
    {
      readSync: (file) => readPairSync(file, known?.get(file.absolute)),
      read: (file) => readPair(file, known?.get(file.absolute)),
    },
    (file, pair) => {
      const entry = parsePair(file, pair, rootNames[file.root] ?? "", known?.get(file.absolute))
      if (entry.stamp || entry.digest !== "") memory.set(file.absolute, entry)
      const { parsed } = entry
      // Bytes that were not read have no digest: the reason stands in, so that their becoming readable is a change.
      digests.set(idOf(parsed), entry.digest === "" && !parsed.ok ? parsed.refused.error.code : entry.digest)
      diagnostics.push(...parsed.diagnostics)
      if (parsed.ok) skills.push(parsed.skill)
      else refused.push(parsed.refused)
      read += 1
      if (read % PROGRESS_STEP === 0 || read === found.files.length) onProgress?.({ read, total: found.files.length })
    },
    signal,
  )
  const resolved = resolveRelations(skills)
  diagnostics.push(...resolved.diagnostics)
  if (options.checks !== false) diagnostics.push(...checkLibrary(resolved.skills, { today }))
  diagnostics.sort(compareDiagnostics)
  const library: Library = { roots, skills: resolved.skills, refused, skipped: found.skipped, diagnostics, digests }
  memories.set(library, memory)
  return library
}

/** Ids of what differs between two readings of the same roots. */
export interface LibraryChange {
  added: string[]
  changed: string[]
  removed: string[]
}

/** What differs between two readings; null where nothing at all does. A diagnostic can differ with no file having changed. */
export function compareReadings(before: Library, after: Library): LibraryChange | null {
  const known = memories.get(before) ?? new Map<string, KnownFile>()
  const seen = memories.get(after) ?? new Map<string, KnownFile>()
  const change: LibraryChange = { added: [], changed: [], removed: [] }
  for (const [file, { parsed }] of seen) {
    const earlier = known.get(file)?.parsed
    if (!earlier) change.added.push(idOf(parsed))
    else if (earlier !== parsed) change.changed.push(idOf(parsed))
  }
  for (const [file, { parsed }] of known) if (!seen.has(file)) change.removed.push(idOf(parsed))
  const isSame = change.added.length + change.changed.length + change.removed.length === 0
  return isSame && hasSameRemarks(before, after) ? null : change
}

function idOf(parsed: ParsedSkill): string {
  return parsed.ok ? parsed.skill.id : parsed.refused.id
}

function hasSameRemarks(before: Library, after: Library): boolean {
  if (before.refused.length !== after.refused.length || before.skipped.length !== after.skipped.length) return false
  if (before.diagnostics.length !== after.diagnostics.length) return false
  return before.diagnostics.every((diagnostic, index) => {
    const other = after.diagnostics[index]
    return other !== undefined && compareDiagnostics(diagnostic, other) === 0
  })
}

interface Pair {
  skill: StampedFile
  sidecar: StampedFile | null
}

/** A sidecar that changed makes its skill be read again, and the other way round: the record holds both. */
function readPairSync(file: FoundFile, known: KnownFile | undefined): Pair {
  const read = (stamp: Stamp | null | undefined) =>
    readSidecar(file, (at) => readStampedSync(at, MAX_SIDECAR_BYTES, stamp ?? undefined))
  const sidecar = read(known?.sidecarStamp)
  // The bytes are valid only until the next read.
  const kept = sidecar?.kind === "content" ? { ...sidecar, bytes: sidecar.bytes.slice() } : sidecar
  const skill = readStampedSync(
    file.absolute,
    MAX_SKILL_BYTES,
    isStale(kept, known) ? undefined : (known?.stamp ?? undefined),
  )
  if (skill.kind === "content" && kept?.kind === "unchanged") {
    const bytes = skill.bytes.slice()
    return { skill: { ...skill, bytes }, sidecar: read(undefined) }
  }
  return { skill, sidecar: kept }
}

async function readPair(file: FoundFile, known: KnownFile | undefined): Promise<Pair> {
  const read = (stamp: Stamp | null | undefined) =>
    readSidecar(file, (at) => readStamped(at, MAX_SIDECAR_BYTES, stamp ?? undefined))
  const sidecar = await read(known?.sidecarStamp)
  const skill = await readStamped(
    file.absolute,
    MAX_SKILL_BYTES,
    isStale(sidecar, known) ? undefined : (known?.stamp ?? undefined),
  )
  if (skill.kind === "content" && sidecar?.kind === "unchanged") return { skill, sidecar: await read(undefined) }
  return { skill, sidecar }
}

function readSidecar<Read>(file: FoundFile, read: (absolute: string) => Read): Read | StampedFile | null {
  const { sidecar } = file
  if (sidecar === null) return null
  return sidecar.kind === "file" ? read(sidecar.absolute) : { kind: "unreadable", reason: sidecar.reason }
}

/** Whether the sidecar is no longer what the record was made with: one that was read anew, one that came, one that went. */
function isStale(sidecar: StampedFile | null, known: KnownFile | undefined): boolean {
  return sidecar === null ? (known?.sidecarStamp ?? null) !== null : sidecar.kind !== "unchanged"
}

function parsePair(
  file: FoundFile,
  { skill, sidecar }: Pair,
  rootName: string,
  known: KnownFile | undefined,
): KnownFile {
  const sidecarStamp = sidecar && "stamp" in sidecar ? sidecar.stamp : null
  const refusal = (error: Diagnostic, stamp: Stamp | null): KnownFile => {
    const refused = refuse(file.root, file.path, error)
    return { parsed: { ok: false, refused, diagnostics: [refused.error] }, stamp, sidecarStamp, digest: "" }
  }
  const place = { file: file.path }
  switch (skill.kind) {
    case "unchanged":
      if (known) return known
      return refusal(diagnose("file-unreadable", place, "the file changed while it was read"), null)
    case "unreadable":
      return refusal(diagnose("file-unreadable", place, `the file cannot be read: ${skill.reason}`), null)
    case "irregular":
      return refusal(diagnose("file-not-regular", place, "this is not a regular file"), null)
    case "too-large": {
      const message = `the file is ${skill.stamp.size} bytes long, the limit is ${MAX_SKILL_BYTES}`
      return refusal(diagnose("file-too-large", place, message), skill.stamp)
    }
    case "content": {
      const skillDigest = hash("sha256", skill.bytes, "hex")
      const digest = sidecar === null ? skillDigest : `${skillDigest} ${digestSidecar(sidecar)}`
      // A sidecar that could not even be looked at has no stamp: look again next time.
      const stamp = sidecar && sidecarStamp === null ? null : skill.stamp
      // Touched, or too young to be sure of, and still the same: what is known stays, so that nobody is told of a change.
      if (known?.digest === digest) return { ...known, stamp, sidecarStamp }
      const parsed = parseSkill({
        path: file.path,
        root: file.root,
        rootName,
        content: skill.bytes,
        isAscii: isAscii(skill.bytes),
        digest: skillDigest,
        sidecar: sidecar ? parseSidecarFile(file, sidecar) : null,
      })
      return { parsed, stamp, sidecarStamp, digest }
    }
  }
}

/** Of its bytes, or of why there are none. */
function digestSidecar(sidecar: StampedFile): string {
  if (sidecar.kind === "content") return hash("sha256", sidecar.bytes, "hex")
  return sidecar.kind === "unreadable" ? `${sidecar.kind} ${sidecar.reason}` : sidecar.kind
}

function parseSidecarFile(file: FoundFile, sidecar: StampedFile): Sidecar {
  const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1)
  const relative = folder + SIDECAR_NAME
  switch (sidecar.kind) {
    case "content":
      return parseSidecar(decoder.decode(sidecar.bytes), relative)
    case "too-large":
      return unreadableSidecar(relative, `it is ${sidecar.stamp.size} bytes long, the limit is ${MAX_SIDECAR_BYTES}`)
    case "unreadable":
      return unreadableSidecar(relative, sidecar.reason)
    case "irregular":
      return unreadableSidecar(relative, "it is not a regular file")
    case "unchanged":
      return unreadableSidecar(relative, "it changed while it was read")
  }
}
