// The sources that nobody had to add, looked up at most twice a minute: the usual places are folder listings on disk.
import { realpath } from "node:fs/promises"
import type { LibrarySource } from "./contract"
import { findBuiltInSources, findConfiguredSources, findDetectedSources, type SourcePlaces } from "./sources"

const KEEP_MS = 30_000

export function createSourceFinder(places: SourcePlaces, nowMs: () => number): () => Promise<readonly LibrarySource[]> {
  let kept: { atMs: number; sources: Promise<readonly LibrarySource[]> } | null = null
  return () => {
    if (kept === null || nowMs() - kept.atMs > KEEP_MS) {
      const sources = findSources(places)
      kept = { atMs: nowMs(), sources }
      // A failed look-up is not kept.
      sources.catch(() => {
        kept = null
      })
    }
    return kept.sources
  }
}

/** Configured first where there are any, then the built-in two, then what was detected. A place appears once. */
export async function findSources(places: SourcePlaces): Promise<LibrarySource[]> {
  const named = [...(await findConfiguredSources(places)), ...findBuiltInSources(places)]
  const taken = await Promise.all(
    named.flatMap((source) => source.locations.map((one) => realpath(one).catch(() => one))),
  )
  return [...named, ...(await findDetectedSources(places, new Set(taken)))]
}
