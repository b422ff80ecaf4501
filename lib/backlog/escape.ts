// Requests are foreign text: these make them inert in what leaves the backlog.

/**
 * A text as Markdown code, on one line: no markup, HTML, mention, issue reference or link in it comes alive, on any host. The fence
 * is longer than any run of backticks inside.
 */
export function codeSpan(text: string): string {
  const line = text.replace(/\s+/g, " ").trim()
  if (line === "") return "(no text)"
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length))
  const fence = "`".repeat(longest + 1)
  const space = line.startsWith("`") || line.endsWith("`") ? " " : ""
  return `${fence}${space}${line}${space}${fence}`
}

/** A text as Markdown prose: every mark that could mean something is escaped, `@name` and `#1` too. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, "\\$&")
    .replace(/@(?=\w)/g, "@\u200b")

// Spreadsheets run a cell that begins with one of these as a formula, also after white space or quotes that they strip.
// biome-ignore lint/suspicious/noControlCharactersInRegex: a leading NUL is dropped by spreadsheets, and so must not hide the sign
const FORMULA_START = /^[\s\u0000"']*[=+\-@\t\r＝＋－＠]/u

/** A cell of a CSV file (RFC 4180) that no spreadsheet takes for a formula: such text gets a `'` in front. Numbers stay numbers. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ""
  if (typeof value === "number") return String(value)
  const inert = FORMULA_START.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
