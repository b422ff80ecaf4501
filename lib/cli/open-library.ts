// Reads the library that a command works on. A faulty file never stops a command; a library that cannot be read at all does.
import fs from "node:fs"
import path from "node:path"
import { type Diagnostic, type Library, toRoutingSkills } from "@/lib/library"
import type { RoutingSkill } from "@/lib/routing"
import { readManifest } from "@/lib/server/files"
import type { Context, LibraryOptions } from "./command"
import { readLibraryCached } from "./library-cache"
import { chooseLibrary, type LibrarySource } from "./library-source"
import { UsageError } from "./usage-error"

export interface OpenLibrary {
  library: Library
  source: LibrarySource
  /** The skills that route. */
  routing: RoutingSkill[]
  /** Absolute, of a diagnostic's file, links of its root resolved; "" for the library as a whole. */
  place(diagnostic: Diagnostic): string
  /** A diagnostic's file as one reaches it from `cwd`: relative where it lies below, else absolute; "" for the library as a whole. */
  locate(diagnostic: Diagnostic): string
}

export interface OpenOptions {
  /** Also a digest of every manifest entry; folders have theirs always. */
  digests?: boolean
}

/** Throws `UsageError` where there is nothing to read. An empty folder is a library without skills; that is told on stderr. */
export async function openLibrary(
  options: LibraryOptions,
  context: Context,
  { digests = false }: OpenOptions = {},
): Promise<OpenLibrary> {
  const source = chooseLibrary(options, context)
  const library = await read(source, context, digests)
  // A manifest of which no entry can be read is no manifest; a folder of refused files is a library with faults.
  if (library.skills.length === 0 && (source.kind === "manifest" || library.refused.length === 0)) {
    const error = library.diagnostics.find(({ severity }) => severity === "error")
    if (error)
      throw new UsageError(
        `${source.named}: ${error.file}${error.line ? `:${error.line}` : ""}: ${error.message}`,
        error.mend,
      )
    const places = source.kind === "manifest" ? source.location : source.locations.join(", ")
    context.terminal.err(`tower: ${source.named}: there is no skill in ${places}\n`)
  }
  const resolve = createRealPath()
  return {
    library,
    source,
    routing: toRoutingSkills(library.skills),
    place: (diagnostic) => findPlace(diagnostic, source, resolve),
    locate: (diagnostic) =>
      fromHere(
        findPlace(diagnostic, source, (root) => root),
        context.cwd,
      ),
  }
}

async function read(source: LibrarySource, { cacheFolder }: Context, digests: boolean): Promise<Library> {
  const today = new Date().toISOString().slice(0, 10)
  if (source.kind === "folders") return readLibraryCached(source.locations, today, cacheFolder)
  try {
    return (await readManifest(source.location, { today, digests })).library
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "ManifestError") throw error
    throw new UsageError(`${source.named}: ${error.message}`, "name a skills.manifest.json that this user can read")
  }
}

function findPlace(diagnostic: Diagnostic, source: LibrarySource, resolve: (location: string) => string): string {
  if (diagnostic.file === "") return ""
  if (source.kind === "manifest") return resolve(source.location)
  const root = source.locations[diagnostic.root ?? 0]
  return root === undefined ? "" : path.join(resolve(root), diagnostic.file)
}

function createRealPath(): (location: string) => string {
  const known = new Map<string, string>()
  return (location) => {
    const real = known.get(location) ?? realPath(location)
    known.set(location, real)
    return real
  }
}

function realPath(location: string): string {
  try {
    return fs.realpathSync(location)
  } catch {
    return location
  }
}

function fromHere(absolute: string, cwd: string): string {
  if (absolute === "") return ""
  const relative = path.relative(cwd, absolute)
  const inside = relative !== "" && !relative.startsWith("..") && !path.isAbsolute(relative)
  return (inside ? relative : absolute).split(path.sep).join("/")
}
