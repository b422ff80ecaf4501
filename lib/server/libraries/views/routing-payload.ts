// The library as a browser needs it to route by itself: only what the engine reads, without what says nothing.
import { toRoutingSkills } from "@/lib/library"
import { compactRoutingSkill } from "@/lib/routing"
import type { LoadedLibrary, RoutingPayload } from "../contract"

const kept = new WeakMap<LoadedLibrary, RoutingPayload>()

export function getRoutingPayload(loaded: LoadedLibrary): RoutingPayload {
  const known = kept.get(loaded)
  if (known !== undefined) return known
  const skills = toRoutingSkills(loaded.library.skills).map(compactRoutingSkill)
  const payload: RoutingPayload = {
    library: loaded.source.id,
    revision: loaded.revision,
    count: skills.length,
    byteLength: Buffer.byteLength(JSON.stringify(skills)),
    skills,
  }
  kept.set(loaded, payload)
  return payload
}
