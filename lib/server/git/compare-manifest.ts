// Which entries of a compiled manifest differ from one commit of the repository that holds it.
import path from "node:path"
import { type Library, MAX_MANIFEST_BYTES, parseManifest } from "@/lib/library"
import { compareSkillFiles } from "@/lib/recall"
import { digestEntries, listSkillFiles } from "../files"
import type { CommitComparison } from "./compare-with-commit"
import { hashAsBlob } from "./hash-as-blob"
import { listTree, readBlob } from "./list-tree"

/**
 * @param top The folder that holds `.git`, real.
 * @param file The manifest, real.
 * @param library As read from it, with digests.
 */
export async function compareManifestWithCommit(
  top: string,
  commit: string,
  file: string,
  library: Library,
): Promise<CommitComparison> {
  const place = path.relative(top, file).split(path.sep).join("/")
  const listing = await listTree(top, commit, place)
  if (!listing.ok) return listing
  const stored = listing.entries.get(place)
  const now = listSkillFiles(library)
  if (stored === undefined || stored.kind !== "file")
    return { ok: true, tracked: 0, isSame: false, changes: compareSkillFiles([], now) }
  if ((await hashAsBlob(file, stored.oid.length)).includes(stored.oid))
    return { ok: true, tracked: 1, isSame: true, changes: { added: [], changed: [], removed: [] } }
  const blob = await readBlob(top, stored.oid, MAX_MANIFEST_BYTES)
  if (!blob.ok) return blob
  const parsed = parseManifest(blob.content.toString("utf8"), file)
  const before = listSkillFiles({ ...parsed.library, digests: digestEntries(parsed) })
  return { ok: true, tracked: 1, isSame: false, changes: compareSkillFiles(before, now) }
}
