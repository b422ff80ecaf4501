// Reads the folder of one skill: its files with size and, where they are texts, their text. Bounded in count, depth and bytes; links
// are followed only to files inside the root, and the folders of other skills inside are left to those.
import { readdir, realpath, stat } from "node:fs/promises"
import path from "node:path"
import type { HomeFile } from "@/lib/library"
import { MATERIAL_FOLDERS, UNREAD_FOLDERS } from "./find-skill-files"
import { isWithin } from "./read-source"
import { readStamped } from "./stamped-file"

const MAX_FILES = 500
const MAX_DEPTH = 8
/** A larger text is listed, not searched for pointers. */
export const MAX_TEXT_BYTES = 256 * 1024
const MAX_TOTAL_BYTES = 8 * 1024 * 1024

export interface SkillFolder {
  files: HomeFile[]
  /** Folders of skills inside, from the skill's folder. */
  nested: string[]
  /** Links that were not followed, with the reason. */
  refused: { path: string; reason: string }[]
  /** True where the bounds left something out. */
  isCut: boolean
}

interface Walk {
  root: string
  folder: SkillFolder
  totalBytes: number
}

/** `root` and `absolute` are real; `absolute` is the skill's folder. Never rejects. */
export async function readSkillFolder(root: string, absolute: string): Promise<SkillFolder> {
  const walk: Walk = { root, folder: { files: [], nested: [], refused: [], isCut: false }, totalBytes: 0 }
  await readLevel(walk, absolute, "", 0, false)
  return walk.folder
}

async function readLevel(walk: Walk, absolute: string, relative: string, depth: number, isMaterial: boolean) {
  const { folder } = walk
  const entries = await readdir(absolute, { withFileTypes: true }).catch(() => [])
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const holdsSkill = entries.some((entry) => entry.name.toLowerCase() === "skill.md" && !entry.isDirectory())
  if (depth > 0 && !isMaterial && holdsSkill) {
    folder.nested.push(relative)
    return
  }
  for (const entry of entries) {
    const inner = relative === "" ? entry.name : `${relative}/${entry.name}`
    if (folder.files.length >= MAX_FILES) {
      folder.isCut = true
      return
    }
    if (entry.isDirectory()) {
      if (UNREAD_FOLDERS.has(entry.name)) continue
      if (depth + 1 > MAX_DEPTH) folder.isCut = true
      else {
        const isInner = isMaterial || (depth === 0 && MATERIAL_FOLDERS.has(entry.name))
        await readLevel(walk, path.join(absolute, entry.name), inner, depth + 1, isInner)
      }
    } else await takeFile(walk, path.join(absolute, entry.name), inner, entry.isSymbolicLink())
  }
}

async function takeFile(walk: Walk, absolute: string, relative: string, isLink: boolean): Promise<void> {
  const { folder, root } = walk
  try {
    const real = await realpath(absolute)
    if (!isWithin(root, real)) {
      folder.refused.push({ path: relative, reason: "a link that leads outside the library" })
      return
    }
    const stats = await stat(real)
    if (stats.isDirectory()) {
      folder.refused.push({ path: relative, reason: "a link to a folder" })
      return
    }
    if (!stats.isFile()) {
      folder.refused.push({ path: relative, reason: "not a regular file" })
      return
    }
    const text = await readText(walk, real)
    const isExecutable = (stats.mode & 0o111) !== 0
    folder.files.push({ path: relative, sizeBytes: stats.size, text, isExecutable })
  } catch {
    if (isLink) folder.refused.push({ path: relative, reason: "a link that leads nowhere" })
  }
}

async function readText(walk: Walk, real: string): Promise<string | null> {
  const limit = Math.min(MAX_TEXT_BYTES, MAX_TOTAL_BYTES - walk.totalBytes)
  const read = await readStamped(real, limit, undefined)
  if (read.kind !== "content") return null
  walk.totalBytes += read.bytes.length
  return read.bytes.includes(0) ? null : new TextDecoder().decode(read.bytes)
}
