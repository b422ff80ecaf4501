import type { RelationField } from "@/lib/library"
import { kindOf } from "./list-neighbours"

/** Which rows of a list say the same again: same type, same other end. */
export function findRepeats<Row extends { kind: RelationField; name: string }>(rows: readonly Row[]): ReadonlySet<Row> {
  const seen = new Set<string>()
  const repeats = new Set<Row>()
  for (const row of rows) {
    const key = JSON.stringify([kindOf(row.kind), row.name])
    if (seen.has(key)) repeats.add(row)
    seen.add(key)
  }
  return repeats
}
