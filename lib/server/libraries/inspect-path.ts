// Judges a path that a person typed into "add a library": is it a folder of skills or a manifest, and not too broad?
// Every refusal is one line that says what was seen and one that says what to do instead.
import { realpath, stat } from "node:fs/promises"
import path from "node:path"
import type { Library } from "@/lib/library"
import { ManifestError, readManifest } from "../files"
import type { LibraryError, LibrarySource, Result } from "./contract"
import { labelForPath } from "./library-id"
import { MAX_TREE_ENTRIES, scanForSkills } from "./skill-scan"

/** A compiled manifest of 10,000 skills is about 60 MB. */
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024
const MAX_PATH_LENGTH = 4_096
const SCAN_TIMEOUT_MS = 15_000

export interface InspectContext {
  home: string
  /** What a relative path is relative to. */
  workingDirectory: string
  /** For tests of the bound; `MAX_TREE_ENTRIES` otherwise. */
  maxTreeEntries?: number
}

export interface InspectedPath {
  /** Absolute, links resolved. */
  path: string
  kind: LibrarySource["kind"]
  label: string
}

type Inspection = Result<InspectedPath, LibraryError>

export async function inspectLibraryPath(typed: string, context: InspectContext): Promise<Inspection> {
  const expanded = expandPath(typed, context)
  if (!expanded.ok) return expanded
  const location = expanded.value
  let real: string
  let isFolder: boolean
  try {
    // Else the bundler takes the whole project for a part of the server, since this path could lead anywhere.
    real = await realpath(/* turbopackIgnore: true */ location)
    isFolder = (await stat(real)).isDirectory()
  } catch (cause) {
    return refuse(...describeAccess(location, cause))
  }
  return isFolder ? inspectFolder(real, context) : inspectFile(real)
}

function expandPath(typed: string, context: InspectContext): Result<string, LibraryError> {
  const text = typed.trim()
  if (text === "") return refuse("not-found", "No path was given.", "Type the path of a folder that holds skills.")
  if (text.includes("\0") || text.length > MAX_PATH_LENGTH)
    return refuse("not-found", "This is not a path.", "Type the path of a folder that holds skills.")
  if (text === "~" || text.startsWith("~/") || text.startsWith("~\\"))
    return { ok: true, value: path.join(context.home, text.slice(1)) }
  if (text.startsWith("~"))
    return refuse("not-found", `"${text}" names another person's home.`, "Type the whole path, from / on.")
  return { ok: true, value: path.resolve(context.workingDirectory, text) }
}

async function inspectFolder(real: string, context: InspectContext): Promise<Inspection> {
  const home = await realpath(context.home).catch(() => context.home)
  if (real === home || isInside(home, real)) {
    const what = real === home ? "is your whole home folder" : "holds your whole home folder"
    return refuse("too-broad", `${real} ${what}.`, "Name the folder with the skills in it, such as ~/.claude/skills.")
  }
  const maxEntries = context.maxTreeEntries ?? MAX_TREE_ENTRIES
  const signal = AbortSignal.timeout(SCAN_TIMEOUT_MS)
  const scan = await scanForSkills(real, { maxEntries, maxDepth: 64, stopAtFirst: false, signal })
  if (scan.stopped) {
    const seen = signal.aborted
      ? `could not be listed within ${SCAN_TIMEOUT_MS / 1_000} seconds`
      : `holds more than ${maxEntries.toLocaleString("en-US")} files and folders`
    return refuse("too-broad", `${real} ${seen}.`, "Name a folder further down, nearer to the skills.")
  }
  if (scan.skills === 0)
    return refuse(
      "no-skills",
      `${real} holds no SKILL.md, at any depth.`,
      "Name a folder whose subfolders each hold a SKILL.md, or a skills.manifest.json.",
    )
  return { ok: true, value: { path: real, kind: "folders", label: labelForPath(real) } }
}

async function inspectFile(real: string): Promise<Inspection> {
  if (path.basename(real).toLowerCase() === "skill.md") {
    const library = path.dirname(path.dirname(real))
    return refuse("not-a-folder", `${real} is one skill, not a library.`, `Add its library instead: ${library}`)
  }
  if (path.extname(real).toLowerCase() !== ".json")
    return refuse("not-a-folder", `${real} is a file.`, "Name a folder with skills, or a skills.manifest.json.")
  return inspectManifest(real)
}

async function inspectManifest(real: string): Promise<Inspection> {
  const mend = "Make one with the tool that compiles your library, or add the folder itself."
  const { size } = await stat(real)
  if (size > MAX_MANIFEST_BYTES)
    return refuse("too-broad", `${real} is ${Math.ceil(size / 1_048_576)} MiB; at most 64 are read.`, mend)
  let library: Library
  try {
    library = (await readManifest(real)).library
  } catch (cause) {
    if (cause instanceof ManifestError) return refuse("not-readable", `${cause.message}.`, cause.mend)
    throw cause
  }
  if (library.skills.length > 0) return { ok: true, value: { path: real, kind: "manifest", label: labelForPath(real) } }
  const fault = library.diagnostics.find(({ severity }) => severity === "error")
  if (fault === undefined) return refuse("no-skills", `${real} lists no skills.`, mend)
  return refuse("not-a-manifest", `${real} is not a skill manifest: ${fault.message}.`, mend)
}

/** True where `inner` lies below `outer`. */
function isInside(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner)
  return relative !== "" && !relative.startsWith("..") && !path.isAbsolute(relative)
}

function describeAccess(location: string, cause: unknown): [LibraryError["code"], string, string] {
  const code = cause instanceof Error && "code" in cause ? cause.code : null
  if (code === "EACCES" || code === "EPERM")
    return [
      "not-readable",
      `${location} may not be read by this server.`,
      "Give the server's user the right to read it.",
    ]
  if (code === "ELOOP")
    return ["not-found", `${location} is a link that leads to itself.`, "Type the path it should lead to."]
  return [
    "not-found",
    `${location} does not exist.`,
    "Check the spelling; the path is looked up where the server runs.",
  ]
}

function refuse(code: LibraryError["code"], message: string, mend: string): { ok: false; error: LibraryError } {
  return { ok: false, error: { code, message, mend } }
}
