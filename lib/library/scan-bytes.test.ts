import fc from "fast-check"
import { expect, test } from "vitest"
import { scanBytes } from "./scan-bytes"

const scan = (bytes: Uint8Array, isAscii = false) => scanBytes(bytes, 0, bytes.length, 1, isAscii)

test("lines are counted as an editor counts them", () => {
  const count = (text: string) => scan(new TextEncoder().encode(text)).lineCount
  expect([
    count(""),
    count("a"),
    count("a\n"),
    count("a\nb"),
    count("\n\n"),
    count("a\r\nb\r\n"),
    count("a\rb"),
  ]).toEqual([0, 1, 1, 2, 2, 2, 2])
})

test("the short way for ASCII counts what the long way counts", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(10, 13, 32, 65, 126)), (codes) => {
      const bytes = Uint8Array.from(codes)
      expect(scan(bytes, true)).toEqual(scan(bytes))
    }),
  )
})

test("bytes are invalid exactly where a strict decoder says so", () => {
  const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
  const isValid = (bytes: Uint8Array) => {
    try {
      strict.decode(bytes)
      return true
    } catch {
      return false
    }
  }
  const byte = fc.oneof(
    fc.integer({ min: 0, max: 255 }),
    fc.constantFrom(0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), fc.array(byte, { maxLength: 6 }), (head, tail) => {
      const bytes = Uint8Array.from([...head, ...tail])
      expect(scan(bytes).invalid === null).toBe(isValid(bytes))
    }),
    { numRuns: 2000 },
  )
})

test("a line with hidden characters is given by its bytes", () => {
  const bytes = new TextEncoder().encode("plain — text\nsee \u{e0041}\nend\u202e")
  const lines = scan(bytes).hiddenLines.map(({ line, start, end }) => [
    line,
    new TextDecoder().decode(bytes.subarray(start, end)),
  ])
  expect(lines).toEqual([
    [2, "see \u{e0041}\n"],
    [3, "end\u202e"],
  ])
})
