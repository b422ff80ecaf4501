// Finds and reads `tower.config.json`, the settings of the project that one stands in. Reads only `libraries`; other keys belong to others.
import fs from "node:fs"
import path from "node:path"
import { UsageError } from "./usage-error"

export const CONFIG_FILE = "tower.config.json"

/** One entry of `libraries`: the roots of one library, or one manifest. Absolute paths. */
export interface ConfiguredLibrary {
  readonly locations: readonly string[]
}

/** The nearest settings file at or above `cwd`; null where there is none. */
export function findConfigFile(cwd: string): string | null {
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    const file = path.join(folder, CONFIG_FILE)
    if (fs.existsSync(file)) return file
    if (path.dirname(folder) === folder) return null
  }
}

/** Reads the settings; paths are relative to the file, `~/` is the home folder. Throws `UsageError`. */
export function readConfig(file: string, home: string): ConfiguredLibrary[] {
  return parseConfig(readText(file), file).map((paths) => ({
    locations: paths.map((place) => resolvePlace(place, path.dirname(file), home)),
  }))
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, "utf8")
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown"
    throw new UsageError(`${file} cannot be read (${code})`, "make it readable, or name a library with --library DIR")
  }
}

const EXAMPLE = 'write {"libraries": ["./skills"]}'

/** Exported for its tests. Every entry is a path, or `{"path": …}` with one path or a list (several roots of one library). */
export function parseConfig(text: string, file: string): string[][] {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""))
  } catch (error) {
    throw new UsageError(`${file} is not JSON (${(error as Error).message})`, EXAMPLE)
  }
  if (!isObject(value)) throw new UsageError(`${file} is not a JSON object`, EXAMPLE)
  const { libraries } = value
  if (libraries === undefined) return []
  if (!Array.isArray(libraries)) throw new UsageError(`${file}: libraries is not a list`, EXAMPLE)
  return libraries.map((entry: unknown, index) => {
    const given = isObject(entry) ? entry.path : entry
    const paths: unknown[] = Array.isArray(given) ? given : [given]
    if (paths.length === 0 || !paths.every(isFilledText)) {
      throw new UsageError(`${file}: libraries[${index}] is no path`, `${EXAMPLE}, each entry a folder or a manifest`)
    }
    return paths
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function isFilledText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== ""
}

export function resolvePlace(place: string, base: string, home: string): string {
  if (place === "~" || place.startsWith("~/")) return path.join(home, place.slice(1))
  return path.resolve(base, place)
}
