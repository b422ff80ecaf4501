// Which git work trees hold the files of a library. Looks for `.git` by itself, so that it also answers where git is absent.
import { lstatSync, realpathSync } from "node:fs"
import path from "node:path"
import { setImmediate } from "node:timers/promises"

export interface WorkTrees {
  /** Folders that hold a `.git`, absolute and real, sorted; those of skills that belong to none are not among them. */
  tops: string[]
  /** True where some folder lies in no work tree. */
  hasOutside: boolean
}

const STEP = 500

/** The nearest `.git`, be it a folder (a clone) or a file (a worktree, a submodule), at or above `folder`; null outside git. */
export function findWorkTree(folder: string, known: Map<string, string | null> = new Map()): string | null {
  const seen: string[] = []
  let top: string | null = null
  for (let at = realPath(folder); ; at = path.dirname(at)) {
    const before = known.get(at)
    if (before !== undefined) {
      top = before
      break
    }
    seen.push(at)
    if (hasGit(at)) {
      top = at
      break
    }
    if (path.dirname(at) === at) break
  }
  for (const one of seen) known.set(one, top)
  return top
}

/** Of the folders of every file: a library may hold submodules and clones of its own. Hands the event loop back now and then. */
export async function findWorkTrees(folders: Iterable<string>): Promise<WorkTrees> {
  const known = new Map<string, string | null>()
  const tops = new Set<string>()
  let hasOutside = false
  let count = 0
  for (const folder of new Set(folders)) {
    const top = findWorkTree(folder, known)
    if (top === null) hasOutside = true
    else tops.add(top)
    count += 1
    if (count % STEP === 0) await setImmediate()
  }
  return { tops: [...tops].sort(), hasOutside }
}

function hasGit(folder: string): boolean {
  try {
    return lstatSync(path.join(folder, ".git"), { throwIfNoEntry: false }) !== undefined
  } catch {
    // A folder that may not be looked into.
    return false
  }
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return path.resolve(folder)
  }
}
