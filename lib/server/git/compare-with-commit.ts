// Which skills of a library differ from one commit of the repository that holds it, uncommitted edits included. Compares the files on
// disk with git's stored hashes by itself: `git diff` and `git status` would run the repository's filters and monitors.
import { realpathSync } from "node:fs"
import path from "node:path"
import { compareText, SIDECAR_NAME, skillId } from "@/lib/library"
import { type ChangedSkill, countChanges, foldMoves, type SkillChanges } from "@/lib/recall"
import { type FoundFile, type FoundFiles, MATERIAL_FOLDERS, UNREAD_FOLDERS } from "../files/find-skill-files"
import { forEachPaced } from "../files/paced"
import { hashAsBlob, hashAsBlobSync } from "./hash-as-blob"
import { listTree, type TreeEntry } from "./list-tree"
import type { GitFault } from "./run-git"

export type CommitComparison =
  | {
      ok: true
      changes: SkillChanges
      /** No byte of what was read differs. A manifest can be written anew with every skill the same. */
      isSame: boolean
      /** Skill files that the commit knows, of those on disk now. */
      tracked: number
    }
  | { ok: false; fault: GitFault }

/** The library, as it was found on disk; all of it lies in one work tree. */
export interface FoundLibrary {
  roots: readonly string[]
  found: Pick<FoundFiles, "files">
  /** The name of a skill that is there now. */
  nameOf(id: string): string | undefined
}

/** @param top The folder that holds `.git`, real. */
export async function compareWithCommit(top: string, commit: string, library: FoundLibrary): Promise<CommitComparison> {
  const { roots, found, nameOf } = library
  const places = roots.map((root) => toPlace(top, root))
  const tree = new Map<string, TreeEntry>()
  for (const place of new Set(places)) {
    const listing = await listTree(top, commit, place === "" ? "" : `${place}/`)
    if (!listing.ok) return listing
    for (const [file, entry] of listing.entries) tree.set(file, entry)
  }
  const changes: SkillChanges = { added: [], changed: [], removed: [] }
  const present = new Set<string>()
  let tracked = 0
  const oidLength = commitOidLength(tree)
  await forEachPaced(
    found.files,
    {
      readSync: ({ absolute, sidecar }) => ({
        skill: hashAsBlobSync(absolute, oidLength),
        sidecar: sidecar?.kind === "file" ? hashAsBlobSync(sidecar.absolute, oidLength) : null,
      }),
      read: async ({ absolute, sidecar }) => ({
        skill: await hashAsBlob(absolute, oidLength),
        sidecar: sidecar?.kind === "file" ? await hashAsBlob(sidecar.absolute, oidLength) : null,
      }),
    },
    (file, hashes) => {
      const place = toPlace(top, file.absolute)
      present.add(place)
      const stored = tree.get(place)
      if (stored !== undefined) tracked += 1
      const skill = nameSkill(file, nameOf)
      if (stored === undefined) changes.added.push(skill)
      else if (!hashes.skill.includes(stored.oid) || !isSameSidecar(file, place, hashes.sidecar, tree))
        changes.changed.push(skill)
    },
  )
  changes.removed = findRemoved(tree, places, present)
  return { ok: true, changes: foldMoves(changes), isSame: countChanges(changes) === 0, tracked }
}

function nameSkill({ root, path: file }: FoundFile, nameOf: FoundLibrary["nameOf"]): ChangedSkill {
  const id = skillId(root, file)
  return { id, name: nameOf(id) ?? folderName(file) }
}

function isSameSidecar(
  { sidecar }: FoundFile,
  skillPlace: string,
  hashes: readonly string[] | null,
  tree: ReadonlyMap<string, TreeEntry>,
): boolean {
  const stored = tree.get(path.posix.join(path.posix.dirname(skillPlace), SIDECAR_NAME))
  if (stored === undefined || sidecar === null) return stored === undefined && sidecar === null
  // A link to another file is compared with neither: that it is still a link is enough.
  if (stored.kind === "link") return true
  return hashes?.includes(stored.oid) ?? false
}

/** Skills of the commit that are not read any more, by the rules by which files on disk are found. */
function findRemoved(
  tree: ReadonlyMap<string, TreeEntry>,
  places: readonly string[],
  present: ReadonlySet<string>,
): ChangedSkill[] {
  const byFolder = new Map<string, string[]>()
  for (const [file, { kind }] of tree) {
    if (kind !== "file" || !isSkillFile(file)) continue
    const folder = path.posix.dirname(file)
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file])
  }
  const removed: ChangedSkill[] = []
  for (const spellings of byFolder.values()) {
    const file = spellings.find((one) => one.endsWith("SKILL.md")) ?? [...spellings].sort(compareText)[0] ?? ""
    if (present.has(file)) continue
    const root = places.findIndex((place) => place === "" || file.startsWith(`${place}/`))
    const place = places[root] ?? ""
    const relative = place === "" ? file : file.slice(place.length + 1)
    if (isReadAsSkill(relative, place, byFolder)) removed.push({ id: skillId(root, relative), name: folderName(file) })
  }
  return removed
}

function isSkillFile(file: string): boolean {
  return path.posix.basename(file).toLowerCase() === "skill.md"
}

/** Not in a folder that nobody reads, nor in the material of a skill around it. */
function isReadAsSkill(relative: string, place: string, skillFolders: ReadonlyMap<string, unknown>): boolean {
  const parts = relative.split("/").slice(0, -1)
  let folder = place === "" ? "." : place
  for (const part of parts) {
    if (UNREAD_FOLDERS.has(part)) return false
    if (MATERIAL_FOLDERS.has(part) && skillFolders.has(folder)) return false
    folder = folder === "." ? part : `${folder}/${part}`
  }
  return true
}

function folderName(file: string): string {
  const name = path.posix.basename(path.posix.dirname(file))
  return name === "." || name === "" ? file : name
}

/** Relative to the top, `/`-separated; "" for the top itself. */
function toPlace(top: string, absolute: string): string {
  let real = absolute
  try {
    real = realpathSync(absolute)
  } catch {
    // Gone since it was found: compared as what it was.
  }
  return path.relative(top, real).split(path.sep).join("/")
}

function commitOidLength(tree: ReadonlyMap<string, TreeEntry>): number {
  for (const { oid } of tree.values()) return oid.length
  return 40
}
