// Where a skill's fields stand. Two encodings are normal: top-level keys, and keys under `metadata:` whose structured values are
// JSON text. The top level wins; different values in both are reported.
import { canonicalText, type FieldValue, parseJsonText } from "./field-value"
import { HEALTH_FIELDS } from "./health"
import { type Reading, report, splitText } from "./read-fields"
import type { HeaderEntry } from "./yaml-header"

/** Fields that a skill may carry at top level or under metadata. */
const SKILL_FIELDS: ReadonlySet<string> = new Set([
  "triggers",
  "keywords",
  "examples",
  "anti_examples",
  "paths",
  "project",
  "relations",
  "subject",
  "subjects",
  "taxonomy_domain",
  "scope",
  "public",
  "stability",
  "superseded_by",
  "version",
  "license",
  "owner",
  "compatibility",
  "allowed-tools",
  "allowed_tools",
  "tools",
  "grounding",
  "type",
  ...HEALTH_FIELDS,
])

/** Every top-level key that is read. `tags` and `argument-hint` are only checked: other agents choke on wrong types there. */
export const TOP_LEVEL_KEYS: ReadonlySet<string> = new Set([
  ...SKILL_FIELDS,
  "name",
  "description",
  "metadata",
  "tags",
  "argument-hint",
])

/** What readers of the published agent-skills format allow at top level. */
const STRICT_KEYS: ReadonlySet<string> = new Set([
  "name",
  "description",
  "license",
  "compatibility",
  "allowed-tools",
  "metadata",
])

export interface AuthoredField {
  readonly value: FieldValue
  readonly line: number
  readonly encoding: "top" | "metadata"
}

export interface AuthoredFields {
  get(field: string): AuthoredField | null
  /** The value with JSON text decoded, for fields that are maps. */
  getDecoded(field: string): FieldValue | undefined
  /** Line of a key, also of one whose value is null. */
  lineOf(key: string): number | null
  /** Every known field that has a value. */
  readonly all: ReadonlyMap<string, AuthoredField>
  /** Why strict readers would not take the keys; null where they would. */
  readonly strictFault: string | null
}

/** Lays the two encodings over each other. */
export function layFields(reading: Reading, entries: ReadonlyMap<string, HeaderEntry>): AuthoredFields {
  const found = new Map<string, AuthoredField>()
  let strictFault: string | null = null
  for (const [key, entry] of entries) {
    if (!STRICT_KEYS.has(key)) strictFault ??= `the key ${JSON.stringify(key.slice(0, 60))} at top level`
    if (key === "metadata" || entry.value.kind === "null") continue
    found.set(key, { value: entry.value, line: entry.line, encoding: "top" })
  }
  const metadata = readMetadata(reading, entries.get("metadata"))
  for (const [key, value] of metadata ?? []) {
    if (value.kind !== "text") strictFault ??= `metadata.${key.slice(0, 60)}, which is not text`
    if (!SKILL_FIELDS.has(key) || value.kind === "null") continue
    const top = found.get(key)
    const line = value.line ?? entries.get("metadata")?.line ?? 1
    if (!top) found.set(key, { value, line, encoding: "metadata" })
    else if (!saysTheSame(top.value, value)) {
      const message = `${key} is set at top level (line ${top.line}) and under metadata with another value; the top level wins`
      report(reading, "field-conflict", line, message)
    }
  }
  return {
    get: (field) => found.get(field) ?? null,
    getDecoded: (field) => decodeMap(found.get(field)?.value),
    lineOf: (key) => entries.get(key)?.line ?? null,
    all: found,
    strictFault,
  }
}

function decodeMap(value: FieldValue | undefined): FieldValue | undefined {
  if (value?.kind !== "text" || value.text.trimStart()[0] !== "{") return value
  return parseJsonText(value.text, value.line) ?? value
}

function readMetadata(reading: Reading, entry: HeaderEntry | undefined): ReadonlyMap<string, FieldValue> | null {
  const value = entry?.value
  if (!entry || !value || value.kind === "null") return null
  if (value.kind === "map") return value.entries
  if (value.kind === "text") {
    const decoded = parseJsonText(value.text, value.line)
    if (decoded?.kind === "map") {
      report(
        reading,
        "metadata-not-mapping",
        entry.line,
        "metadata is text that holds JSON; it was decoded",
        "Write it as YAML: key: value lines.",
      )
      return decoded.entries
    }
  }
  const advice = value.kind === "list" ? "Remove the leading dashes." : undefined
  report(
    reading,
    "metadata-not-mapping",
    entry.line,
    `metadata is ${value.kind === "text" ? "text" : `a ${value.kind}`}, expected key: value pairs`,
    advice,
  )
  return null
}

/** `["a"]` as YAML and as JSON text say the same; so do `true` and "true", and `a, b` and [a, b]. */
function saysTheSame(a: FieldValue, b: FieldValue): boolean {
  const [one, two] = [decodeJson(a), decodeJson(b)]
  if (canonicalText(one) === canonicalText(two)) return true
  const [list, text] = one.kind === "list" ? [one, two] : [two, one]
  if (list.kind !== "list" || text.kind !== "text") return false
  return (
    canonicalText(list) ===
    `[${splitText(text.text, true)
      .map((part) => JSON.stringify(part))
      .join(",")}]`
  )
}

function decodeJson(value: FieldValue): FieldValue {
  if (value.kind !== "text") return value
  const text = value.text.trim()
  return (text[0] === "[" || text[0] === "{" ? parseJsonText(text, value.line) : null) ?? { ...value, text }
}
