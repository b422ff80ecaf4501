// Reads a compiled manifest from disk.
import { hash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import { MAX_MANIFEST_BYTES, type ManifestOptions, type ParsedManifest, parseManifest } from "@/lib/library"
import { reasonOf } from "./file-fault"

/** The manifest could not be opened at all; what is wrong inside it is in the library's diagnostics instead. */
export class ManifestError extends Error {
  override readonly name = "ManifestError"
  constructor(
    readonly file: string,
    reason: string,
    readonly mend: string,
  ) {
    super(`${file} cannot be read: ${reason}`)
  }
}

export interface ReadManifestOptions extends ManifestOptions {
  /** Also digests of the file and of each entry: what freshness compares, and nobody else needs. */
  digests?: boolean
}

/** Reads and parses a manifest. Throws `ManifestError` where there is no file to read. */
export async function readManifest(file: string, options: ReadManifestOptions = {}): Promise<ParsedManifest> {
  let bytes: Buffer
  try {
    const { size } = await stat(file)
    if (size > MAX_MANIFEST_BYTES) throw new Error(`it is ${size} bytes long, the limit is ${MAX_MANIFEST_BYTES}`)
    bytes = await readFile(file)
  } catch (error) {
    throw new ManifestError(file, reasonOf(error), "Give the path of a skills.manifest.json.")
  }
  const parsed = parseManifest(bytes.toString("utf8"), file, options)
  return options.digests === true ? withDigests(parsed, bytes) : parsed
}

function withDigests(parsed: ParsedManifest, bytes: Buffer): ParsedManifest {
  return {
    ...parsed,
    library: { ...parsed.library, digests: digestEntries(parsed), manifestDigest: hash("sha256", bytes, "hex") },
  }
}

/** Of every entry that could be read and every one that could not, by the ids of their records. */
export function digestEntries({ library, entries, unread }: ParsedManifest): Map<string, string> {
  const digest = (entry: unknown) => hash("sha256", JSON.stringify(entry), "hex")
  return new Map([
    ...[...entries].map(([id, entry]): [string, string] => [id, digest(entry)]),
    ...library.refused.map(({ id, error }, index): [string, string] => {
      return [id, index in unread ? digest(unread[index]) : error.code]
    }),
  ])
}
