// Where libraries come from before anybody adds one: the two that ship with the project, the configured ones, and the
// usual places on this machine that hold skills. Knows places, reads no skill.
import { readFile, realpath } from "node:fs/promises"
import path from "node:path"
import { z } from "zod"
import type { LibraryOrigin, LibrarySource } from "./contract"
import { labelForPath, makeLibraryId } from "./library-id"
import { scanForSkills } from "./skill-scan"

export const STARTER_ID = "starter"
export const GALLERY_ID = "gallery"

export interface SourcePlaces {
  /** The project's own folder: holds `skills`, `gallery` and `tower.config.json`. */
  project: string
  /** Where the person started the server from; its usual places are looked at too. */
  workspace: string
  home: string
  /** `TOWER_LIBRARY`: paths joined by the platform's delimiter (`:` or, on Windows, `;`). */
  towerLibrary: string | undefined
  /** `TOWER_LIBRARIES`, which `npm start -- --library` writes; joined the same way. */
  towerLibraries: string | undefined
}

export function findBuiltInSources(places: SourcePlaces): LibrarySource[] {
  return [
    {
      id: STARTER_ID,
      label: "Starter",
      origin: "starter",
      kind: "folders",
      locations: [path.join(places.project, "skills")],
    },
    {
      id: GALLERY_ID,
      label: "Gallery",
      origin: "gallery",
      kind: "folders",
      locations: [path.join(places.project, "gallery")],
    },
  ]
}

/**
 * What `npm start -- --library` named, each place a library of its own; then `TOWER_LIBRARY`, its folders the roots of one
 * library, as the command reads it; then `tower.config.json`.
 */
export async function findConfiguredSources(places: SourcePlaces): Promise<LibrarySource[]> {
  const { workspace, home } = places
  const sources = splitPathList(places.towerLibraries).flatMap((one) =>
    groupLocations([resolvePlace(one, workspace, home)], null),
  )
  const roots = splitPathList(places.towerLibrary).map((one) => resolvePlace(one, workspace, home))
  sources.push(...groupLocations(roots, null))
  for (const { locations, label } of await readConfig(places)) sources.push(...groupLocations(locations, label))
  return sources
}

function splitPathList(list: string | undefined): string[] {
  const items = (list ?? "").split(path.delimiter)
  return items.map((item) => item.trim()).filter((item) => item !== "")
}

/** Folders named together are roots of one library; a manifest is a library by itself. */
function groupLocations(locations: readonly string[], label: string | null): LibrarySource[] {
  const folders = locations.filter((location) => !isManifestPath(location))
  const manifests = locations.filter(isManifestPath)
  const sources = manifests.map((manifest) => makeSource("configured", "manifest", [manifest], label))
  if (folders.length > 0) sources.unshift(makeSource("configured", "folders", folders, label))
  return sources
}

export function isManifestPath(location: string): boolean {
  return location.toLowerCase().endsWith(".json")
}

export function makeSource(
  origin: LibraryOrigin,
  kind: LibrarySource["kind"],
  locations: readonly string[],
  label: string | null,
): LibrarySource {
  const first = locations[0] ?? ""
  const shown = label ?? labelForPath(first) + (locations.length > 1 ? ` + ${locations.length - 1}` : "")
  return { id: makeLibraryId(shown, locations), label: shown, origin, kind, locations }
}

const pathList = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])
/** `{"libraries": ["./skills", {"path": "../shop/skills", "label": "Shop"}, {"path": ["a", "b"]}]}`; other keys belong to other readers. */
const configSchema = z.object({
  libraries: z
    .array(z.union([z.string().min(1), z.object({ path: pathList, label: z.string().min(1).max(80).optional() })]))
    .max(100),
})

async function readConfig(places: SourcePlaces): Promise<{ locations: string[]; label: string | null }[]> {
  let text: string
  try {
    text = await readFile(path.join(places.project, "tower.config.json"), "utf8")
  } catch {
    return []
  }
  const parsed = configSchema.partial().safeParse(parseJson(text))
  if (!parsed.success) {
    // A broken settings file must not take the switcher down; the line says what to mend.
    console.warn(`tower.config.json is not read: ${z.prettifyError(parsed.error).replace(/\s*\n\s*/g, " ")}`)
    return []
  }
  return (parsed.data.libraries ?? []).map((item) => {
    const entry = typeof item === "string" ? { path: item } : item
    const paths = typeof entry.path === "string" ? [entry.path] : entry.path
    const label = "label" in entry ? (entry.label ?? null) : null
    return { locations: paths.map((one) => resolvePlace(one, places.project, places.home)), label }
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function resolvePlace(place: string, base: string, home: string): string {
  if (place === "~" || place.startsWith("~/")) return path.join(home, place.slice(1))
  return path.resolve(base, place)
}

/** Labels say whose skills these are without naming a path. */
function listUsualPlaces(places: SourcePlaces): { location: string; label: string }[] {
  const inHome = (folder: string, label: string) => ({
    location: path.join(places.home, folder),
    label: `${label} (home)`,
  })
  const inWorkspace = (folder: string, label: string) => ({
    location: path.join(places.workspace, folder),
    label: `${label} (${path.basename(places.workspace)})`,
  })
  return [
    inWorkspace("skills", "Skills"),
    inWorkspace(".claude/skills", "Claude"),
    inWorkspace(".agents/skills", "Agents"),
    inWorkspace(".codex/skills", "Codex"),
    inHome(".claude/skills", "Claude"),
    inHome(".agents/skills", "Agents"),
    inHome(".codex/skills", "Codex"),
    inHome(".claude/plugins", "Claude plugins"),
  ]
}

/** The usual places that exist and hold at least one skill near their top. `taken` are places that another source already shows. */
export async function findDetectedSources(places: SourcePlaces, taken: ReadonlySet<string>): Promise<LibrarySource[]> {
  const seen = new Set(taken)
  const sources: LibrarySource[] = []
  for (const { location, label } of listUsualPlaces(places)) {
    const real = await realpath(location).catch(() => null)
    if (real === null || seen.has(real)) continue
    seen.add(real)
    const scan = await scanForSkills(real, { maxEntries: 5_000, maxDepth: 8, stopAtFirst: true })
    if (scan.skills > 0) sources.push(makeSource("detected", "folders", [real], label))
  }
  return sources
}
