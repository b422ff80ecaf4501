// Reads one entry of a compiled manifest into a record, over the same readers as frontmatter, so that a field means the same in
// both. A wrong type costs that one field and says so; an entry is refused only where it has no name at all.
import { diagnose, skillId } from "./diagnostics"
import { describeKind, type FieldValue, fromJson } from "./field-value"
import { isEmptyHealth, mergeHealth, readHealth, UNGRADED } from "./health"
import { NONE, type Reading, readText, report, startReading } from "./read-fields"
import { readRecordFields } from "./record-fields"
import type { Diagnostic, SkillRecord } from "./skill-record"

export type ManifestEntry =
  | { ok: true; skill: SkillRecord; diagnostics: readonly Diagnostic[] }
  | { ok: false; error: Diagnostic; diagnostics: readonly Diagnostic[] }

/** Manifests carry no line numbers. */
const NO_PLACES: SkillRecord["fields"] = new Map()

/** `label` names the entry in messages (`skills[3]`); `key` is its key where the skills are a map. */
export function readManifestEntry(raw: unknown, label: string, file: string, key: string | null = null): ManifestEntry {
  const reading = startReading(file)
  const tree = fromJson(raw, null)
  if (tree.kind !== "map") return fail(reading, "manifest-shape", `${label} is ${describeKind(tree)}, expected a map`)

  const path = readOwn(reading, tree, "path")
  const folder = folderOfPath(path)
  const name = readOwn(reading, tree, "name") ?? key ?? (folder === "" ? readOwn(reading, tree, "id") : folder)
  if (name === null || name === "")
    return fail(reading, "name-missing", `${label} has neither name nor path`, "Add a name.")

  const authoredName = tree.entries.get("name")
  if (authoredName && authoredName.kind !== "text" && authoredName.kind !== "null") {
    report(reading, "name-type", null, `the name of ${label} is ${describeKind(authoredName)}`)
  } else if (key === null && (authoredName?.kind !== "text" || authoredName.text.trim() === "")) {
    report(reading, "name-missing", null, `${label} has no name; ${JSON.stringify(name)} is used`)
  }
  const description = readOwn(reading, tree, "description")
  // Never a reason to refuse an entry: a manifest is made by a tool, and what routes is in it all the same.
  if (description === null) report(reading, "description-missing", null, "there is no description")
  const fields = readRecordFields(reading, grouped(reading, tree, "activation", label))
  const health = readHealth(reading, grouped(reading, tree, "health", label))
  if (reading.controlChars) {
    return fail(reading, "control-chars", `${label} holds a control character in ${reading.controlChars.field}`)
  }
  for (const diagnostic of reading.diagnostics) diagnostic.skill = name
  const skill: SkillRecord = {
    id: skillId(0, path ?? name),
    root: 0,
    path: path ?? name,
    folder,
    name,
    description: description ?? "",
    ...fields,
    health: isEmptyHealth(health) ? UNGRADED : mergeHealth(health, {}, "manifest"),
    fields: NO_PLACES,
    body: null,
    byteLength: 0,
    digest: "",
    portable: false,
    shadowedBy: null,
    warnings: NONE,
  }
  return { ok: true, skill, diagnostics: softened(reading.diagnostics) }
}

/** What refuses a SKILL.md is only a remark on a manifest's entry that is kept. */
function softened(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) =>
    diagnostic.severity === "error" ? { ...diagnostic, severity: "warning" } : diagnostic,
  )
}

function readOwn(reading: Reading, tree: Extract<FieldValue, { kind: "map" }>, field: string): string | null {
  const value = tree.entries.get(field)
  return value ? readText(reading, field, value) : null
}

/** Fields stand in their group, and where that is silent at the entry's top level. */
function grouped(
  reading: Reading,
  tree: Extract<FieldValue, { kind: "map" }>,
  group: string,
  label: string,
): (field: string) => FieldValue | undefined {
  const inner = tree.entries.get(group)
  if (inner && inner.kind !== "map" && inner.kind !== "null") {
    report(
      reading,
      "field-type",
      null,
      `${group} of ${label} is ${describeKind(inner)}, expected a map`,
      `Write ${group}: {…}.`,
    )
  }
  return (field) => {
    const value = inner?.kind === "map" ? inner.entries.get(field) : undefined
    return value && value.kind !== "null" ? value : tree.entries.get(field)
  }
}

function fail(
  reading: Reading,
  code: "manifest-shape" | "name-missing" | "control-chars",
  message: string,
  mend?: string,
): ManifestEntry {
  const error: Diagnostic = { ...diagnose(code, { file: reading.file }, message, mend), severity: "error" }
  return { ok: false, error, diagnostics: [...reading.diagnostics, error] }
}

function folderOfPath(path: string | null): string {
  const parts = (path ?? "").split("/")
  return parts[parts.length - 2] ?? ""
}
