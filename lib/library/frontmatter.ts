// Finds the frontmatter block in the bytes of a file: where it starts, where it ends, and which lines those are. Knows nothing of
// YAML. Works on bytes, so that bodies are never decoded.
const LF = 10
const CR = 13
const DASH = 45
const SPACE = 32
const TAB = 9

/** How far down a block that does not come first is looked for. */
const LATE_FENCE_LINES = 60

export type Frontmatter =
  | {
      kind: "found"
      /** Byte range of what stands between the fences. */
      start: number
      end: number
      /** 1-based line of the first line between the fences. */
      startLine: number
      /** 1-based line of the opening fence; above 1 where blank lines come first. */
      fenceLine: number
      /** First byte and 1-based line after the closing fence. */
      bodyStart: number
      bodyStartLine: number
      hasBom: boolean
    }
  | { kind: "empty" }
  | { kind: "utf16" }
  | { kind: "missing" }
  | { kind: "late"; fenceLine: number }
  | { kind: "unclosed"; fenceLine: number; lastKeyLine: number; codeFenceLine: number | null }

interface Line {
  start: number
  /** End without the line break. */
  end: number
  /** Start of the next line. */
  next: number
}

/** Locates the frontmatter of a SKILL.md. Accepts a BOM and LF, CRLF or CR line ends. */
export function findFrontmatter(bytes: Uint8Array): Frontmatter {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return { kind: "utf16" }
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  let line = lineAt(bytes, hasBom ? 3 : 0)
  let number = 1
  while (isBlank(bytes, line)) {
    if (line.next >= bytes.length) return { kind: "empty" }
    line = lineAt(bytes, line.next)
    number += 1
  }
  if (!isFence(bytes, line)) return findLateFence(bytes, line, number)

  const start = line.next
  const fenceLine = number
  while (line.next < bytes.length) {
    line = lineAt(bytes, line.next)
    number += 1
    if (!isFence(bytes, line)) continue
    return {
      kind: "found",
      start,
      end: line.start,
      startLine: fenceLine + 1,
      fenceLine,
      bodyStart: line.next,
      bodyStartLine: number + 1,
      hasBom,
    }
  }
  return describeUnclosed(bytes, start, fenceLine)
}

/** The 1-based line on which a second block opens right after the first, or null. */
export function findSecondBlock(bytes: Uint8Array, bodyStart: number, bodyStartLine: number): number | null {
  let line = lineAt(bytes, bodyStart)
  let number = bodyStartLine
  while (line.next < bytes.length && isBlank(bytes, line)) {
    line = lineAt(bytes, line.next)
    number += 1
  }
  if (!isFence(bytes, line) || line.next >= bytes.length) return null
  return closesAfterKeys(bytes, line.next) ? number : null
}

/** Something stands before the first fence. A rule in the middle of prose is no frontmatter: keys must follow, and a closing fence. */
function findLateFence(bytes: Uint8Array, first: Line, firstNumber: number): Frontmatter {
  let line = first
  for (let number = firstNumber; number < firstNumber + LATE_FENCE_LINES; number += 1) {
    if (isFence(bytes, line) && closesAfterKeys(bytes, line.next)) return { kind: "late", fenceLine: number }
    if (line.next >= bytes.length) break
    line = lineAt(bytes, line.next)
  }
  return { kind: "missing" }
}

function closesAfterKeys(bytes: Uint8Array, start: number): boolean {
  let line = lineAt(bytes, start)
  if (!isKey(bytes, line)) return false
  for (let count = 0; count < 1000; count += 1) {
    if (isFence(bytes, line)) return true
    if (line.next >= bytes.length) return false
    line = lineAt(bytes, line.next)
  }
  return false
}

function describeUnclosed(bytes: Uint8Array, start: number, fenceLine: number): Frontmatter {
  let lastKeyLine = fenceLine
  let codeFenceLine: number | null = null
  let number = fenceLine
  for (let at = start; at < bytes.length; ) {
    const line = lineAt(bytes, at)
    number += 1
    const first = bytes[line.start]
    if (isBlank(bytes, line) || first === 35) break
    if (first === 96 && bytes[line.start + 1] === 96 && bytes[line.start + 2] === 96) {
      codeFenceLine = number
      break
    }
    lastKeyLine = number
    at = line.next
  }
  return { kind: "unclosed", fenceLine, lastKeyLine, codeFenceLine }
}

function lineAt(bytes: Uint8Array, start: number): Line {
  let end = start
  while (end < bytes.length && bytes[end] !== LF && bytes[end] !== CR) end += 1
  if (end >= bytes.length) return { start, end, next: bytes.length }
  return { start, end, next: bytes[end] === CR && bytes[end + 1] === LF ? end + 2 : end + 1 }
}

function isBlank(bytes: Uint8Array, line: Line): boolean {
  for (let at = line.start; at < line.end; at += 1) if (bytes[at] !== SPACE && bytes[at] !== TAB) return false
  return true
}

/** `---` at the start of a line, and nothing but white space after it. */
function isFence(bytes: Uint8Array, line: Line): boolean {
  if (bytes[line.start] !== DASH || bytes[line.start + 1] !== DASH || bytes[line.start + 2] !== DASH) return false
  return line.end - line.start >= 3 && isBlank(bytes, { ...line, start: line.start + 3 })
}

/** Looks like `key:` at the start of a line. */
function isKey(bytes: Uint8Array, line: Line): boolean {
  for (let at = line.start; at < line.end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === 58) return at > line.start
    const isWord = (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90) || (byte >= 48 && byte <= 57)
    if (!isWord && byte !== DASH && byte !== 95) return false
  }
  return false
}
