// Walks the roots of a library and lists the files to read, in sorted order. Reads no file. Links are followed once, by real path;
// what lies outside its root is refused.
import type { Dirent } from "node:fs"
import { lstat, readdir, realpath, stat } from "node:fs/promises"
import path from "node:path"
import { compareText, type Diagnostic, diagnose, type RefusedFile, refuse, SIDECAR_NAME } from "@/lib/library"

/** One SKILL.md to be read. */
export interface FoundFile {
  root: number
  /** Relative to the root, `/`-separated. */
  path: string
  absolute: string
  /** Whether `audit-state.json` lies beside it. */
  hasSidecar: boolean
}

export interface FoundFiles {
  files: FoundFile[]
  refused: RefusedFile[]
  skipped: { root: number; path: string; inside: string }[]
  diagnostics: Diagnostic[]
}

/** Folders of a skill whose own SKILL.md files are material of that skill. */
const MATERIAL_FOLDERS: ReadonlySet<string> = new Set([
  "references",
  "assets",
  "scripts",
  "templates",
  "tests",
  "fixtures",
  "evals",
])
const UNREAD_FOLDERS: ReadonlySet<string> = new Set([".git", "node_modules"])
/** Folders listed at the same time. */
const PARALLEL_FOLDERS = 16
/** More files than this are not read at once: the root is too broad. */
export const MAX_SKILL_FILES = 200_000

interface Folder {
  absolute: string
  /** Relative to the root, `/`-separated, "" for the root itself. */
  relative: string
  /** Path of the nearest skill around this folder, or null. */
  owner: string | null
  /** Path of the skill whose material this folder is, or null. */
  materialOf: string | null
}

interface Walk extends FoundFiles {
  root: number
  rootReal: string
  visited: Set<string>
  links: { absolute: string; relative: string; owner: string | null; materialOf: string | null }[]
  signal: AbortSignal | undefined
}

/** Finds every SKILL.md under the roots. */
export async function findSkillFiles(roots: readonly string[], signal?: AbortSignal): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], refused: [], skipped: [], diagnostics: [] }
  const visited = new Set<string>()
  for (const [index, root] of roots.entries()) {
    signal?.throwIfAborted()
    let rootReal: string
    try {
      rootReal = await realpath(root)
      if (!(await stat(rootReal)).isDirectory()) throw new Error("it is not a folder")
    } catch (error) {
      found.diagnostics.push(
        diagnose("root-unreadable", { file: "" }, `the root ${root} cannot be read: ${reasonOf(error)}`),
      )
      continue
    }
    if (visited.has(rootReal)) {
      found.diagnostics.push(
        diagnose("root-repeated", { file: "" }, `the root ${root} was read already as a part of another root`),
      )
      continue
    }
    const walk: Walk = { ...found, root: index, rootReal, visited, links: [], signal }
    await walkFolders(walk, [{ absolute: rootReal, relative: "", owner: null, materialOf: null }])
    await followLinks(walk)
  }
  found.files.sort((a, b) => a.root - b.root || compareText(a.path, b.path))
  found.skipped.sort((a, b) => a.root - b.root || compareText(a.path, b.path))
  found.refused.sort((a, b) => a.root - b.root || compareText(a.path, b.path))
  return found
}

async function walkFolders(walk: Walk, start: Folder[]): Promise<void> {
  let level = start
  while (level.length > 0) {
    const next: Folder[] = []
    for (let at = 0; at < level.length; at += PARALLEL_FOLDERS) {
      walk.signal?.throwIfAborted()
      const batch = level.slice(at, at + PARALLEL_FOLDERS).filter((folder) => !walk.visited.has(folder.absolute))
      for (const folder of batch) walk.visited.add(folder.absolute)
      const listings = await Promise.all(batch.map((folder) => list(walk, folder)))
      listings.forEach((entries, index) => {
        const folder = batch[index]
        if (entries && folder) takeFolder(walk, folder, entries, next)
      })
      if (walk.files.length > MAX_SKILL_FILES) {
        const message = `more than ${MAX_SKILL_FILES} skill files; the rest was left out`
        walk.diagnostics.push(diagnose("library-too-large", { file: "" }, message))
        return
      }
    }
    level = next
  }
}

async function list(walk: Walk, folder: Folder): Promise<Dirent[] | null> {
  try {
    const entries = await readdir(folder.absolute, { withFileTypes: true })
    return entries.sort((a, b) => compareText(a.name, b.name))
  } catch (error) {
    const message = `the folder ${folder.relative || "."} cannot be listed: ${reasonOf(error)}`
    walk.diagnostics.push(diagnose("folder-unreadable", { file: folder.relative }, message))
    return null
  }
}

