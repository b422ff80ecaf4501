// One small tree for authored values, whatever they were written in: YAML nodes (with positions) or JSON. Maps are Maps, so that
// a key such as `__proto__` is just a key. Scalars keep their source text, so that `1.10` stays `1.10`.

interface Positioned {
  /** 1-based line in the file; null where the source has no lines (manifests). */
  readonly line: number | null
}

export interface TextValue extends Positioned {
  readonly kind: "text"
  readonly text: string
  /** Text after ` #` that YAML dropped as a comment; null where there is none. */
  readonly comment: string | null
}
export interface ScalarValue extends Positioned {
  readonly kind: "number" | "boolean"
  /** As written. */
  readonly text: string
}
export interface NullValue extends Positioned {
  readonly kind: "null"
}
export interface ListValue extends Positioned {
  readonly kind: "list"
  readonly items: readonly FieldValue[]
}
export interface MapValue extends Positioned {
  readonly kind: "map"
  readonly entries: ReadonlyMap<string, FieldValue>
}
export type FieldValue = TextValue | ScalarValue | NullValue | ListValue | MapValue

/** Deeper JSON is cut off: no field of a skill nests further than four levels. */
const MAX_JSON_DEPTH = 32

/** Turns parsed JSON into the tree; everything sits on the one line that held the JSON text. */
export function fromJson(value: unknown, line: number | null, depth = 0): FieldValue {
  if (value === null || value === undefined || depth > MAX_JSON_DEPTH) return { kind: "null", line }
  if (typeof value === "string") return { kind: "text", text: value, comment: null, line }
  if (typeof value === "number") return { kind: "number", text: String(value), line }
  if (typeof value === "boolean") return { kind: "boolean", text: String(value), line }
  if (Array.isArray(value)) return { kind: "list", items: value.map((item) => fromJson(item, line, depth + 1)), line }
  if (typeof value === "object") {
    const entries = new Map<string, FieldValue>()
    for (const [key, item] of Object.entries(value)) entries.set(key, fromJson(item, line, depth + 1))
    return { kind: "map", entries, line }
  }
  return { kind: "null", line }
}

/** Reads a text as JSON, or says that it is none. Never throws. */
export function parseJsonText(text: string, line: number | null): FieldValue | null {
  try {
    return fromJson(JSON.parse(text), line)
  } catch {
    return null
  }
}

/** Names a value's type for a message: `a list`, `text`. */
export function describeKind(value: FieldValue): string {
  switch (value.kind) {
    case "text":
      return "text"
    case "null":
      return "null"
    default:
      return `a ${value.kind}`
  }
}

/** A comparable form: two values with the same one say the same, however they are written. */
export function canonicalText(value: FieldValue): string {
  switch (value.kind) {
    case "null":
      return "null"
    case "list":
      return `[${value.items.map(canonicalText).join(",")}]`
    case "map":
      return `{${[...value.entries].map(([key, item]) => `${JSON.stringify(key)}:${canonicalText(item)}`).join(",")}}`
    default:
      return JSON.stringify(value.text)
  }
}

/** `1160` → `1,160`, the same on every machine. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",")
}
