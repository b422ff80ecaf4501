// What an author wrote beside what was read of it: each field with its lines, its value, and what happened to it on the way. Pure.
import type { Diagnostic } from "@/lib/library"
import type { SkillDetail, SkillSource } from "@/lib/server/libraries/contract"
import { findEntryFields, findFrontmatterFields } from "./find-authored-fields"
import { isKnownField, readField } from "./read-field"

/** The audit state, as its fields are spelled; the sidecar wins over the frontmatter in these. */
export const AUDIT_FIELDS: ReadonlySet<string> = new Set([
  "structural_verdict",
  "truth_verdict",
  "comprehension_verdict",
  "application_verdict",
  "eval_state",
  "routing_eval",
  "eval_last_run",
  "last_changed",
  "last_audited",
  "freshness",
  "drift_check",
  "lifecycle",
])

/** Other agents read these; here only their types are checked. */
const CHECKED_ONLY: ReadonlySet<string> = new Set(["tags", "argument-hint"])

export const FIELD_FATES = ["read", "overridden", "sidecar", "checked", "dropped", "unknown"] as const
/**
 * `read`; `overridden`: the audit state beside the file says otherwise; `sidecar`: stands only there; `checked`: its type only;
 * `dropped`: known, and nothing of it could be read; `unknown`: no field that this program reads.
 */
export type FieldFate = (typeof FIELD_FATES)[number]

export interface FieldNote {
  /** Line that it points to; null where it points to none of this source. */
  line: number | null
  severity: Diagnostic["severity"]
  code: string
  message: string
  mend: string
}

export interface MetadataField {
  field: string
  fate: FieldFate
  /** As understood. */
  values: readonly string[]
  /** First and last line of it in the source, from 1; null where it stands elsewhere. */
  lines: { start: number; end: number } | null
  /** Where in the source: `top level`, `under metadata`… */
  place: string
  notes: FieldNote[]
}

export interface LaidMetadata {
  fields: MetadataField[]
  /** Fields that nobody wrote, with what counts in their stead. */
  defaults: { field: string; value: string }[]
}

export interface MetadataInput {
  record: SkillDetail["record"]
  source: SkillSource | null
  diagnostics: readonly Diagnostic[]
}

export function layMetadata({ record, source, diagnostics }: MetadataInput): LaidMetadata {
  const written = listWritten(record, source)
  const sidecar = new Set(source?.sidecarFields?.filter((field) => AUDIT_FIELDS.has(field)))
  const fields = written.map((entry): MetadataField => {
    const { field, lines } = entry
    const isPath = field === "path" && source?.kind === "entry"
    const values = isPath ? [record.path] : readField(record, field)
    const notes = diagnostics.filter((diagnostic) => isAbout(diagnostic, field, lines, record.path)).map(toNote)
    return { ...entry, values, fate: isPath ? "read" : findFate(field, values, sidecar), notes }
  })
  const known = new Set(fields.map(({ field }) => field))
  for (const field of sidecar) {
    if (known.has(field)) continue
    const values = readField(record, field)
    fields.push({ field, fate: "sidecar", values, lines: null, place: "audit-state.json", notes: [] })
    known.add(field)
  }
  return {
    fields,
    defaults: DEFAULTS.filter(({ field, unless = [] }) => ![field, ...unless].some((one) => known.has(one))),
  }
}

function findFate(field: string, values: readonly string[], sidecar: ReadonlySet<string>): FieldFate {
  if (CHECKED_ONLY.has(field)) return "checked"
  if (!isKnownField(field)) return "unknown"
  if (sidecar.has(field)) return "overridden"
  return values.length === 0 ? "dropped" : "read"
}

type Written = Pick<MetadataField, "field" | "lines" | "place">

/** In the order of the source; the record's own fields where there is no source to look at. */
function listWritten(record: SkillDetail["record"], source: SkillSource | null): Written[] {
  if (source?.kind === "entry") return findEntryFields(source.lines)
  const places = Object.entries(record.fields).map(([field, { line, encoding }]) => ({ field, line, encoding }))
  if (source === null) {
    return places
      .sort((a, b) => a.line - b.line)
      .map(({ field, line, encoding }) => ({ field, lines: { start: line, end: line }, place: PLACES[encoding] }))
  }
  return findFrontmatterFields(source.lines, places)
}

const PLACES = { top: "top level", metadata: "under metadata", manifest: "manifest" } as const

function isAbout(
  { file, line, message }: Diagnostic,
  field: string,
  lines: MetadataField["lines"],
  path: string,
): boolean {
  if (message.startsWith(field) && !/^[\w-]/.test(message.slice(field.length))) return true
  return file === path && line !== null && lines !== null && line >= lines.start && line <= lines.end
}

function toNote({ line, severity, code, message, mend }: Diagnostic): FieldNote {
  return { line, severity, code, message, mend }
}

/** What counts where a field is not written; `unless` is another spelling of it. */
const DEFAULTS: readonly { field: string; value: string; unless?: readonly string[] }[] = [
  { field: "name", value: "the folder's name" },
  { field: "triggers", value: "none" },
  { field: "keywords", value: "none" },
  { field: "paths", value: "none" },
  { field: "project", value: "every project" },
  { field: "relations", value: "none" },
  { field: "structural_verdict", value: "UNVERIFIED" },
  { field: "truth_verdict", value: "UNVERIFIED" },
  { field: "comprehension_verdict", value: "UNVERIFIED" },
  { field: "application_verdict", value: "UNVERIFIED" },
  { field: "eval_state", value: "unverified" },
  { field: "routing_eval", value: "absent" },
  { field: "lifecycle", value: "never stale" },
  { field: "grounding", value: "no sources" },
  { field: "allowed-tools", value: "no limit", unless: ["allowed_tools", "tools"] },
]
