// Reads a compiled `skills.manifest.json`, leniently: a wrong type costs one field, a wrong entry costs itself, and everything that
// came in is kept so that it can go out again. By hand, not by a schema library: loading one would double the command's start.
import { checkLibrary } from "./check-library"
import { compareText, diagnose } from "./diagnostics"
import { findJsonFault } from "./find-json-fault"
import { readManifestEntry } from "./manifest-entry"
import { findManifestEntries, isDeeperThan, isRecord, MAX_MANIFEST_DEPTH } from "./manifest-shape"
import { resolveRelations } from "./resolve-relations"
import type { Diagnostic, Library, RefusedFile, SkillRecord } from "./skill-record"

/** Manifests above this size are refused unread. */
export const MAX_MANIFEST_BYTES = 256 * 1024 * 1024

export interface ManifestOptions {
  /** ISO day against which dates are checked; without it the library-wide checks are left out. */
  today?: string
}

export interface ParsedManifest {
  library: Library
  /** What stood at the top level beside `skills`, to go out again as it came. */
  header: Readonly<Record<string, unknown>>
  /** Each record's entry as it came, by record id. */
  entries: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** Entries that could not be read, as they came. */
  unread: readonly unknown[]
}

/** Parses a manifest's text. `path` is what diagnostics name as the file. Never throws. */
export function parseManifest(text: string, path: string, options: ManifestOptions = {}): ParsedManifest {
  let json: unknown
  try {
    json = JSON.parse(text.startsWith("\ufeff") ? text.slice(1) : text)
  } catch {
    return refuseManifest(path, findJsonFault(text), "the manifest is not valid JSON", "Mend the JSON.")
  }
  return readManifestJson(json, path, options)
}

/** Reads a manifest that is parsed JSON already. */
export function readManifestJson(json: unknown, path: string, options: ManifestOptions = {}): ParsedManifest {
  const shape = findManifestEntries(json)
  if (!shape) return refuseManifest(path, 1, "the manifest has no list of skills")
  if (isDeeperThan(json, MAX_MANIFEST_DEPTH)) {
    return refuseManifest(path, null, `the manifest is nested more than ${MAX_MANIFEST_DEPTH} deep`)
  }
  const diagnostics: Diagnostic[] = []
  const skills: SkillRecord[] = []
  const refused: RefusedFile[] = []
  const unread: unknown[] = []
  const entries = new Map<string, Readonly<Record<string, unknown>>>()
  shape.entries.forEach(({ key, raw }, index) => {
    const label = key === null ? `skills[${index}]` : `skills[${JSON.stringify(key)}]`
    const entry = readManifestEntry(raw, label, path, key)
    diagnostics.push(...entry.diagnostics)
    if (!entry.ok) {
      refused.push({ id: label, root: 0, path: label, error: entry.error })
      unread.push(raw)
      return
    }
    const id = freeId(entry.skill.id, entries)
    skills.push(id === entry.skill.id ? entry.skill : { ...entry.skill, id })
    entries.set(id, isRecord(raw) ? raw : {})
  })
  skills.sort((a, b) => compareText(a.path, b.path) || compareText(a.name, b.name) || compareText(a.id, b.id))
  const resolved = resolveRelations(skills)
  const wide = options.today === undefined ? [] : checkLibrary(resolved.skills, { today: options.today })
  for (const diagnostic of [...resolved.diagnostics, ...wide]) diagnostics.push({ ...diagnostic, file: path })
  return {
    library: { roots: [path], skills: resolved.skills, refused, skipped: [], diagnostics },
    header: shape.header,
    entries,
    unread,
  }
}

function refuseManifest(path: string, line: number | null, message: string, mend?: string): ParsedManifest {
  const error: Diagnostic = { ...diagnose("manifest-shape", { file: path, line }, message, mend), severity: "error" }
  const refused = { id: path, root: 0, path, error }
  return {
    library: { roots: [path], skills: [], refused: [refused], skipped: [], diagnostics: [error] },
    header: {},
    entries: new Map(),
    unread: [],
  }
}

/** Two entries may carry one path; ids stay apart. */
function freeId(id: string, taken: ReadonlyMap<string, unknown>): string {
  let free = id
  for (let copy = 2; taken.has(free); copy += 1) free = `${id}#${copy}`
  return free
}
