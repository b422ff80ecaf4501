// Spreadsheets run a cell that begins with one of these as a formula, also after white space or quotes that they strip.
// biome-ignore lint/suspicious/noControlCharactersInRegex: a leading NUL is dropped by spreadsheets, and so must not hide the sign
const FORMULA_START = /^[\s\u0000"']*[=+\-@\t\r]/u

/** One cell: quoted where needed, and made inert where a spreadsheet would take it for a formula. */
export function formatCsvCell(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  const text = Array.isArray(value) ? value.join("; ") : String(value)
  const inert = FORMULA_START.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(inert) || inert !== inert.trim() ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** A whole document (RFC 4180, UTF-8 with a mark so that Excel reads it as such). */
export function formatCsv(header: readonly string[], rows: Iterable<readonly unknown[]>): string {
  const lines = [header.map(formatCsvCell).join(",")]
  for (const row of rows) lines.push(row.map(formatCsvCell).join(","))
  return `\uFEFF${lines.join("\r\n")}\r\n`
}
