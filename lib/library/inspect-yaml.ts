// Looks for what a YAML parser lets pass: duplicate keys, aliases without an anchor, aliases that multiply, and deep nesting. Linear
// in the size of what is written, however much the aliases stand for.
import { type Alias, isAlias, isMap, isScalar, isSeq, type LineCounter, type ParsedNode, type YAMLMap } from "yaml"
import type { DiagnosticCode } from "./diagnostics"
import { formatCount } from "./field-value"
import { clip } from "./hidden-text"
import type { ParsedYaml } from "./parse-yaml"

/** Nodes that aliases may add to what is written; real files hardly use any. */
const MAX_ALIASED_NODES = 1000
/** Levels of lists and maps. */
export const MAX_DEPTH = 40

export interface HeaderFault {
  code: DiagnosticCode
  /** 1-based in the file. */
  line: number
  column: number | null
  message: string
  mend?: string
}

/** `offset`: where a repair could start; null where there is nothing to repair. */
export type Fault = { fault: HeaderFault; offset: number | null }

interface Inspection {
  readonly text: string
  readonly lines: LineCounter
  readonly startLine: number
  /** Anchor → number of nodes that it stands for. */
  readonly anchors: Map<string, number>
  /** Nodes that aliases have added so far. */
  added: number
  found: Fault | null
}

/** The first fault, or null. */
export function inspectYaml({ contents, text, lines }: ParsedYaml, startLine: number): Fault | null {
  const inspection: Inspection = { text, lines, startLine, anchors: new Map(), added: 0, found: null }
  if (contents) measure(contents, 0, inspection)
  return inspection.found
}

/** Number of nodes that `node` stands for, aliases written out. */
function measure(node: ParsedNode, depth: number, inspection: Inspection): number {
  if (inspection.found) return 0
  if (isAlias(node)) return measureAlias(node, inspection)
  let size = 1
  if (isMap(node) || isSeq(node)) {
    if (depth > MAX_DEPTH)
      return fail(inspection, "yaml-too-complex", node.range[0], `values are nested more than ${MAX_DEPTH} deep`)
    size += isMap(node) ? measureMap(node, depth, inspection) : 0
    if (isSeq(node)) for (const item of node.items) size += measure(item as ParsedNode, depth + 1, inspection)
  }
  if (node.anchor) inspection.anchors.set(node.anchor, size)
  return size
}

function measureMap(node: YAMLMap.Parsed, depth: number, inspection: Inspection): number {
  const { lines, startLine } = inspection
  const seen = new Map<string, number>()
  let size = 0
  for (const { key, value } of node.items) {
    if (isScalar(key)) {
      const offset = key.range[0]
      const name = String(key.value)
      const earlier = seen.get(name)
      if (earlier !== undefined) {
        const [first, second] = [earlier, offset].map((at) => startLine + lines.linePos(at).line - 1)
        const message = `${JSON.stringify(clip(name, 60))} appears twice (lines ${first} and ${second})`
        return fail(inspection, "yaml-duplicate-key", offset, message)
      }
      seen.set(name, offset)
      if (key.anchor) inspection.anchors.set(key.anchor, 1)
    }
    if (value) size += measure(value, depth + 1, inspection)
  }
  return size
}

function measureAlias(node: Alias.Parsed, inspection: Inspection): number {
  const offset = node.range[0]
  const size = inspection.anchors.get(node.source)
  if (size === undefined) {
    const message = `"*${clip(node.source, 60)}" is an alias, and no anchor "&${clip(node.source, 60)}" comes before it`
    fail(inspection, "yaml-alias", offset, message, "Put the value in double quotes.")
    // `key: *word` is text without its quotes; inside a list or map it is not known what was meant.
    const before = inspection.text.slice(0, offset).trimEnd().at(-1)
    if (inspection.found && (before === ":" || before === "-")) inspection.found.offset = offset
    return 0
  }
  inspection.added += size
  if (inspection.added <= MAX_ALIASED_NODES) return size
  return fail(inspection, "yaml-alias", offset, `aliases stand for more than ${formatCount(MAX_ALIASED_NODES)} values`)
}

function fail(inspection: Inspection, code: DiagnosticCode, offset: number, message: string, mend?: string): 0 {
  const { line, col } = inspection.lines.linePos(offset)
  const fault: HeaderFault = { code, line: inspection.startLine + line - 1, column: col, message }
  if (mend !== undefined) fault.mend = mend
  inspection.found = { fault, offset: null }
  return 0
}
