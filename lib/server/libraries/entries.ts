// Sources as the switcher shows them.
import type { LibraryEntry, LibrarySource, LoadedLibrary } from "./contract"

/** The first configured library, else the starter one. */
export function findDefaultId(sources: readonly LibrarySource[]): string | null {
  const configured = sources.find((source) => source.origin === "configured")
  return (configured ?? sources.find((source) => source.origin === "starter") ?? sources[0])?.id ?? null
}

export function describeEntry(
  source: LibrarySource,
  loaded: LoadedLibrary | null,
  context: { defaultId: string | null; pathsHidden: boolean },
): LibraryEntry {
  const { id, label, origin, kind, locations } = source
  return {
    id,
    label,
    origin,
    kind,
    locations: context.pathsHidden ? [] : locations,
    pathsHidden: context.pathsHidden,
    isDefault: id === context.defaultId,
    removable: origin === "added",
    loaded:
      loaded === null
        ? null
        : { revision: loaded.revision, skillCount: loaded.library.skills.length, loadedAt: loaded.loadedAt },
  }
}
