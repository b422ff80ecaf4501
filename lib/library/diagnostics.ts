// Makes diagnostics. The codes, their severities and their mends are data (`diagnostic-codes.ts`, `library-codes.ts`); this file
// only gives them a place and words.
import { FILE_CODES } from "./diagnostic-codes"
import { LIBRARY_CODES } from "./library-codes"
import type { Diagnostic, RefusedFile } from "./skill-record"

/** Every code there is, with its meaning: the source of `docs/diagnostics.md` and of the help that screens and SARIF show. */
export const DIAGNOSTIC_CODES = { ...FILE_CODES, ...LIBRARY_CODES }
export type DiagnosticCode = keyof typeof DIAGNOSTIC_CODES

/** Where a diagnostic points. Columns and lines are 1-based. */
export interface Place {
  readonly file: string
  /** Index of the root; the first one by default. */
  readonly root?: number
  readonly line?: number | null
  readonly column?: number | null
  readonly skill?: string
}

/** States one finding. Without `mend` the catalogue's general one is used. */
export function diagnose(code: DiagnosticCode, place: Place, message: string, mend?: string): Diagnostic {
  const entry = DIAGNOSTIC_CODES[code]
  const diagnostic: Diagnostic = {
    code,
    severity: entry.severity,
    file: place.file,
    line: place.line ?? null,
    column: place.column ?? null,
    message,
    mend: mend ?? entry.mend,
  }
  if (place.skill !== undefined) diagnostic.skill = place.skill
  return placeUnder(place.root ?? 0, diagnostic)
}

/** Says which root a diagnostic's file is relative to. */
export function placeUnder(root: number, diagnostic: Diagnostic): Diagnostic {
  if (root > 0) diagnostic.root = root
  return diagnostic
}

/** A file that cannot be a skill. Its diagnostic is an error, whatever the severity of the code elsewhere. */
export function refuse(root: number, path: string, error: Diagnostic): RefusedFile {
  return { id: skillId(root, path), root, path, error: placeUnder(root, { ...error, severity: "error" }) }
}

/** The identity in storage and URLs: the path, with the root's index in front for the second and later roots. */
export function skillId(root: number, path: string): string {
  return root === 0 ? path : `${root}:${path}`
}

/** Orders by file, root, line, column and code, so that two readings of one library list the same findings in the same order. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    (a.root ?? 0) - (b.root ?? 0) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  )
}

/** Locale-free order of texts: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
