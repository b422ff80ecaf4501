import { DIAGNOSTIC_CODES } from "@/lib/library"

const codes: ReadonlyMap<string, { what: string }> = new Map(Object.entries(DIAGNOSTIC_CODES))

/** What a diagnostic's code means in general; null for a code that is not in the catalogue. */
export function describeCode(code: string): string | null {
  return codes.get(code)?.what ?? null
}
