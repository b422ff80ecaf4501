// Reads the text between the fences as YAML 1.2 (core schema) with positions, repairs what is only missing quotes, and refuses
// what would cost too much: duplicate keys, undefined aliases, alias bombs, deep nesting. Never throws.
import {
  type Alias,
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type ParsedNode,
  Parser,
  Scalar,
  Schema,
} from "yaml"
import type { DiagnosticCode } from "./diagnostics"
import { explainYamlError } from "./explain-yaml-error"
import { type FieldValue, formatCount } from "./field-value"
import { quoteColonValues, type Repair, repairAt } from "./repair-yaml"

/** Nodes that aliases may add to what is written; the corpus of real files uses none at all. */
const MAX_ALIASED_NODES = 1000
const MAX_DEPTH = 40
/** Real headers hold a few hundred tokens; a thousand cost about three milliseconds. */
const MAX_TOKENS = 5000
/** Depth of the parser's stack, which holds one or two entries for each level of nesting. */
const MAX_STACK = 100
/** Each round costs one more parse of the header. */
const MAX_REPAIRS = 8

/**
 * Every plain scalar is read as text; what the core schema makes of one is decided in `scalarValue`, and only for the few fields that
 * are read. Made once: the parser would make a schema for every document.
 */
const TEXT_SCHEMA = new Schema({ schema: "failsafe" })
const COMPOSE_OPTIONS = { schema: TEXT_SCHEMA, uniqueKeys: false, stringKeys: true } as const
const CORE_NULL = /^(?:~|null|Null|NULL|)$/
const CORE_BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/
const CORE_NUMBER =
  /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/

export interface HeaderFault {
  code: DiagnosticCode
  /** 1-based in the file. */
  line: number
  column: number | null
  message: string
  mend?: string
}

export interface HeaderEntry {
  /** 1-based line of the key. */
  readonly line: number
  readonly value: FieldValue
}

export type Header =
  | { ok: true; entries: ReadonlyMap<string, HeaderEntry>; repairs: readonly Repair[] }
  | { ok: false; fault: HeaderFault }

type YamlError = { pos: readonly number[]; message: string; code: string }

/** What the readings of one header may cost together, repairs included. */
interface Budget {
  tokens: number
}

interface Parsed {
  contents: ParsedNode | null
  errors: readonly YamlError[]
  lines: LineCounter
  text: string
  /** Why the reading was given up; null where it was not. */
  tooCostly: string | null
}

/** Parses `source`, whose first line is line `startLine` of the file; only the keys in `wanted` are turned into values. */
export function parseHeader(source: string, startLine: number, wanted: ReadonlySet<string>): Header {
  const text = source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source
  const budget: Budget = { tokens: MAX_TOKENS }
  const quoted = quoteColonValues(text)
  if (quoted) {
    const header = parseOnce(quoted.text, startLine, wanted, quoted.repairs, budget)
    if (header.ok) return header
  }
  return parseOnce(text, startLine, wanted, [], budget)
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
    const parsed = parse(text, budget)
    const fault = findFault(text, parsed, startLine)
    if (!fault) return readEntries(parsed, startLine, wanted, repairs)
    first ??= fault.fault
    if (round === MAX_REPAIRS || fault.offset === null) return { ok: false, fault: first }
    const repaired = repairAt(text, fault.offset)
    if (!repaired) return { ok: false, fault: first }
    text = repaired.text
    repairs.push(repaired.repair)
  }
}

/**
 * What `parseDocument` does, one token at a time, so that a header that would cost too much is given up while it is read: the
 * parser takes some microseconds a token, and more for each level that it is nested.
 */
function parse(text: string, budget: Budget): Parsed {
  const lines = new LineCounter()
  lines.addNewLine(0)
  const parser = new Parser(lines.addNewLine)
  // Duplicate keys are looked for afterwards, in linear time; the composer's own check is quadratic.
  const composer = new Composer(COMPOSE_OPTIONS)
  const documents: Document.Parsed[] = []
  const take = (tokens: Iterable<CST.Token>) => {
    for (const token of tokens) for (const document of composer.next(token)) documents.push(document)
  }
  for (const lexeme of new Lexer().lex(text)) {
    budget.tokens -= 1
    if (budget.tokens < 0)
      return exhausted(lines, text, `the frontmatter holds more than ${formatCount(MAX_TOKENS)} YAML tokens`)
    take(parser.next(lexeme))
    if (parser.stack.length > MAX_STACK) return exhausted(lines, text, "the frontmatter is nested too deeply")
  }
  take(parser.end())
  for (const document of composer.end(true, text.length)) documents.push(document)
  const [document, extra] = documents
  const errors: YamlError[] = [...(document?.errors ?? [])]
  if (extra) errors.push({ pos: extra.range, message: "a second YAML document starts here", code: "MULTIPLE_DOCS" })
  return { contents: document?.contents ?? null, errors, lines, text, tooCostly: null }
}

function exhausted(lines: LineCounter, text: string, message: string): Parsed {
  return { contents: null, errors: [], lines, text, tooCostly: message }
}

/** The first fault and the offset where a repair could start; a null offset: nothing to repair. */
function findFault(
  text: string,
  parsed: Parsed,
  startLine: number,
): { fault: HeaderFault; offset: number | null } | null {
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
  return inspect(parsed, startLine)
}

interface Inspection {
  anchors: Map<string, number>
  added: number
  fault: { fault: HeaderFault; offset: number | null } | null
}

