// Walks the roots of a library and lists the files to read, in sorted order. Reads no file. Links are followed once, by real path;
// what lies outside its root is refused.
import { type Dirent, readdirSync, realpathSync } from "node:fs"
import { lstat, readdir, realpath, stat } from "node:fs/promises"
import path from "node:path"
import { compareText, type Diagnostic, diagnose, type RefusedFile, refuse, SIDECAR_NAME } from "@/lib/library"
import { faultCode, reasonOf } from "./file-fault"
import { forEachPaced, type PacedSource } from "./paced"

/** One SKILL.md to be read. */
export interface FoundFile {
  root: number
  /** Relative to the root, `/`-separated. */
  path: string
  absolute: string
  /** The `audit-state.json` beside it, or null. */
  sidecar: FoundSidecar | null
}

/** A sidecar that is there but must not or cannot be followed still counts: its skill is not as good as ungraded by choice. */
export type FoundSidecar = { kind: "file"; absolute: string } | { kind: "unusable"; reason: string }

export interface FoundFiles {
  files: FoundFile[]
  refused: RefusedFile[]
  skipped: { root: number; path: string; inside: string }[]
  diagnostics: Diagnostic[]
}

/** Folders of a skill whose own SKILL.md files are material of that skill. */
export const MATERIAL_FOLDERS: ReadonlySet<string> = new Set([
  "references",
  "assets",
  "scripts",
  "templates",
  "tests",
  "fixtures",
  "evals",
])
export const UNREAD_FOLDERS: ReadonlySet<string> = new Set([".git", "node_modules"])
/** More files than this are not read at once: the root is too broad. */
export const MAX_SKILL_FILES = 200_000
/** The same for folders: a whole disk is not a library. */
const MAX_FOLDERS = 2_000_000

/** A place in the tree, and what it lies in. */
interface Folder {
  absolute: string
  /** Relative to the root, `/`-separated, "" for the root itself. */
  relative: string
  /** Path of the nearest skill around this folder, or null. */
  owner: string | null
  /** Path of the skill whose material this folder is, or null. */
  materialOf: string | null
}

/** A link, of a folder or of a SKILL.md with the sidecar beside it. */
interface Link extends Folder {
  sidecar: FoundSidecar | null
}

interface Walk {
  found: FoundFiles
  root: number
  rootReal: string
  /** Real paths of the folders and files that were taken; shared by all roots. */
  visited: Set<string>
  links: Link[]
  signal: AbortSignal | undefined
}

/** Finds every SKILL.md under the roots. */
export async function findSkillFiles(roots: readonly string[], signal?: AbortSignal): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], refused: [], skipped: [], diagnostics: [] }
  const visited = new Set<string>()
  for (const [root, given] of roots.entries()) {
    signal?.throwIfAborted()
    const rootReal = await findRoot(given, found)
    if (rootReal === null) continue
    if (visited.has(rootReal)) {
      const message = `the root ${given} was read already as a part of another root`
      found.diagnostics.push(diagnose("root-repeated", { file: "" }, message))
      continue
    }
    const walk: Walk = { found, root, rootReal, visited, links: [], signal }
    await walkFolders(walk, [{ absolute: rootReal, relative: "", owner: null, materialOf: null }])
    await followLinks(walk)
  }
  const byPath = (a: { root: number; path: string }, b: { root: number; path: string }) =>
    a.root - b.root || compareText(a.path, b.path)
  found.files.sort(byPath)
  found.skipped.sort(byPath)
  found.refused.sort(byPath)
  return found
}

async function findRoot(given: string, found: FoundFiles): Promise<string | null> {
  try {
    const real = await realpath(given)
    if ((await stat(real)).isDirectory()) return real
    found.diagnostics.push(diagnose("root-unreadable", { file: "" }, `the root ${given} is not a folder`))
  } catch (error) {
    found.diagnostics.push(
      diagnose("root-unreadable", { file: "" }, `the root ${given} cannot be read: ${reasonOf(error)}`),
    )
  }
  return null
}

