import "server-only"
import { findHarmfulCollisions, type HarmfulCollision } from "@/lib/evals"
import { type LoadedLibrary, utcDay } from "@/lib/server/libraries"
import { countWins, type ExampleWins, judgeLibrary } from "./self-check"

interface Kept {
  today: string
  wins: ReadonlyMap<string, ExampleWins> | null
  collisions: readonly HarmfulCollision[] | null
}

const kept = new WeakMap<LoadedLibrary, Kept>()

/** Own examples won, by skill name; null where there are too many cases to try. */
export function getExampleWins(loaded: LoadedLibrary): Kept["wins"] {
  return getJudged(loaded).wins
}

/** Shared phrases that a case proves harmful; null where there are too many cases to try. */
export function getHarmfulCollisions(loaded: LoadedLibrary): Kept["collisions"] {
  return getJudged(loaded).collisions
}

/** All cases, judged once per revision and day: verdicts lapse, so a new day may have other winners. */
function getJudged(loaded: LoadedLibrary): Kept {
  const today = utcDay()
  const known = kept.get(loaded)
  if (known?.today === today) return known
  const judged = judgeLibrary(loaded.library, loaded.compiled, today)
  const result = {
    today,
    wins: judged && countWins(judged),
    collisions: judged && findHarmfulCollisions(loaded.library.skills, judged),
  }
  kept.set(loaded, result)
  return result
}
