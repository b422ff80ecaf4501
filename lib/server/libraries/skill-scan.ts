// A quick look at a folder before it is taken as a library: does it hold a SKILL.md, and is it small enough to watch?
// Reads folder listings only, never a file. The real reading is `lib/server/files`.
import { opendir } from "node:fs/promises"
import path from "node:path"

/** Above this many entries a folder is a disk, not a library: watching it would cost more than it tells. */
export const MAX_TREE_ENTRIES = 200_000
const UNREAD_FOLDERS = new Set([".git", "node_modules"])

export interface SkillScan {
  /** SKILL.md files seen so far. */
  skills: number
  /** Files and folders seen so far, those inside `.git` and `node_modules` left out. */
  entries: number
  /** True where the scan stopped at a bound before the whole tree was seen. */
  stopped: boolean
}

export interface ScanBounds {
  maxEntries: number
  /** Folders deeper than this below the root are not opened. */
  maxDepth: number
  /** Stop at the first skill: enough to know that a place holds some. */
  stopAtFirst: boolean
  signal?: AbortSignal
}

/** Breadth first, so that skills near the root are seen before a huge subtree. Links are not followed; folders that cannot be opened are passed over. */
export async function scanForSkills(root: string, bounds: ScanBounds): Promise<SkillScan> {
  const scan: SkillScan = { skills: 0, entries: 0, stopped: false }
  let level = [root]
  for (let depth = 0; level.length > 0 && depth <= bounds.maxDepth; depth++) {
    const next: string[] = []
    for (const folder of level) {
      const done = await scanFolder(folder, scan, next, bounds)
      if (done) return { ...scan, stopped: true }
    }
    level = next
  }
  return scan
}

async function scanFolder(folder: string, scan: SkillScan, next: string[], bounds: ScanBounds): Promise<boolean> {
  let listing: Awaited<ReturnType<typeof opendir>>
  try {
    listing = await opendir(folder)
  } catch {
    return false
  }
  for await (const entry of listing) {
    scan.entries += 1
    if (entry.isDirectory()) {
      if (!UNREAD_FOLDERS.has(entry.name)) next.push(path.join(folder, entry.name))
    } else if (entry.name.toLowerCase() === "skill.md") {
      scan.skills += 1
      if (bounds.stopAtFirst) return true
    }
    if (scan.entries > bounds.maxEntries || bounds.signal?.aborted) return true
  }
  return false
}
