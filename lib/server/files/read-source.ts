// Reads a file that a skill names as its source, never outside the repository: the path is untrusted, and so is every link on the way.
import { realpath } from "node:fs/promises"
import path from "node:path"
import type { SourceReading } from "@/lib/library"
import { faultCode, reasonOf } from "./file-fault"
import { readStamped } from "./stamped-file"

/** A larger source is not hashed: nobody compares a skill with it. */
export const MAX_SOURCE_BYTES = 16 * 1024 * 1024

export interface SourcePlaces {
  /** Top of the repository, real: nothing outside it is read. */
  top: string
  /** Folders that a relative path may start from, in this order; the first that has the file counts. */
  bases: readonly string[]
}

/** Never rejects: a file may be gone, or turn into a link, between any two steps. */
export async function readSource(source: string, { top, bases }: SourcePlaces): Promise<SourceReading> {
  let isOutside = false
  for (const candidate of new Set(listCandidates(source, bases))) {
    if (!isWithin(top, candidate)) {
      isOutside = true
      continue
    }
    const file = path.relative(top, candidate).split(path.sep).join("/")
    let real: string
    try {
      real = await realpath(candidate)
    } catch (error) {
      const code = faultCode(error)
      if (code === "ENOENT" || code === "ENOTDIR") continue
      return { state: "unreadable", file, reason: reasonOf(error) }
    }
    if (!isWithin(top, real)) return { state: "outside" }
    return readRegular(real, file)
  }
  return { state: isOutside ? "outside" : "missing" }
}

function listCandidates(source: string, bases: readonly string[]): string[] {
  if (source.includes("\0")) return []
  const relative = source.trim().replaceAll("\\", "/")
  if (relative.startsWith("~/")) return ["/"]
  return bases.map((base) => path.resolve(base, relative))
}

async function readRegular(real: string, file: string): Promise<SourceReading> {
  const read = await readStamped(real, MAX_SOURCE_BYTES, undefined)
  switch (read.kind) {
    case "content":
      return { state: "read", file, bytes: read.bytes }
    case "too-large":
      return { state: "unreadable", file, reason: `it is larger than ${MAX_SOURCE_BYTES / 1024 / 1024} MiB` }
    case "unreadable":
      return { state: "unreadable", file, reason: read.reason }
    default:
      return { state: "unreadable", file, reason: "it is not a regular file" }
  }
}

export function isWithin(top: string, place: string): boolean {
  return place === top || place.startsWith(top.endsWith(path.sep) ? top : top + path.sep)
}
