// Opens a library on disk for the registry: reads it, then follows changes until it is closed.
import type { Library } from "@/lib/library"
import { watchLibrary } from "../files/watch-library"
import { watchManifest } from "../files/watch-manifest"
import type { LibrarySource } from "./contract"
import { hidePlaces, hidePlacesInText } from "./hide-places"
import type { OpenedLibrary, OpenListener } from "./registry"
import { utcDay } from "./views/utc-day"

/** With `arePlacesHidden` nothing that the reading says names a place on this machine. */
export async function openLibrary(
  source: LibrarySource,
  listener: OpenListener,
  { arePlacesHidden }: { arePlacesHidden: boolean },
): Promise<OpenedLibrary> {
  const { kind, locations } = source
  const show = (library: Library) => (arePlacesHidden ? hidePlaces(library, locations) : library)
  const say = (message: string) => (arePlacesHidden ? hidePlacesInText(message, locations) : message)
  const options = {
    today: utcDay,
    changed: (library: Library) => listener.changed(show(library)),
    failed: (message: string) => listener.failed(say(message)),
  }
  try {
    const watched =
      kind === "folders" ? await watchLibrary(locations, options) : await watchManifest(locations[0] ?? "", options)
    return { library: show(watched.library), close: watched.close }
  } catch (cause) {
    throw new Error(say(cause instanceof Error ? cause.message : String(cause)), { cause })
  }
}
