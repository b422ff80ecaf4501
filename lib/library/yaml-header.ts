// Reads the text between the fences as YAML 1.2 (core schema) with positions, repairs what is only missing quotes, and refuses
// what would cost too much: duplicate keys, undefined aliases, alias bombs, deep nesting. Never throws.
import { isMap, isScalar, isSeq, type ParsedNode } from "yaml"
import { explainYamlError } from "./explain-yaml-error"
import type { FieldValue } from "./field-value"
import { type Fault, type HeaderFault, inspectYaml } from "./inspect-yaml"
import { type Budget, MAX_TOKENS, type ParsedYaml, parseYaml } from "./parse-yaml"
import { quoteColonValues, type Repair, repairAt } from "./repair-yaml"
import { collectAnchors, toFieldValue } from "./yaml-values"

/** Each round costs one more parse of the header. */
const MAX_REPAIRS = 8

export interface HeaderEntry {
  /** 1-based line of the key. */
  readonly line: number
  readonly value: FieldValue
}

export type Header =
  | { ok: true; entries: ReadonlyMap<string, HeaderEntry>; repairs: readonly Repair[] }
  | { ok: false; fault: HeaderFault }

/** Parses `source`, whose first line is line `startLine` of the file; only the keys in `wanted` are turned into values. */
export function parseHeader(source: string, startLine: number, wanted: ReadonlySet<string>): Header {
  const text = source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source
  const budget: Budget = { tokens: MAX_TOKENS }
  const quoted = quoteColonValues(text)
  if (quoted) {
    const header = parseOnce(quoted.text, startLine, wanted, quoted.repairs, budget)
    if (header.ok) return header
    // The quotes may have been put into a text that was quoted already.
    const plain = parseOnce(text, startLine, wanted, [], budget)
    return plain.ok || isMended(header.fault, quoted.repairs, startLine) ? plain : header
  }
  return parseOnce(text, startLine, wanted, [], budget)
}

/** Whether a fault lies where something was mended: then it tells of the mending, and not of the author's text. */
function isMended(fault: HeaderFault, repairs: readonly Repair[], startLine: number): boolean {
  return fault.code === "yaml-too-complex" || repairs.some(({ line }) => startLine + line - 1 === fault.line)
}

function parseOnce(
  source: string,
  startLine: number,
  wanted: ReadonlySet<string>,
  made: readonly Repair[],
  budget: Budget,
): Header {
  const repairs = [...made]
  let text = source
  let first: HeaderFault | null = null
  for (let round = 0; ; round += 1) {
    const parsed = parseYaml(text, budget)
    const fault = findFault(text, parsed, startLine)
    if (!fault) return readEntries(parsed, startLine, wanted, repairs)
    first ??= fault.fault
    const repaired = round === MAX_REPAIRS || fault.offset === null ? null : repairAt(text, fault.offset)
    if (!repaired) return { ok: false, fault: isMended(fault.fault, repairs, startLine) ? first : fault.fault }
    text = repaired.text
    repairs.push(repaired.repair)
  }
}

/** The first fault and the offset where a repair could start; a null offset: nothing to repair. */
function findFault(text: string, parsed: ParsedYaml, startLine: number): Fault | null {
  const lineOf = (offset: number) => parsed.lines.linePos(offset)
  if (parsed.tooCostly !== null) {
    const fault: HeaderFault = { code: "yaml-too-complex", line: startLine, column: null, message: parsed.tooCostly }
    return { fault, offset: null }
  }
  const error = parsed.errors[0]
  if (error) {
    const explained = explainYamlError(text, error)
    const { line, col } = lineOf(explained.offset)
    const fault: HeaderFault = {
      code: "yaml-syntax",
      line: startLine + line - 1,
      column: col,
      message: explained.message,
    }
    if (explained.mend) fault.mend = explained.mend(fault.line)
    return { fault, offset: error.pos[0] ?? 0 }
  }
  return inspectYaml(parsed, startLine)
}

function readEntries(
  parsed: ParsedYaml,
  startLine: number,
  wanted: ReadonlySet<string>,
  repairs: readonly Repair[],
): Header {
  const { contents, lines } = parsed
  if (contents === null || (isScalar(contents) && contents.value === null)) {
    const message = "the frontmatter has no keys"
    return { ok: false, fault: { code: "frontmatter-empty", line: Math.max(1, startLine - 1), column: null, message } }
  }
  if (!isMap(contents)) {
    const at = lines.linePos(contents.range[0])
    const what = isSeq(contents) ? "a list" : "text"
    const message = `the frontmatter is ${what}, not key: value pairs`
    return {
      ok: false,
      fault: { code: "frontmatter-not-mapping", line: startLine + at.line - 1, column: at.col, message },
    }
  }
  const anchors = new Map<string, ParsedNode>()
  const hasAnchors = parsed.text.includes("&")
  const lineOf = (node: ParsedNode) => startLine + lines.linePos(node.range[0]).line - 1
  const entries = new Map<string, HeaderEntry>()
  for (const pair of contents.items) {
    const key = isScalar(pair.key) ? String(pair.key.value) : ""
    if (hasAnchors && pair.value) collectAnchors(pair.value, anchors)
    if (!wanted.has(key)) {
      // Strict readers refuse unknown keys, so that there are any must be known.
      entries.set(key, { line: pair.key ? lineOf(pair.key) : startLine, value: UNREAD })
      continue
    }
    const line = pair.key ? lineOf(pair.key) : startLine
    const value: FieldValue = pair.value ? toFieldValue(pair.value, anchors, lineOf, 0) : { kind: "null", line }
    entries.set(key, { line, value })
  }
  return { ok: true, entries, repairs: [...repairs].sort((a, b) => a.line - b.line) }
}

/** Stands for the value of a key that nobody reads. */
export const UNREAD: FieldValue = { kind: "null", line: null }
