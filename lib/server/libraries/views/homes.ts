// The folder of one skill: what is in it, and one file of it to read. All of it is hostile: texts are handed on as texts, bounded.
import { realpath, stat } from "node:fs/promises"
import path from "node:path"
import { findHomes, type OutsidePointer, type SkillRecord } from "@/lib/library"
import { readSkillFolder } from "../../files/read-skill-folder"
import { isWithin } from "../../files/read-source"
import { findWorkTree } from "../../git"
import type { LoadedLibrary, SkillModuleText, SkillPlaceHomes } from "../contract"
import { readInside } from "./skill-body"

type Located = Pick<SkillRecord, "root" | "path" | "body">

/** Null: a manifest names no files, or the folder has gone. */
export async function readHomes(loaded: LoadedLibrary, skill: Located): Promise<SkillPlaceHomes | null> {
  const place = await locate(loaded, skill)
  if (place === null) return null
  const { root, folder } = place
  const read = await readSkillFolder(root, folder)
  const homes = findHomes({
    route: path.posix.basename(skill.path),
    name: path.basename(folder),
    files: read.files,
    nested: read.nested,
  })
  const top = findWorkTree(root) ?? root
  const outside = await Promise.all(homes.outside.slice(0, MAX_OUTSIDE).map((one) => lookOutside(one, folder, top)))
  return { ...homes, outside, refused: read.refused, isCut: read.isCut || homes.outside.length > MAX_OUTSIDE }
}

/** More pointers out of one folder are not looked up. */
const MAX_OUTSIDE = 200

async function locate(loaded: LoadedLibrary, skill: Located): Promise<{ root: string; folder: string } | null> {
  const given = loaded.library.roots[skill.root]
  if (skill.body === null || given === undefined || loaded.source.kind === "manifest") return null
  try {
    const root = await realpath(given)
    // SKILL.md may itself be a link: its files lie where it really is.
    const file = await realpath(path.join(root, skill.path))
    return isWithin(root, file) ? { root, folder: path.dirname(file) } : null
  } catch {
    return null
  }
}

/** Only says whether it is there; never beyond the repository. */
async function lookOutside(pointer: OutsidePointer, folder: string, top: string): Promise<OutsidePointer> {
  if (pointer.to.includes("\0") || pointer.to.startsWith("~")) return { ...pointer, state: "refused" }
  const place = path.resolve(folder, pointer.to)
  if (!isWithin(top, place)) return { ...pointer, state: "refused" }
  try {
    const real = await realpath(place)
    if (!isWithin(top, real)) return { ...pointer, state: "refused" }
    await stat(real)
    return { ...pointer, state: "there" }
  } catch {
    return { ...pointer, state: "missing" }
  }
}

/** One file of the skill's folder, by its path in `readHomes`. Null: no such file, no text, or not inside the folder. */
export async function readSkillModule(
  loaded: LoadedLibrary,
  skill: Located,
  module: string,
): Promise<SkillModuleText | null> {
  const place = await locate(loaded, skill)
  if (place === null || module.includes("\0")) return null
  const inside = path.relative(place.folder, path.join(place.folder, module))
  if (inside === "" || inside.startsWith("..") || path.isAbsolute(module)) return null
  const read = await readInside(place.root, path.relative(place.root, path.join(place.folder, inside)))
  if (read === null) return null
  if (read.content.includes(0)) return { path: module, text: null, isCut: false }
  return { path: module, text: new TextDecoder().decode(read.content), isCut: read.truncated }
}
