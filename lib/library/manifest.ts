// Reads a compiled `skills.manifest.json`, leniently: a wrong type costs that one field and says so, never the entry. Written by
// hand over the same readers as frontmatter, so that a field means the same in both (and no schema library loads at start).

import { compareText, diagnose, refuse, skillId } from "./diagnostics"
import { type FieldValue, fromJson } from "./field-value"
import { isEmptyHealth, mergeHealth, readHealth, UNGRADED } from "./health"
import { findManifestEntries } from "./manifest-shape"
import { NONE, type Reading, readText, report } from "./read-fields"
import { readRecordFields } from "./record-fields"
import { resolveRelations } from "./resolve-relations"
import type { Diagnostic, Library, RefusedFile, SkillRecord } from "./skill-record"

/** Manifests above this size are refused unread. */
export const MAX_MANIFEST_BYTES = 256 * 1024 * 1024

/** Groups inside an entry in which a field may stand; the entry's own top level is looked at last. */
const ACTIVATION = "activation"
const HEALTH = "health"

export interface ParsedManifest {
  library: Library
  /** What stood at the top level beside `skills`, to go out again as it came. */
  header: Readonly<Record<string, unknown>>
  /** Each record's entry as it came, by record id. */
  entries: ReadonlyMap<string, Readonly<Record<string, unknown>>>
}

/** Parses a manifest's text. `path` is what diagnostics name as the file. Never throws. */
export function parseManifest(text: string, path: string): ParsedManifest {
  let json: unknown
  try {
    json = JSON.parse(text.startsWith("\ufeff") ? text.slice(1) : text)
  } catch (error) {
    const message = `the manifest is not valid JSON: ${error instanceof Error ? error.message.slice(0, 160) : "unknown fault"}`
    const error_ = {
      ...diagnose("manifest-shape", { file: path, line: lineOfJsonError(text, error) }, message, "Mend the JSON."),
      severity: "error" as const,
    }
    return emptyManifest(path, error_)
  }
  return readManifest(json, path)
}

/** Reads a manifest that is parsed JSON already. */
export function readManifest(json: unknown, path: string): ParsedManifest {
  const diagnostics: Diagnostic[] = []
  const shaped = findManifestEntries(json)
  if (!shaped) {
    const error = {
      ...diagnose("manifest-shape", { file: path, line: 1 }, "the manifest has no list of skills"),
      severity: "error" as const,
    }
    return emptyManifest(path, error)
  }
  const skills: SkillRecord[] = []
  const refused: RefusedFile[] = []
  const entries = new Map<string, Readonly<Record<string, unknown>>>()
  const ids = new Set<string>()
  shaped.entries.forEach((entry, index) => {
    const read = readEntry(entry, index, path, ids)
    diagnostics.push(...read.diagnostics)
    if (read.skill === null) {
      refused.push(refuse(0, `skills[${index}]`, read.error))
      return
    }
    ids.add(read.skill.id)
    skills.push(read.skill)
    if (typeof entry.raw === "object" && entry.raw !== null)
      entries.set(read.skill.id, entry.raw as Record<string, unknown>)
  })
  skills.sort((a, b) => compareText(a.path, b.path) || compareText(a.name, b.name))
  const resolved = resolveRelations(skills)
  for (const diagnostic of resolved.diagnostics) diagnostic.file = path
  return {
    library: {
      roots: [path],
      skills: resolved.skills,
      refused,
      skipped: [],
      diagnostics: [...diagnostics, ...resolved.diagnostics],
    },
    header: shaped.header,
    entries,
  }
}

function emptyManifest(path: string, error: Diagnostic): ParsedManifest {
  const refused = { id: path, root: 0, path, error }
  return {
    library: { roots: [path], skills: [], refused: [refused], skipped: [], diagnostics: [error] },
    header: {},
    entries: new Map(),
  }
}

type ReadEntry =
  | { skill: SkillRecord; diagnostics: readonly Diagnostic[] }
  | { skill: null; error: Diagnostic; diagnostics: readonly Diagnostic[] }

