// Opens a library on disk for the registry: reads it, then follows changes until it is closed.
import { checkRoutingEvals, type Library } from "@/lib/library"
import { watchLibrary } from "../files/watch-library"
import { watchManifest } from "../files/watch-manifest"
import type { LibrarySource } from "./contract"
import { hidePlaces, hidePlacesInText } from "./hide-places"
import type { OpenedLibrary, OpenListener } from "./registry"
import { utcDay } from "./views/utc-day"

/** Cases times skills that are routed after each reading: about half a second. */
const MAX_EVAL_MATCHES = 1_000_000

/** With `arePlacesHidden` nothing that the reading says names a place on this machine. */
export async function openLibrary(
  source: LibrarySource,
  listener: OpenListener,
  { arePlacesHidden }: { arePlacesHidden: boolean },
): Promise<OpenedLibrary> {
  const { kind, locations } = source
  const show = (library: Library) => withEvalFaults(arePlacesHidden ? hidePlaces(library, locations) : library)
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

/** Which skills claim to pass their own cases and do not; bounded, so that a large library is not kept waiting for it. */
function withEvalFaults(library: Library): Library {
  const faults = checkRoutingEvals(library.skills, { today: utcDay(), maxMatches: MAX_EVAL_MATCHES })
  return faults.length === 0 ? library : { ...library, diagnostics: [...library.diagnostics, ...faults] }
}
