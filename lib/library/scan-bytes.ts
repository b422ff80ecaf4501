// One pass over the bytes of a file: counts lines, checks UTF-8, and notices hidden characters, without decoding anything.

export interface ByteScan {
  /** Lines as an editor counts them, without the empty one after a final line break. */
  lineCount: number
  /** The first byte that is not UTF-8. */
  invalid: { offset: number; line: number; byte: number } | null
  /** Byte ranges of lines that hold tag or bidi characters; at most `MAX_HIDDEN_LINES` of them. */
  hiddenLines: { line: number; start: number; end: number }[]
}

const MAX_HIDDEN_LINES = 5

/**
 * Scans `bytes[start, end)`; `startLine` is the 1-based line of `start`. Where the caller knows that all bytes are ASCII, only lines
 * are counted, with the engine's own search: bodies are most of what is read, and a loop here would cost as much as the YAML.
 */
export function scanBytes(bytes: Uint8Array, start: number, end: number, startLine: number, isAscii = false): ByteScan {
  if (isAscii && end === bytes.length && bytes.indexOf(13, start) < 0) {
    return { lineCount: countLines(bytes, start), invalid: null, hiddenLines: [] }
  }
  const scan: ByteScan = { lineCount: 0, invalid: null, hiddenLines: [] }
  let lines = 0
  let lineStart = start
  let hidden = false
  let at = start
  while (at < end) {
    const byte = bytes[at] as number
    if (byte >= 128) {
      const length = sequenceLength(bytes, at, end)
      if (length === 0) {
        scan.invalid ??= { offset: at, line: startLine + lines, byte }
        at += 1
        continue
      }
      hidden ||= isHidden(bytes, at)
      at += length
      continue
    }
    at += 1
    if (byte === 10 || (byte === 13 && bytes[at] !== 10)) {
      if (hidden) note(scan, startLine + lines, lineStart, at)
      hidden = false
      lines += 1
      lineStart = at
    }
  }
  if (hidden) note(scan, startLine + lines, lineStart, end)
  scan.lineCount = lines + (lineStart < end ? 1 : 0)
  return scan
}

function countLines(bytes: Uint8Array, start: number): number {
  let lines = 0
  let at = start
  for (let next = bytes.indexOf(10, at); next >= 0; next = bytes.indexOf(10, at)) {
    lines += 1
    at = next + 1
  }
  return at < bytes.length ? lines + 1 : lines
}

function note(scan: ByteScan, line: number, start: number, end: number): void {
  if (scan.hiddenLines.length < MAX_HIDDEN_LINES) scan.hiddenLines.push({ line, start, end })
}

/** Length of the well-formed UTF-8 sequence at `at` (Unicode table 3-7), or 0. */
function sequenceLength(bytes: Uint8Array, at: number, end: number): number {
  const first = bytes[at] as number
  if (first < 0xc2 || first > 0xf4) return 0
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  if (at + length > end) return 0
  const second = bytes[at + 1] as number
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
  if (second < low || second > high) return 0
  for (let next = at + 2; next < at + length; next += 1) if (((bytes[next] as number) & 0xc0) !== 0x80) return 0
  return length
}

/** Whether the character at `at` is one that `hidden-text.ts` takes out: U+061C, 200E-F, 202A-E, 2066-9, E0000-E007F. */
function isHidden(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at]
  const second = bytes[at + 1]
  if (first === 0xd8) return second === 0x9c
  const third = bytes[at + 2] ?? 0
  if (first === 0xe2) {
    if (second === 0x80) return third === 0x8e || third === 0x8f || (third >= 0xaa && third <= 0xae)
    return second === 0x81 && third >= 0xa6 && third <= 0xa9
  }
  return first === 0xf3 && second === 0xa0 && (third === 0x80 || third === 0x81)
}