const LISTING: PacedSource<Folder, Dirent[] | Error> = {
  readSync(folder) {
    try {
      return readdirSync(folder.absolute, { withFileTypes: true })
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  },
  read: (folder) => readdir(folder.absolute, { withFileTypes: true }).catch((error: Error) => error),
}

async function walkFolders(walk: Walk, start: Folder[]): Promise<void> {
  const { found, visited } = walk
  let level = start
  while (level.length > 0) {
    const next: Folder[] = []
    for (const folder of level) visited.add(folder.absolute)
    await forEachPaced(
      level,
      LISTING,
      (folder, entries) => {
        if (entries instanceof Error) {
          const message = `the folder ${folder.relative || "."} cannot be listed: ${reasonOf(entries)}`
          found.diagnostics.push(diagnose("folder-unreadable", { file: folder.relative, root: walk.root }, message))
        } else takeFolder(walk, folder, entries, next)
      },
      walk.signal,
    )
    if (found.files.length > MAX_SKILL_FILES || visited.size > MAX_FOLDERS) {
      const message = `more than ${MAX_SKILL_FILES} skill files or ${MAX_FOLDERS} folders; the rest was left out`
      found.diagnostics.push(diagnose("library-too-large", { file: "" }, message))
      return
    }
    level = next.filter((folder) => !visited.has(folder.absolute))
  }
}

function takeFolder(walk: Walk, folder: Folder, entries: readonly Dirent[], next: Folder[]): void {
  let spellings: Dirent[] | null = null
  let sidecar: Dirent | null = null
  for (const entry of entries) {
    const { name } = entry
    if (name === SIDECAR_NAME) sidecar = entry
    else if (name.length === 8 && name.toLowerCase() === "skill.md" && !entry.isDirectory()) {
      spellings ??= []
      spellings.push(entry)
    }
  }
  const chosen = spellings ? chooseSpelling(spellings) : null
  const owner = chosen ? join(folder.relative, chosen.name) : folder.owner
  if (chosen && spellings) takeSkill(walk, folder, chosen, spellings, sidecar)
  for (const entry of entries) {
    const isLink = entry.isSymbolicLink()
    if (!isLink && !entry.isDirectory()) continue
    const { name } = entry
    if (UNREAD_FOLDERS.has(name) || entry === chosen) continue
    const materialOf = folder.materialOf ?? (chosen && MATERIAL_FOLDERS.has(name) ? owner : null)
    const absolute = folder.absolute === "/" ? `/${name}` : `${folder.absolute}${path.sep}${name}`
    const inner: Folder = { absolute, relative: join(folder.relative, name), owner, materialOf }
    if (isLink) walk.links.push({ ...inner, sidecar: null })
    else next.push(inner)
  }
}

/** The exact spelling wins; among others the first in sorted order. */
function chooseSpelling(spellings: readonly Dirent[]): Dirent | null {
  const exact = spellings.find((entry) => entry.name === "SKILL.md")
  return exact ?? [...spellings].sort((a, b) => compareText(a.name, b.name))[0] ?? null
}

function takeSkill(
  walk: Walk,
  folder: Folder,
  chosen: Dirent,
  spellings: readonly Dirent[],
  sidecarEntry: Dirent | null,
): void {
  const { found, root } = walk
  const relative = join(folder.relative, chosen.name)
  if (folder.materialOf !== null) {
    found.skipped.push({ root, path: relative, inside: folder.materialOf })
    return
  }
  for (const other of spellings) {
    if (other.name === "SKILL.md") continue
    const message = `the file is named ${other.name}${other === chosen ? "" : `; it was ignored beside ${chosen.name}`}`
    const mend = other === chosen ? `Rename it: git mv ${other.name} SKILL.md` : `Delete ${other.name}.`
    found.diagnostics.push(diagnose("file-name-case", { file: join(folder.relative, other.name), root }, message, mend))
  }
  if (folder.owner !== null) {
    const message = `this skill lies inside the folder of the skill ${folder.owner}`
    found.diagnostics.push(diagnose("nested-skill", { file: relative, root }, message))
  }
  const absolute = path.join(folder.absolute, chosen.name)
  const sidecar = sidecarEntry ? findSidecar(walk, folder, sidecarEntry) : null
  if (chosen.isSymbolicLink()) {
    walk.links.push({ absolute, relative, owner: null, materialOf: null, sidecar })
  } else if (chosen.isFile()) {
    found.files.push({ root, path: relative, absolute, sidecar })
  } else {
    const error = diagnose("file-not-regular", { file: relative }, "this is not a regular file")
    found.refused.push(refuse(root, relative, error))
  }
}

/** Links are looked at after everything real, in sorted order, so that a real path always wins over a link to it. */
async function followLinks(walk: Walk): Promise<void> {
  let realFiles: Set<string> | null = null
  while (walk.links.length > 0) {
    const links = walk.links.sort((a, b) => compareText(a.relative, b.relative))
    walk.links = []
    for (const link of links) {
      walk.signal?.throwIfAborted()
      const target = await findTarget(walk, link)
      if (target === null) continue
      if (target.isFolder) {
        if (link.absolute.startsWith(target.real + path.sep)) {
          const message = "this link leads back into a folder around it"
          walk.found.diagnostics.push(diagnose("link-loop", { file: link.relative, root: walk.root }, message))
        } else if (!walk.visited.has(target.real)) {
          const { relative, owner, materialOf } = link
          await walkFolders(walk, [{ absolute: target.real, relative, owner, materialOf }])
        }
        continue
      }
      realFiles ??= new Set(walk.found.files.map((file) => file.absolute))
      if (realFiles.has(target.real)) continue
      realFiles.add(target.real)
      walk.found.files.push({ root: walk.root, path: link.relative, absolute: target.real, sidecar: link.sidecar })
    }
  }
}

/** A linked sidecar must lead to a place inside the root, like every link. */
function findSidecar(walk: Walk, folder: Folder, entry: Dirent): FoundSidecar {
  const absolute = path.join(folder.absolute, entry.name)
  if (!entry.isSymbolicLink()) return { kind: "file", absolute }
  const relative = join(folder.relative, entry.name)
  try {
    const real = realpathSync(absolute)
    if (isInside(walk, real)) return { kind: "file", absolute: real }
    reportOutside(walk, relative)
    return { kind: "unusable", reason: "it is a link that points outside the root" }
  } catch (error) {
    reportBroken(walk, relative, error)
    return { kind: "unusable", reason: "it is a link that leads nowhere" }
  }
}

/** Where a link leads, when that is a folder or a skill inside the root; what is wrong with it is reported. */
async function findTarget(walk: Walk, link: Link): Promise<{ real: string; isFolder: boolean } | null> {
  const isSkill = path.basename(link.relative).toLowerCase() === "skill.md"
  try {
    const real = await realpath(link.absolute)
    const info = await lstat(real)
    if (!info.isDirectory() && !(isSkill && info.isFile())) return null
    if (isInside(walk, real)) return { real, isFolder: info.isDirectory() }
    reportOutside(walk, link.relative)
  } catch (error) {
    reportBroken(walk, link.relative, error)
  }
  return null
}

function isInside(walk: Walk, real: string): boolean {
  return real === walk.rootReal || real.startsWith(walk.rootReal.replace(/[/\\]$/, "") + path.sep)
}

function reportOutside(walk: Walk, file: string): void {
  walk.found.diagnostics.push(
    diagnose("link-outside", { file, root: walk.root }, "this link points outside the root and was not followed"),
  )
}

function reportBroken(walk: Walk, file: string, error: unknown): void {
  const { diagnostics } = walk.found
  const place = { file, root: walk.root }
  const code = faultCode(error)
  if (code === "ELOOP") diagnostics.push(diagnose("link-loop", place, "this link leads to itself"))
  else if (code === "ENOENT" || code === "ENOTDIR") {
    diagnostics.push(diagnose("link-dangling", place, "this link points to nothing"))
  } else diagnostics.push(diagnose("folder-unreadable", place, `this link cannot be followed: ${reasonOf(error)}`))
}

function join(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`
}
