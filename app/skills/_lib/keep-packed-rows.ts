import "server-only"
import { getExampleWins } from "@/app/_lib/keep-example-wins"
import { type LoadedLibrary, listSkillSummaries, utcDay } from "@/lib/server/libraries"
import { listCodesById } from "./list-problems"
import { packSkillRows } from "./pack-rows"
import { listSkillRows } from "./skill-row"

const kept = new WeakMap<LoadedLibrary, { today: string; packed: string }>()

/** The rows of the skills table, packed once per revision and day. */
export function getPackedSkillRows(loaded: LoadedLibrary): string {
  const today = utcDay()
  const known = kept.get(loaded)
  if (known?.today === today) return known.packed
  const codes = listCodesById(loaded.library)
  const packed = packSkillRows(listSkillRows(listSkillSummaries(loaded, today), codes, getExampleWins(loaded)))
  kept.set(loaded, { today, packed })
  return packed
}
