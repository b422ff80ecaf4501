import "server-only"
import { findLapse, type LoadedLibrary, utcDay } from "@/lib/server/libraries"
import { findLapseState, type LapseState } from "./lapse-state"

/** What the lists of skills say beside their summaries. */
export interface SkillExtras {
  /** Whether the author says that routing is tested. */
  routingEval: "absent" | "present"
  lapse: LapseState
}

/** By skill id. */
export function listSkillExtras(loaded: LoadedLibrary, today: string = utcDay()): ReadonlyMap<string, SkillExtras> {
  return new Map(
    loaded.library.skills.map(({ id, health }) => [
      id,
      { routingEval: health.routingEval, lapse: findLapseState(findLapse(health, today)) },
    ]),
  )
}
