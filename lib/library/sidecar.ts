// Reads `audit-state.json`, the audit state beside a SKILL.md. Written by hand, without a schema library: it runs before the first
// route of every `tower` call, where loading one costs more (about 9 ms) than everything else that is done with the file.
import { diagnose } from "./diagnostics"
import { fromJson } from "./field-value"
import { findJsonFault } from "./find-json-fault"
import { type PartialHealth, readHealth } from "./health"
import { startReading } from "./read-fields"
import type { Diagnostic } from "./skill-record"

export const SIDECAR_NAME = "audit-state.json"
/** Larger sidecars are refused unread. */
export const MAX_SIDECAR_BYTES = 2 * 1024 * 1024

export type Sidecar =
  /** Read; `health` wins over frontmatter. */
  | { kind: "read"; health: PartialHealth; diagnostics: readonly Diagnostic[] }
  /** Another tool's file of the same name: as if there were none. */
  | { kind: "foreign"; diagnostics: readonly Diagnostic[] }
  /** The skill counts as UNVERIFIED, and `warning` goes into every trace that names it. */
  | { kind: "unreadable"; warning: string; diagnostics: readonly Diagnostic[] }

/** Parses a sidecar's text; `path` is relative to the root. Never throws. */
export function parseSidecar(text: string, path: string): Sidecar {
  let json: unknown
  try {
    json = JSON.parse(text.startsWith("\ufeff") ? text.slice(1) : text)
  } catch {
    const line = findJsonFault(text) ?? 1
    return unreadableSidecar(path, `it is not valid JSON from line ${line} on`, line)
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return foreign(path, "audit-state.json does not hold an object")
  }
  const version: unknown = "schema_version" in json ? json.schema_version : undefined
  if (typeof version !== "number" && typeof version !== "string")
    return foreign(path, "audit-state.json has no schema_version")

  const reading = startReading(path)
  const tree = fromJson(json, null)
  const health = readHealth(reading, (field) => (tree.kind === "map" ? tree.entries.get(field) : undefined))
  if (reading.controlChars)
    return unreadableSidecar(path, `it holds control characters in ${reading.controlChars.field}`)
  return { kind: "read", health, diagnostics: reading.diagnostics }
}

/** A sidecar that exists and cannot be used, for whatever reason. */
export function unreadableSidecar(path: string, why: string, line = 1): Sidecar {
  const message = `the audit state cannot be read: ${why}`
  return {
    kind: "unreadable",
    warning: `${path}: ${message}; its skill counts as UNVERIFIED`,
    diagnostics: [diagnose("sidecar-unreadable", { file: path, line }, message)],
  }
}

function foreign(path: string, message: string): Sidecar {
  return { kind: "foreign", diagnostics: [diagnose("sidecar-unknown-shape", { file: path, line: 1 }, message)] }
}
