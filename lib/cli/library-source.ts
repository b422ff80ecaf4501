// Which library a command works on: the one named by an option, else TOWER_LIBRARY, else the first of the nearest tower.config.json, else
// ./skills. Decides and checks that the place exists; reads no skill.
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import type { Context, LibraryOptions } from "./command"
import { CONFIG_FILE, findConfigFile, readConfig, resolvePlace } from "./tower-config"
import { UsageError } from "./usage-error"

/** Absolute paths; `named` says where the choice came from, for messages. */
export type LibrarySource =
  | { kind: "folders"; locations: readonly string[]; named: string }
  | { kind: "manifest"; location: string; named: string }

const NAME_ONE = "name the folder with --library DIR, or a compiled manifest with --manifest FILE"

export function chooseLibrary(options: LibraryOptions, { cwd, env }: Pick<Context, "cwd" | "env">): LibrarySource {
  const folders = options.library ?? []
  if (folders.length > 0 && options.manifest !== undefined) {
    throw new UsageError("--library and --manifest are both given", "keep one of them")
  }
  if (options.manifest !== undefined) return checked([path.resolve(cwd, options.manifest)], "--manifest", true)
  if (folders.length > 0)
    return checked(
      folders.map((folder) => path.resolve(cwd, folder)),
      "--library",
      false,
    )

  const fromEnvironment = (env.TOWER_LIBRARY ?? "").split(path.delimiter).filter((place) => place.trim() !== "")
  if (fromEnvironment.length > 0) {
    const places = fromEnvironment.map((place) => resolvePlace(place.trim(), cwd, os.homedir()))
    return checked(places, "TOWER_LIBRARY")
  }
  const file = findConfigFile(cwd)
  const first = file === null ? undefined : readConfig(file, os.homedir())[0]
  if (file !== null && first) return checked(first.locations, path.relative(cwd, file) || CONFIG_FILE)

  const usual = path.join(cwd, "skills")
  if (!fs.existsSync(usual)) throw new UsageError(`no library here: ${usual} does not exist`, NAME_ONE)
  return checked([usual], "./skills", false)
}

/** A place is a manifest where `manifest` says so, or, not told, where its name ends in `.json`. */
function checked(places: readonly string[], named: string, manifest?: boolean): LibrarySource {
  const first = places[0] ?? ""
  if (manifest ?? first.toLowerCase().endsWith(".json")) {
    if (places.length > 1) throw new UsageError(`${named}: a manifest is a library of its own`, "name it alone")
    if (!statPlace(first, named).isFile()) throw new UsageError(`${named}: ${first} is not a file`, NAME_ONE)
    return { kind: "manifest", location: first, named }
  }
  for (const place of places) {
    if (statPlace(place, named).isDirectory()) continue
    const mend = place.toLowerCase().endsWith(".json")
      ? `read it with --manifest ${place}`
      : "name the folder that holds the skills"
    throw new UsageError(`${named}: ${place} is not a folder`, mend)
  }
  return { kind: "folders", locations: places, named }
}

function statPlace(place: string, named: string): fs.Stats {
  try {
    return fs.statSync(place)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === "ENOENT" || code === "ENOTDIR")
      throw new UsageError(`${named}: ${place} does not exist`, "check the path")
    throw new UsageError(`${named}: ${place} cannot be opened (${code ?? "unknown"})`, "make it readable for this user")
  }
}
