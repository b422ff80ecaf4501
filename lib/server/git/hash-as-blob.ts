// The hashes under which git would store a file's content.
import { hash } from "node:crypto"
import { readStamped, readStampedSync, type StampedFile } from "../files/stamped-file"

/** Far above what is read as a skill. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * More than one where the file has line ends that git may have stored as line feeds; none where the file cannot be read.
 * @param oidLength Hex digits of the repository's hashes: 40 for SHA-1, 64 for SHA-256.
 */
export function hashAsBlobSync(absolute: string, oidLength: number): string[] {
  return hashContent(readStampedSync(absolute, MAX_BYTES, undefined), oidLength)
}

/** The same for slow disks. */
export async function hashAsBlob(absolute: string, oidLength: number): Promise<string[]> {
  return hashContent(await readStamped(absolute, MAX_BYTES, undefined), oidLength)
}

function hashContent(file: StampedFile, oidLength: number): string[] {
  if (file.kind !== "content") return []
  const algorithm = oidLength === 64 ? "sha256" : "sha1"
  const stored = [hashBlob(file.bytes, algorithm)]
  // Whether git turns line ends (`core.autocrlf`, `text` attributes) cannot be known without asking for every file; a file that
  // differs in nothing else is the same skill.
  const text = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
  if (text.includes("\r\n")) {
    stored.push(hashBlob(Buffer.from(text.toString("latin1").replaceAll("\r\n", "\n"), "latin1"), algorithm))
  }
  return stored
}

function hashBlob(content: Uint8Array, algorithm: string): string {
  return hash(algorithm, Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]), "hex")
}
