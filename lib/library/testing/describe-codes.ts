// The page that documents the codes, made from the catalogue.

import type { CodeEntry } from "../diagnostic-codes"
import { FILE_CODES } from "../diagnostic-codes"
import { LIBRARY_CODES } from "../library-codes"

/** Markdown for `docs/diagnostics.md`. */
export function describeCodes(): string {
  return [
    "# Diagnostics",
    "",
    "Everything that `tower lint`, the screens and the API say about a library. Codes are stable: one that was published keeps its",
    "meaning. An *error* keeps a file from routing (or an audit state from being read), a *warning* says that something does not work as",
    "its author will think, an *info* is worth knowing. Each finding also names the place, says what was seen there, and what to type.",
    "",
    "This page is made from the catalogue in `lib/library` (`diagnostic-codes.ts`, `library-codes.ts`); a test keeps the two the same.",
    "",
    ...section("One file", FILE_CODES),
    ...section("The library as a whole, and manifests", LIBRARY_CODES),
  ].join("\n")
}

function section(title: string, codes: Readonly<Record<string, CodeEntry>>): string[] {
  const rows = Object.entries(codes).map(([code, { severity, what, mend, example }]) => {
    return `| \`${code}\` | ${severity} | ${cell(what)} | ${cell(example)} | ${cell(mend)} |`
  })
  return [
    `## ${title}`,
    "",
    "| code | severity | meaning | for example | mend |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ]
}

/** Neither a pipe nor a tag of an example may break the table. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;")
}
