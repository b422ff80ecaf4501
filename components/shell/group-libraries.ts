import type { LibraryEntry, LibraryOrigin } from "@/lib/server/libraries/contract"

export const originMeaning: Record<LibraryOrigin, { heading: string; hint: string }> = {
  configured: { heading: "Configured", hint: "Named in the server's configuration." },
  added: { heading: "Added", hint: "Added by path, here or in another window." },
  detected: { heading: "Found on this machine", hint: "A usual place for skills that exists here." },
  starter: { heading: "Built in", hint: "Comes with the product." },
  gallery: { heading: "Built in", hint: "Comes with the product; shows every gate at work." },
}

const ORDER: readonly LibraryOrigin[] = ["configured", "added", "detected", "starter", "gallery"]

export interface LibraryGroup {
  heading: string
  entries: LibraryEntry[]
}

/** One's own libraries first, the built-in ones last; within a group as the server orders them. Empty groups are left out. */
export function groupLibraries(libraries: readonly LibraryEntry[]): LibraryGroup[] {
  const groups = new Map<string, LibraryEntry[]>()
  for (const origin of ORDER) {
    const entries = libraries.filter((entry) => entry.origin === origin)
    if (entries.length === 0) continue
    const { heading } = originMeaning[origin]
    groups.set(heading, [...(groups.get(heading) ?? []), ...entries])
  }
  return [...groups].map(([heading, entries]) => ({ heading, entries }))
}
