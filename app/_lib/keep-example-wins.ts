import "server-only"
import { type LoadedLibrary, utcDay } from "@/lib/server/libraries"
import { checkExamples, type ExampleWins } from "./self-check"

type Wins = ReadonlyMap<string, ExampleWins> | null

const kept = new WeakMap<LoadedLibrary, { today: string; wins: Wins }>()

/** `checkExamples`, once per revision and day: verdicts lapse, so a new day may have other winners. */
export function getExampleWins(loaded: LoadedLibrary): Wins {
  const today = utcDay()
  const known = kept.get(loaded)
  if (known?.today === today) return known.wins
  const wins = checkExamples(loaded.library, loaded.compiled, today)
  kept.set(loaded, { today, wins })
  return wins
}
