// Which lines of a source belong to which field. Looks at indents only: what the lines mean was decided by the reader. Pure.

export interface AuthoredField {
  field: string
  lines: { start: number; end: number }
  place: string
}

const TOP_KEY = /^["']?([\p{L}\p{N}_][^:"']*?)["']?\s*:(?:\s|$)/u

/** Top-level keys, and under `metadata` what the record knows; `known` says where the reader found its fields. */
export function findFrontmatterFields(
  lines: readonly string[],
  known: readonly { field: string; line: number; encoding: "top" | "metadata" | "manifest" }[],
): AuthoredField[] {
  const byLine = new Map<number, string[]>()
  for (const { field, line } of known) byLine.set(line, [...(byLine.get(line) ?? []), field])
  const found: AuthoredField[] = []
  lines.forEach((text, index) => {
    const line = index + 1
    const fields = byLine.get(line) ?? []
    const key = TOP_KEY.exec(text)?.[1]
    if (key !== undefined && key !== "metadata" && fields.length === 0) fields.push(key)
    for (const field of fields) {
      const place = known.find((one) => one.field === field)?.encoding === "metadata" ? "under metadata" : "top level"
      found.push({ field, lines: { start: line, end: findEnd(lines, index) }, place })
    }
  })
  return found
}

/** The last line that is indented deeper than `index`, or a list's item at the same indent. */
function findEnd(lines: readonly string[], index: number): number {
  const indent = indentOf(lines[index] ?? "")
  let end = index
  for (let at = index + 1; at < lines.length; at += 1) {
    const text = lines[at] ?? ""
    if (text.trim() === "") continue
    if (text.startsWith("---")) break
    const isItem = indentOf(text) === indent && /^\s*-(\s|$)/.test(text)
    if (indentOf(text) <= indent && !isItem) break
    end = at
  }
  return end + 1
}

/** Groups of a manifest's entry whose keys are fields themselves. */
const GROUPS: ReadonlySet<string> = new Set(["activation", "health"])
const JSON_KEY = /^( {2}| {4})"((?:[^"\\]|\\.)*)": /

/** The keys of a manifest's entry, written by `JSON.stringify` with two spaces: its own, and those of its groups. */
export function findEntryFields(lines: readonly string[]): AuthoredField[] {
  const found: AuthoredField[] = []
  let group: string | null = null
  lines.forEach((text, index) => {
    const match = JSON_KEY.exec(text)
    if (!match) return
    const [, indent = "", field = ""] = match
    const isTop = indent.length === 2
    if (isTop) group = GROUPS.has(field) && text.endsWith("{") ? field : null
    if (isTop ? group !== null : group === null) return
    found.push({
      field,
      lines: { start: index + 1, end: findJsonEnd(lines, index, indent) },
      place: group ?? "top level",
    })
  })
  return found
}

function findJsonEnd(lines: readonly string[], index: number, indent: string): number {
  if (!/[[{]$/.test(lines[index] ?? "")) return index + 1
  const end = lines.findIndex(
    (text, at) => at > index && (text.startsWith(`${indent}]`) || text.startsWith(`${indent}}`)),
  )
  return (end === -1 ? index : end) + 1
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length
}
