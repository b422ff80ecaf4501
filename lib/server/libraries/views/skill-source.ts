// What the author of one skill wrote, for the screen that sets it beside what was read: the frontmatter of its file, or its entry in a
// manifest; and which fields of its audit state stand in a file of their own.
import { stat } from "node:fs/promises"
import { SIDECAR_NAME, type SkillHealth, type SkillRecord } from "@/lib/library"
import { readManifest } from "../../files/read-manifest"
import type { LoadedLibrary, SkillSource } from "../contract"
import { readInside } from "./skill-body"

type SourcedSkill = Pick<SkillRecord, "id" | "root" | "path" | "body"> & { health: Pick<SkillHealth, "source"> }

/** Null where the file has gone, or where a manifest is too large to be read again for one entry. */
export async function readSkillSource(loaded: LoadedLibrary, skill: SourcedSkill): Promise<SkillSource | null> {
  const root = loaded.library.roots[skill.root]
  if (loaded.source.kind === "manifest") {
    const entry = (await readEntries(loaded)).get(skill.id)
    if (entry === undefined) return null
    return { kind: "entry", lines: JSON.stringify(entry, null, 2).split("\n"), sidecarFields: null }
  }
  if (skill.body === null || root === undefined) return null
  const bytes = await readInside(root, skill.path)
  if (bytes === null) return null
  const lines = new TextDecoder().decode(bytes.content).split(/\r\n|\n|\r/)
  return {
    kind: "frontmatter",
    lines: lines.slice(0, skill.body.startLine - 1),
    sidecarFields: skill.health.source === "sidecar" ? await readSidecarFields(root, skill.path) : null,
  }
}

async function readSidecarFields(root: string, skillPath: string): Promise<string[] | null> {
  const folder = skillPath.slice(0, skillPath.lastIndexOf("/") + 1)
  const bytes = await readInside(root, folder + SIDECAR_NAME)
  if (bytes === null) return null
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes.content))
    if (typeof json !== "object" || json === null) return null
    return Object.entries(json).flatMap(([field, value]) => (value === null ? [] : [field]))
  } catch {
    return null
  }
}

/** A larger manifest is not read again: its entries would stay in memory for a page. */
const MAX_SOURCE_BYTES = 16 * 1024 * 1024
type Entries = ReadonlyMap<string, unknown>
const kept = new WeakMap<LoadedLibrary, Promise<Entries>>()

/** The entries as they stand in the file, read once a revision. */
function readEntries(loaded: LoadedLibrary): Promise<Entries> {
  const known = kept.get(loaded)
  if (known) return known
  const reading = readOnce(loaded.source.locations[0] ?? "")
  kept.set(loaded, reading)
  return reading
}

async function readOnce(file: string): Promise<Entries> {
  try {
    if ((await stat(file)).size > MAX_SOURCE_BYTES) return new Map()
    return (await readManifest(file)).entries
  } catch {
    // Gone, or being written just now: the page shows what was read, without the source.
    return new Map()
  }
}
