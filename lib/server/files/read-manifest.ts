// Reads a compiled manifest from disk.
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

/** Reads and parses a manifest. Throws `ManifestError` where there is no file to read. */
export async function readManifest(file: string, options: ManifestOptions = {}): Promise<ParsedManifest> {
  let text: string
  try {
    const { size } = await stat(file)
    if (size > MAX_MANIFEST_BYTES) throw new Error(`it is ${size} bytes long, the limit is ${MAX_MANIFEST_BYTES}`)
    text = await readFile(file, "utf8")
  } catch (error) {
    throw new ManifestError(file, reasonOf(error), "Give the path of a skills.manifest.json.")
  }
  return parseManifest(text, file, options)
}
