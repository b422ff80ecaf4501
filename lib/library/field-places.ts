// Where fields stand in their file.
import type { AuthoredFields } from "./authored-fields"
import type { SkillRecord } from "./skill-record"

/** The record's `fields`. */
export function fieldPlaces(fields: AuthoredFields): SkillRecord["fields"] {
  const places = new Map<string, Readonly<FieldPlace>>()
  for (const [field, { line, encoding }] of fields.all) places.set(field, placeOf(line, encoding))
  return places
}

type FieldPlace = { line: number; encoding: "top" | "metadata" }
/** Places are shared by all records: a library of 90,000 skills has a million of them, and a few hundred different ones. */
const PLACES = { top: [] as FieldPlace[], metadata: [] as FieldPlace[] }
const MAX_SHARED_LINE = 500

function placeOf(line: number, encoding: "top" | "metadata"): Readonly<FieldPlace> {
  if (line > MAX_SHARED_LINE) return { line, encoding }
  const shared = PLACES[encoding]
  shared[line] ??= { line, encoding }
  return shared[line]
}
