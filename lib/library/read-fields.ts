// Reads one authored value into the type that a field wants, and reports what does not fit. Every list field is read in five
// shapes: list, JSON text, comma text, single text, empty. Nothing that is not text is ever turned into text.
import { type DiagnosticCode, diagnose, type Place } from "./diagnostics"
import { describeKind, type FieldValue, formatCount, parseJsonText } from "./field-value"
import { CONTROL_CHARS, describeHiddenText, revealHiddenText } from "./hidden-text"
import type { Diagnostic } from "./skill-record"

/** Collects what is found while one file (or manifest entry) is read. */
export interface Reading {
  readonly file: string
  readonly diagnostics: Diagnostic[]
  /** True where the text can hold neither hidden nor control characters, so that no value needs to be looked through. */
  readonly isPlain: boolean
  /** Set when a value holds control characters: the file is then refused. */
  controlChars: { line: number | null; field: string; code: number } | null
}

export const NONE: readonly never[] = Object.freeze([])

export function report(
  reading: Reading,
  code: DiagnosticCode,
  line: number | null,
  message: string,
  mend?: string,
): void {
  const place: Place = { file: reading.file, line }
  reading.diagnostics.push(diagnose(code, place, message, mend))
}

/** Starts the reading of one file or entry. `isPlain` only where that is known for sure. */
export function startReading(file: string, isPlain = false): Reading {
  return { file, diagnostics: [], isPlain, controlChars: null }
}

/**
 * Cleans one text: trims it, takes hidden characters out (and reports them), and notices control characters. `item` is its place in
 * a list, for messages.
 */
export function cleanText(reading: Reading, name: string, text: string, line: number | null, item?: number): string {
  if (reading.isPlain) return text.trim()
  const field = item === undefined ? name : `${name}[${item}]`
  const control = CONTROL_CHARS.exec(text)
  if (control) reading.controlChars ??= { line, field, code: control[0].charCodeAt(0) }
  const revealed = revealHiddenText(text)
  if (revealed.hidden) report(reading, "hidden-text", line, `${field} holds ${describeHiddenText(revealed.hidden)}`)
  return revealed.text.trim()
}

/** A text field. Numbers and booleans are read as they were written; lists and maps are reported and left out. */
export function readText(reading: Reading, field: string, value: FieldValue): string | null {
  switch (value.kind) {
    case "null":
      return null
    case "list":
    case "map":
      report(
        reading,
        "field-type",
        value.line,
        `${field} is ${describeKind(value)}, expected text`,
        `Write it in quotes: ${field}: "…"`,
      )
      return null
    case "text":
      reportComment(reading, field, value)
      break
  }
  const text = cleanText(reading, field, value.text, value.line)
  return text === "" ? null : text
}

function reportComment(reading: Reading, field: string, value: FieldValue): void {
  if (value.kind !== "text" || value.comment === null) return
  // `version: 1.0 # first release` is a comment that was meant; `board #7` is text that was lost.
  if (/^[ \t]/.test(value.comment) && field !== "description") return
  const message = `text after " #" in ${field} was dropped as a YAML comment: ${JSON.stringify(`#${value.comment.slice(0, 60)}`)}`
  report(reading, "value-truncated-by-comment", value.line, message)
}

/** True, false, or the texts "true" and "false". */
export function readBoolean(reading: Reading, field: string, value: FieldValue): boolean | null {
  if (value.kind === "null") return null
  if (value.kind === "boolean" || value.kind === "text") {
    const text = value.text.trim().toLowerCase()
    if (text === "true" || text === "false") return text === "true"
    if (text === "") return null
  }
  report(reading, "field-type", value.line, `${field} is not true or false`, `Write ${field}: true or ${field}: false.`)
  return null
}

/** A whole number of zero or more, also as text. */
export function readCount(reading: Reading, field: string, value: FieldValue): number | null {
  if (value.kind === "null") return null
  if (value.kind === "number" || value.kind === "text") {
    const number = Number(value.text.trim())
    if (value.text.trim() !== "" && Number.isSafeInteger(number) && number >= 0) return number
  }
  report(reading, "field-type", value.line, `${field} is not a whole number`, `Write a number of days: ${field}: 90`)
  return null
}

/** Which separators a comma text of a field has, and whether equal items are kept. */
export interface ListStyle {
  /** Braces keep commas together (globs). */
  readonly braces?: boolean
  /** Equal items are kept: their order means something. */
  readonly repeats?: boolean
  /** A split is worth a remark: the texts are sentences. */
  readonly prompts?: boolean
}

