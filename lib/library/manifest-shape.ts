// The outer shape of a manifest: `{…, skills: [entry, …]}`; also a bare list of entries, and a map from names to entries.

export interface ManifestShape {
  readonly entries: readonly { readonly key: string | null; readonly raw: unknown }[]
  readonly header: Readonly<Record<string, unknown>>
}

/** Deeper nesting than this could overflow the stack of whoever walks it; nothing real comes near. */
export const MAX_MANIFEST_DEPTH = 100

/** Finds the entries of a manifest; null where there are none to be found. */
export function findManifestEntries(json: unknown): ManifestShape | null {
  if (Array.isArray(json)) return { entries: json.map((raw: unknown) => ({ key: null, raw })), header: {} }
  if (!isRecord(json)) return null
  const { skills, ...header } = json
  if (Array.isArray(skills)) return { entries: skills.map((raw: unknown) => ({ key: null, raw })), header }
  if (isRecord(skills)) return { entries: Object.entries(skills).map(([key, raw]) => ({ key, raw })), header }
  return null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Whether anything is nested deeper than `limit`; looks no further than that. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== "object" || value === null) return false
  if (limit === 0) return true
  for (const inner of Array.isArray(value) ? value : Object.values(value))
    if (isDeeperThan(inner, limit - 1)) return true
  return false
}