/** Looks for what a YAML parser lets pass: duplicate keys, aliases without an anchor, and aliases that multiply. */
function inspect(parsed: Parsed, startLine: number): Inspection["fault"] {
  const state: Inspection = { anchors: new Map(), added: 0, fault: null }
  if (parsed.contents) measure(parsed.contents, 0, state, parsed.lines, startLine)
  return state.fault
}

/** Number of nodes that `node` stands for, aliases written out. */
function measure(node: ParsedNode, depth: number, state: Inspection, lines: LineCounter, startLine: number): number {
  if (state.fault) return 0
  let size = 1
  if (isMap(node)) {
    if (depth > MAX_DEPTH) return tooDeep(node, state, lines, startLine)
    const seen = new Map<string, number>()
    for (const pair of node.items) {
      const key = pair.key
      if (isScalar(key)) {
        const offset = key.range?.[0] ?? 0
        const name = String(key.value)
        const earlier = seen.get(name)
        if (earlier !== undefined) return duplicate(name, earlier, offset, state, lines, startLine)
        seen.set(name, offset)
        if (key.anchor) state.anchors.set(key.anchor, 1)
      } else if (key) size += measure(key, depth + 1, state, lines, startLine)
      if (pair.value) size += measure(pair.value, depth + 1, state, lines, startLine)
    }
  } else if (isSeq(node)) {
    if (depth > MAX_DEPTH) return tooDeep(node, state, lines, startLine)
    for (const item of node.items) size += measure(item as ParsedNode, depth + 1, state, lines, startLine)
  } else if (isAlias(node)) {
    return measureAlias(node, state, lines, startLine)
  }
  if (node.anchor) state.anchors.set(node.anchor, size)
  return size
}

function measureAlias(node: Alias, state: Inspection, lines: LineCounter, startLine: number): number {
  const offset = node.range?.[0] ?? 0
  const at = lines.linePos(offset)
  const size = state.anchors.get(node.source)
  const place = { code: "yaml-alias", line: startLine + at.line - 1, column: at.col } as const
  if (size === undefined) {
    const message = `"*${node.source}" is an alias, and no anchor "&${node.source}" comes before it`
    state.fault = { fault: { ...place, message, mend: "put the value in double quotes" }, offset }
    return 0
  }
  state.added += size
  if (state.added <= MAX_ALIASED_NODES) return size
  state.fault = {
    fault: { ...place, message: `aliases stand for more than ${MAX_ALIASED_NODES} values` },
    offset: null,
  }
  return 0
}

function tooDeep(node: ParsedNode, state: Inspection, lines: LineCounter, startLine: number): number {
  const at = lines.linePos(node.range[0])
  const message = `values are nested more than ${MAX_DEPTH} deep`
  state.fault = {
    fault: { code: "yaml-too-complex", line: startLine + at.line - 1, column: at.col, message },
    offset: null,
  }
  return 0
}

function duplicate(
  name: string,
  first: number,
  second: number,
  state: Inspection,
  lines: LineCounter,
  startLine: number,
): number {
  const earlier = startLine + lines.linePos(first).line - 1
  const at = lines.linePos(second)
  const line = startLine + at.line - 1
  const message = `${JSON.stringify(name)} appears twice (lines ${earlier} and ${line})`
  state.fault = { fault: { code: "yaml-duplicate-key", line, column: at.col, message }, offset: null }
  return 0
}

function readEntries(
  parsed: Parsed,
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
  return { ok: true, entries, repairs }
}

/** Stands for the value of a key that nobody reads. */
export const UNREAD: FieldValue = { kind: "null", line: null }

function collectAnchors(node: ParsedNode, anchors: Map<string, ParsedNode>): void {
  if (node.anchor) anchors.set(node.anchor, node)
  if (isMap(node)) for (const pair of node.items) if (pair.value) collectAnchors(pair.value, anchors)
  if (isSeq(node)) for (const item of node.items) collectAnchors(item as ParsedNode, anchors)
}

function toFieldValue(
  node: ParsedNode,
  anchors: ReadonlyMap<string, ParsedNode>,
  lineOf: (node: ParsedNode) => number,
  depth: number,
): FieldValue {
  const line = lineOf(node)
  if (isAlias(node)) {
    const target = anchors.get(node.source)
    // An alias inside its own anchor is a circle: it has been measured as one node, and is read as nothing.
    return target && depth < MAX_DEPTH ? toFieldValue(target, anchors, lineOf, depth + 1) : { kind: "null", line }
  }
  if (isSeq(node)) {
    return {
      kind: "list",
      items: node.items.map((item) => toFieldValue(item as ParsedNode, anchors, lineOf, depth + 1)),
      line,
    }
  }
  if (isMap(node)) {
    const entries = new Map<string, FieldValue>()
    for (const pair of node.items) {
      const key = isScalar(pair.key) ? String(pair.key.value) : ""
      entries.set(key, pair.value ? toFieldValue(pair.value, anchors, lineOf, depth + 1) : { kind: "null", line })
    }
    return { kind: "map", entries, line }
  }
  return scalarValue(node, line)
}

function scalarValue(node: Scalar.Parsed, line: number): FieldValue {
  const text = String(node.value ?? "")
  const isText = node.type !== Scalar.PLAIN || node.tag === STRING_TAG
  if (!isText) {
    if (CORE_NULL.test(text)) return { kind: "null", line }
    if (CORE_BOOLEAN.test(text)) return { kind: "boolean", text, line }
    if (CORE_NUMBER.test(text)) return { kind: "number", text, line }
  }
  const comment = node.type === Scalar.PLAIN && node.comment ? node.comment : null
  return { kind: "text", text, comment, line }
}

const STRING_TAG = "tag:yaml.org,2002:str"
