// Ids for the switcher and for `?library=`: readable, and the same for the same place in every process.
import { createHash } from "node:crypto"
import path from "node:path"

export function slugify(text: string): string {
  const slug = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
  return slug === "" ? "library" : slug
}

/** A slug of the label and eight hex digits of the places' hash: two folders called `skills` stay apart. */
export function makeLibraryId(label: string, locations: readonly string[]): string {
  const hash = createHash("sha256").update(locations.join("\0")).digest("hex").slice(0, 8)
  return `${slugify(label)}-${hash}`
}

/** Folder names that say nothing by themselves; the name of the folder above is shown as well. */
const GENERIC_FOLDERS = new Set(["skills", "skill", "library", "src", ".claude", ".agents", ".codex"])

/** A short name for a place: `shop/skills` rather than `skills`. Never a whole path, so it may be shown to anybody signed in. */
export function labelForPath(location: string): string {
  const parts = path.resolve(location).split(path.sep).filter(Boolean)
  const last = parts.at(-1)
  if (last === undefined) return location
  const isManifest = last.toLowerCase().endsWith(".json")
  const above = parts.at(-2)
  return above !== undefined && (isManifest || GENERIC_FOLDERS.has(last.toLowerCase())) ? `${above}/${last}` : last
}
