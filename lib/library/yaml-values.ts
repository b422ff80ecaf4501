// Turns YAML nodes into authored values: aliases followed, scalars kept as written, and typed by the rules of the core schema.
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, Scalar } from "yaml"
import type { FieldValue } from "./field-value"
import { MAX_DEPTH } from "./inspect-yaml"

const CORE_NULL = /^(?:~|null|Null|NULL|)$/
const CORE_BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/
const CORE_NUMBER =
  /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/
const STRING_TAG = "tag:yaml.org,2002:str"

/** Anchor → node; a later anchor of the same name wins, as in the order of the text. */
export function collectAnchors(node: ParsedNode, anchors: Map<string, ParsedNode>): void {
  if (node.anchor) anchors.set(node.anchor, node)
  if (isMap(node)) for (const pair of node.items) if (pair.value) collectAnchors(pair.value, anchors)
  if (isSeq(node)) for (const item of node.items) collectAnchors(item as ParsedNode, anchors)
}

/** `lineOf` gives a node's 1-based line in the file. */
export function toFieldValue(
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
