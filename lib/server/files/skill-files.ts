// What a library was read from, file by file, as its freshness is judged.
import { hash } from "node:crypto"
import { compareText, type Library } from "@/lib/library"
import type { SkillFile } from "@/lib/recall"

/** Every file that was read as a skill or refused as one, in the library's order; of a manifest, every entry. */
export function listSkillFiles({ skills, refused, digests }: Library): SkillFile[] {
  const digestOf = (id: string) => digests?.get(id) ?? ""
  return [
    ...skills.map(({ id, name }) => ({ id, name, digest: digestOf(id) })),
    ...refused.map(({ id, path }) => ({ id, name: path.split("/").at(-2) ?? path, digest: digestOf(id) })),
  ]
}

/** SHA-256 (hex) of all of it: of a manifest its bytes, else of each file's place and digest, in whatever order they were found. */
export function digestLibrary(library: Library): string {
  if (library.manifestDigest !== undefined) return library.manifestDigest
  const lines = listSkillFiles(library).map(({ id, digest }) => JSON.stringify([id, digest]))
  return hash("sha256", lines.sort(compareText).join("\n"), "hex")
}
