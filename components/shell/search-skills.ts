/** A skill as the palette shows it. */
export interface FoundSkill {
  slug: string
  name: string
  description: string
}

/** The first skills that fit the text, asked from the server: the palette never holds the whole library. */
export async function searchSkills(text: string, library: string | null, signal: AbortSignal): Promise<FoundSkill[]> {
  const params = new URLSearchParams({ q: text, limit: "12" })
  if (library) params.set("library", library)
  const response = await fetch(`/api/skills?${params}`, { signal, headers: { accept: "application/json" } })
  if (!response.ok) throw new Error(`The server answered ${response.status} to a search for skills.`)
  return readFoundSkills(await response.json())
}

/** How many skills a library has; the server reads it for that, where it has not yet. */
export async function countSkills(library: string, signal: AbortSignal): Promise<number | null> {
  const response = await fetch(`/api/skills?${new URLSearchParams({ library, limit: "1" })}`, { signal })
  const answer: unknown = response.ok ? await response.json() : null
  return isObject(answer) && typeof answer.total === "number" ? answer.total : null
}

/** Reads the answer leniently: entries that are no skills are left out. */
export function readFoundSkills(answer: unknown): FoundSkill[] {
  const items = isObject(answer) && Array.isArray(answer.items) ? answer.items : []
  return items.flatMap((item: unknown) => {
    if (!isObject(item) || typeof item.slug !== "string" || typeof item.name !== "string") return []
    const description = typeof item.description === "string" ? item.description : ""
    return [{ slug: item.slug, name: item.name, description }]
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
