// Reads a file together with the stamp that tells whether it has changed since.
import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from "node:fs"
import { open, stat } from "node:fs/promises"
import { reasonOf } from "./file-fault"

/** Two readings with equal stamps saw the same file. */
export interface Stamp {
  readonly size: number
  readonly mtimeMs: number
  /** No editor and no copy can set this one back. */
  readonly ctimeMs: number
  readonly ino: number
  /** When it was looked at: a file that changed in the very moment of reading may have kept its times. */
  readonly seenMs: number
}

export type StampedFile =
  | { kind: "content"; stamp: Stamp; bytes: Uint8Array }
  /** The stamp is the one that was known. */
  | { kind: "unchanged"; stamp: Stamp }
  | { kind: "too-large"; stamp: Stamp }
  | { kind: "irregular" }
  | { kind: "unreadable"; reason: string }

/** File systems keep times in steps of a few milliseconds; a file as young as that when it was read is read again. */
const YOUNG_MS = 100

export function isSameStamp(known: Stamp, seen: Stamp): boolean {
  return (
    known.size === seen.size &&
    known.mtimeMs === seen.mtimeMs &&
    known.ctimeMs === seen.ctimeMs &&
    known.ino === seen.ino &&
    known.seenMs - known.ctimeMs > YOUNG_MS
  )
}

/** Paths are real when they come here: a link put in their place since then is refused, and a pipe does not hang the reading. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Grows to the largest file read, and is reused: what `readStampedSync` returns is valid until the next call. */
let shared = new Uint8Array(64 * 1024)

/** Reads at most `limit` bytes; does not read at all where `known` still holds. */
export function readStampedSync(path: string, limit: number, known: Stamp | undefined): StampedFile {
  try {
    if (known) {
      const stamp = toStamp(statSync(path))
      if (isSameStamp(known, stamp)) return { kind: "unchanged", stamp }
    }
    const file = openSync(path, FLAGS)
    try {
      const stats = fstatSync(file)
      const early = judge(stats, limit)
      if (early) return early
      if (stats.size > shared.length) shared = new Uint8Array(stats.size)
      let length = 0
      while (length < stats.size) {
        const count = readSync(file, shared, length, stats.size - length, null)
        if (count === 0) break
        length += count
      }
      return { kind: "content", stamp: toStamp(stats), bytes: shared.subarray(0, length) }
    } finally {
      closeSync(file)
    }
  } catch (error) {
    return { kind: "unreadable", reason: reasonOf(error) }
  }
}

/** The same for slow disks. */
export async function readStamped(path: string, limit: number, known: Stamp | undefined): Promise<StampedFile> {
  try {
    if (known) {
      const stamp = toStamp(await stat(path))
      if (isSameStamp(known, stamp)) return { kind: "unchanged", stamp }
    }
    const file = await open(path, FLAGS)
    try {
      const stats = await file.stat()
      const early = judge(stats, limit)
      if (early) return early
      const bytes = new Uint8Array(stats.size)
      let length = 0
      while (length < stats.size) {
        const { bytesRead } = await file.read(bytes, length, stats.size - length, null)
        if (bytesRead === 0) break
        length += bytesRead
      }
      return { kind: "content", stamp: toStamp(stats), bytes: bytes.subarray(0, length) }
    } finally {
      await file.close()
    }
  } catch (error) {
    return { kind: "unreadable", reason: reasonOf(error) }
  }
}

function judge(stats: Stats, limit: number): StampedFile | null {
  if (!stats.isFile()) return { kind: "irregular" }
  return stats.size > limit ? { kind: "too-large", stamp: toStamp(stats) } : null
}

function toStamp(stats: Stats): Stamp {
  return { size: stats.size, mtimeMs: stats.mtimeMs, ctimeMs: stats.ctimeMs, ino: stats.ino, seenMs: Date.now() }
}