function readEntry(
  entry: { key: string | null; raw: unknown },
  index: number,
  file: string,
  taken: ReadonlySet<string>,
): ReadEntry {
  const reading: Reading = { file, diagnostics: [], controlChars: null }
  const tree = fromJson(entry.raw, null)
  if (tree.kind !== "map") {
    const error = diagnose(
      "manifest-shape",
      { file },
      `skills[${index}] is ${tree.kind === "null" ? "null" : `a ${tree.kind}`}, expected a map`,
    )
    return { skill: null, error: { ...error, severity: "error" }, diagnostics: [error] }
  }
  const activation = tree.entries.get(ACTIVATION)
  const get = (field: string): FieldValue | undefined => {
    const inner = activation?.kind === "map" ? activation.entries.get(field) : undefined
    return inner && inner.kind !== "null" ? inner : tree.entries.get(field)
  }
  if (activation && activation.kind !== "map" && activation.kind !== "null") {
    report(reading, "field-type", null, `skills[${index}].activation is a ${activation.kind}, expected a map`)
  }
  const text = (field: string) => {
    const value = tree.entries.get(field)
    return value ? readText(reading, field, value) : null
  }
  const path = text("path")
  const folder = folderOfPath(path)
  const name = text("name") ?? entry.key ?? (folder === "" ? text("id") : folder)
  if (name === null || name === "") {
    const error = diagnose("name-missing", { file }, `skills[${index}] has neither name nor path`, "Add a name.")
    return { skill: null, error: { ...error, severity: "error" }, diagnostics: [...reading.diagnostics, error] }
  }
  const nameKind = tree.entries.get("name")?.kind
  if (nameKind === undefined || nameKind === "null")
    report(reading, "name-missing", null, `skills[${index}] has no name; ${JSON.stringify(name)} is used`)
  else if (nameKind !== "text") report(reading, "name-type", null, `the name of skills[${index}] is a ${nameKind}`)
  const description = text("description")
  if (description === null) report(reading, "description-missing", null, "there is no description")
  const record = readRecordFields(reading, get)
  const healthValue = tree.entries.get(HEALTH)
  const health = readHealth(reading, (field) => {
    const inner = healthValue?.kind === "map" ? healthValue.entries.get(field) : undefined
    return inner && inner.kind !== "null" ? inner : tree.entries.get(field)
  })
  if (healthValue && healthValue.kind !== "map" && healthValue.kind !== "null") {
    report(reading, "field-type", null, `skills[${index}].health is a ${healthValue.kind}, expected a map`)
  }
  if (reading.controlChars) {
    const error = diagnose(
      "control-chars",
      { file },
      `a control character in ${reading.controlChars.field} of ${JSON.stringify(name)}`,
    )
    return { skill: null, error, diagnostics: [...reading.diagnostics, error] }
  }
  for (const diagnostic of reading.diagnostics) diagnostic.skill = name
  const fields = new Map<string, { line: number; encoding: "manifest" }>()
  const skill: SkillRecord = {
    id: freeId(skillId(0, path ?? name), taken),
    root: 0,
    path: path ?? name,
    folder,
    name,
    description: description ?? "",
    ...record,
    health: isEmptyHealth(health) ? UNGRADED : mergeHealth(health, {}, "manifest"),
    fields,
    body: null,
    byteLength: 0,
    digest: "",
    portable: false,
    shadowedBy: null,
    warnings: NONE,
  }
  return { skill, diagnostics: reading.diagnostics }
}

function folderOfPath(path: string | null): string {
  const parts = (path ?? "").split("/")
  return parts[parts.length - 2] ?? ""
}

/** Two entries may carry one path; ids stay apart. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id
  for (let copy = 2; taken.has(free); copy += 1) free = `${id}#${copy}`
  return free
}

/** V8 names the position in its message; people want a line. */
function lineOfJsonError(text: string, error: unknown): number | null {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
  if (position === undefined) return null
  let line = 1
  for (let at = text.indexOf("\n"); at >= 0 && at < Number(position); at = text.indexOf("\n", at + 1)) line += 1
  return line
}
