// The outer shape of a manifest: `{…, skills: [entry, …]}`; also a bare list of entries, and a map from names to entries.

export interface ManifestShape {
  entries: readonly { key: string | null; raw: unknown }[]
  header: Readonly<Record<string, unknown>>
}

/** Finds the entries of a manifest; null where there are none to be found. */
export function findManifestEntries(json: unknown): ManifestShape | null {
  if (Array.isArray(json)) return { entries: json.map((raw: unknown) => ({ key: null, raw })), header: {} }
  if (typeof json !== "object" || json === null || !("skills" in json)) return null
  const { skills, ...header } = json as Record<string, unknown>
  if (Array.isArray(skills)) return { entries: skills.map((raw: unknown) => ({ key: null, raw })), header }
  if (typeof skills === "object" && skills !== null) {
    return { entries: Object.entries(skills).map(([key, raw]) => ({ key, raw: raw as unknown })), header }
  }
  return null
}