/** A list of texts, in any of the five shapes. */
export function readTextList(
  reading: Reading,
  field: string,
  value: FieldValue,
  style: ListStyle = {},
): readonly string[] {
  const items = listItems(reading, field, value, style)
  if (items.length === 0) return NONE
  const texts: string[] = []
  const bad: string[] = []
  items.forEach((item, index) => {
    if (item.kind !== "text") {
      bad.push(`${field}[${index}] is ${describeKind(item)}`)
      return
    }
    if (item.comment !== null) reportComment(reading, `${field}[${index}]`, item)
    const text = cleanText(reading, field, item.text, item.line, index)
    if (text !== "") texts.push(text)
  })
  reportBadItems(reading, bad, value.line)
  return style.repeats || texts.length < 2 ? texts : [...new Set(texts)]
}

export function reportBadItems(reading: Reading, bad: readonly string[], line: number | null): void {
  if (bad.length === 0) return
  const shown = bad.slice(0, 3).join(", ")
  const more = bad.length > 3 ? ` and ${bad.length - 3} more` : ""
  report(reading, "field-type", line, `${shown}${more}; left out`, "Put the item in quotes, or delete it.")
}

/** Longer lists are cut: everything that reads a list may rely on this. */
const MAX_ITEMS = 1000

function capped(
  reading: Reading,
  field: string,
  items: readonly FieldValue[],
  line: number | null,
): readonly FieldValue[] {
  if (items.length <= MAX_ITEMS) return items
  report(
    reading,
    "list-length",
    line,
    `${field} has ${formatCount(items.length)} items; the first ${formatCount(MAX_ITEMS)} are used`,
  )
  return items.slice(0, MAX_ITEMS)
}

/** Brings the five shapes down to a list of values. A map stands for itself where items may be maps. */
export function listItems(
  reading: Reading,
  field: string,
  value: FieldValue,
  style: ListStyle,
  maps = false,
): readonly FieldValue[] {
  switch (value.kind) {
    case "null":
      return NONE
    case "list":
      return capped(reading, field, value.items, value.line)
    case "map":
      if (maps) return [value]
      report(
        reading,
        "field-type",
        value.line,
        `${field} is a map, expected a list`,
        `Write a list: ${field}: [one, two]`,
      )
      return NONE
    case "number":
    case "boolean":
      return [value]
    case "text":
      return textItems(reading, field, value.text.trim(), value, style, maps)
  }
}

function textItems(
  reading: Reading,
  field: string,
  text: string,
  value: Extract<FieldValue, { kind: "text" }>,
  style: ListStyle,
  maps: boolean,
): readonly FieldValue[] {
  reportComment(reading, field, value)
  if (text === "") return NONE
  if (looksLikeJson(text, style)) {
    const decoded = parseJsonText(text, value.line)
    if (decoded) return decoded.kind === "text" ? [decoded] : listItems(reading, field, decoded, style, maps)
    report(
      reading,
      "field-json",
      value.line,
      `${field} looks like JSON and cannot be read: ${JSON.stringify(text.slice(0, 60))}`,
    )
    return NONE
  }
  const parts = splitText(text, style.braces === true)
  if (style.prompts && parts.length > 1 && !text.includes("\n")) {
    report(
      reading,
      "prompts-split",
      value.line,
      `${field} is one text and was read as ${parts.length} prompts, split at commas`,
    )
  }
  const items = parts.map((part): FieldValue => ({ kind: "text", text: part, comment: null, line: value.line }))
  return capped(reading, field, items, value.line)
}

/** `[` begins JSON, but a glob may begin with `[` or `{` as well. */
function looksLikeJson(text: string, style: ListStyle): boolean {
  if (style.braces) return /^\[\s*(?:["\]])/.test(text)
  return text[0] === "[" || text[0] === "{"
}

/** Splits at commas and line breaks; `- ` before a line is a list mark. Empty parts vanish. */
export function splitText(text: string, keepBraces: boolean): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at]
    if (keepBraces && character === "{") depth += 1
    if (keepBraces && character === "}") depth = Math.max(0, depth - 1)
    const isSeparator = character === undefined || character === "\n" || (character === "," && depth === 0)
    if (!isSeparator) continue
    const part = text
      .slice(start, at)
      .trim()
      .replace(/^[-*] +/, "")
    if (part !== "") parts.push(part)
    start = at + 1
  }
  return parts
}

/** Tools are listed with commas or spaces; what stands in parentheses belongs to its tool. */
export function splitTools(text: string): string[] {
  const tools: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at]
    if (character === "(") depth += 1
    if (character === ")") depth = Math.max(0, depth - 1)
    const ends = character === undefined || (depth === 0 && (character === "," || /\s/.test(character)))
    if (!ends) continue
    if (at > start) tools.push(text.slice(start, at))
    start = at + 1
  }
  return tools
}
