import "server-only"
import { getExampleWins } from "@/app/_lib/keep-judged-cases"
import { listSkillExtras } from "@/app/_lib/skill-extras"
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
  const rows = listSkillRows(listSkillSummaries(loaded, today), {
    codesById: listCodesById(loaded.library),
    extrasById: listSkillExtras(loaded, today),
    winsByName: getExampleWins(loaded),
  })
  const packed = packSkillRows(rows)
  kept.set(loaded, { today, packed })
  return packed
}