function takeFolder(walk: Walk, folder: Folder, entries: readonly Dirent[], next: Folder[]): void {
  const candidates = entries.filter(
    (entry) => entry.name.length === 8 && entry.name.toLowerCase() === "skill.md" && !entry.isDirectory(),
  )
  const chosen = candidates.find((entry) => entry.name === "SKILL.md") ?? candidates[0]
  const owner = chosen ? join(folder.relative, chosen.name) : folder.owner
  if (chosen) takeSkill(walk, folder, chosen, candidates, entries)
  for (const entry of entries) {
    if (UNREAD_FOLDERS.has(entry.name)) continue
    const relative = join(folder.relative, entry.name)
    const absolute = path.join(folder.absolute, entry.name)
    const materialOf = folder.materialOf ?? (chosen && MATERIAL_FOLDERS.has(entry.name) ? owner : null)
    if (entry.isDirectory()) next.push({ absolute, relative, owner, materialOf })
    else if (entry.isSymbolicLink() && entry !== chosen) walk.links.push({ absolute, relative, owner, materialOf })
  }
}

function takeSkill(
  walk: Walk,
  folder: Folder,
  chosen: Dirent,
  candidates: readonly Dirent[],
  entries: readonly Dirent[],
): void {
  const relative = join(folder.relative, chosen.name)
  if (folder.materialOf !== null) {
    walk.skipped.push({ root: walk.root, path: relative, inside: folder.materialOf })
    return
  }
  for (const other of candidates) {
    if (other.name === "SKILL.md") continue
    const ignored = other === chosen ? "" : "; it was ignored beside SKILL.md"
    const mend = other === chosen ? `Rename it: git mv ${other.name} SKILL.md` : `Delete ${other.name}.`
    walk.diagnostics.push(
      diagnose(
        "file-name-case",
        { file: join(folder.relative, other.name) },
        `the file is named ${other.name}${ignored}`,
        mend,
      ),
    )
  }
  if (folder.owner !== null) {
    walk.diagnostics.push(
      diagnose("nested-skill", { file: relative }, `this skill lies inside the folder of the skill ${folder.owner}`),
    )
  }
  const hasSidecar = entries.some((entry) => entry.name === SIDECAR_NAME)
  const absolute = path.join(folder.absolute, chosen.name)
  if (chosen.isSymbolicLink()) walk.links.push({ absolute, relative, owner: folder.owner, materialOf: null })
  else if (chosen.isFile()) walk.files.push({ root: walk.root, path: relative, absolute, hasSidecar })
  else
    walk.refused.push(
      refuse(walk.root, relative, diagnose("file-not-regular", { file: relative }, "this is not a regular file")),
    )
}

/** Links are looked at after everything real, in sorted order, so that a real path always wins over a link to it. */
async function followLinks(walk: Walk): Promise<void> {
  const seenFiles = new Set<string>()
  while (walk.links.length > 0) {
    walk.signal?.throwIfAborted()
    const links = walk.links.sort((a, b) => compareText(a.relative, b.relative))
    walk.links = []
    for (const link of links) {
      const isSkill = path.basename(link.relative).toLowerCase() === "skill.md"
      let target: string
      try {
        target = await realpath(link.absolute)
      } catch (error) {
        reportBrokenLink(walk, link.relative, error)
        continue
      }
      const info = await lstat(target)
      if (!info.isDirectory() && !isSkill) continue
      if (target !== walk.rootReal && !target.startsWith(walk.rootReal + path.sep)) {
        walk.diagnostics.push(
          diagnose("link-outside", { file: link.relative }, "this link points outside the root and was not followed"),
        )
        continue
      }
      if (info.isDirectory()) {
        if (isAround(link.absolute, target)) {
          walk.diagnostics.push(
            diagnose("link-loop", { file: link.relative }, "this link leads back into a folder around it"),
          )
        } else if (!walk.visited.has(target)) {
          await walkFolders(walk, [
            { absolute: target, relative: link.relative, owner: link.owner, materialOf: link.materialOf },
          ])
        }
        continue
      }
      if (!info.isFile() || seenFiles.has(target) || walk.files.some((file) => file.absolute === target)) continue
      seenFiles.add(target)
      const sidecar = path.join(path.dirname(link.absolute), SIDECAR_NAME)
      const hasSidecar = await lstat(sidecar).then(
        () => true,
        () => false,
      )
      walk.files.push({ root: walk.root, path: link.relative, absolute: target, hasSidecar })
    }
  }
}

function reportBrokenLink(walk: Walk, relative: string, error: unknown): void {
  const code = codeOf(error)
  if (code === "ELOOP") walk.diagnostics.push(diagnose("link-loop", { file: relative }, "this link leads to itself"))
  else if (code === "ENOENT" || code === "ENOTDIR")
    walk.diagnostics.push(diagnose("link-dangling", { file: relative }, "this link points to nothing"))
  else
    walk.diagnostics.push(
      diagnose("folder-unreadable", { file: relative }, `this link cannot be followed: ${reasonOf(error)}`),
    )
}

function isAround(inner: string, outer: string): boolean {
  return inner.startsWith(outer + path.sep)
}

function join(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null
}

/** Why a call of the file system failed, in a few words and without a stack. */
export function reasonOf(error: unknown): string {
  switch (codeOf(error)) {
    case "ENOENT":
      return "it does not exist"
    case "EACCES":
    case "EPERM":
      return "permission denied"
    case "ENOTDIR":
      return "it is not a folder"
    case "EISDIR":
      return "it is a folder"
    case "ELOOP":
      return "its links form a loop"
    case "ENAMETOOLONG":
      return "its path is too long"
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
