import "server-only"
import { type LoadedLibrary, listSkillSummaries } from "@/lib/server/libraries"
import type { ActionFacts } from "./action-facts"
import { getGraphHealth } from "./keep-graph-health"
import { getExampleWins, getHarmfulCollisions } from "./keep-judged-cases"
import { countLibrary } from "./library-figures"
import { listOverviewSkills } from "./list-overview-skills"
import { sumWins } from "./self-check"
import { listSkillExtras } from "./skill-extras"

/** Everything that the overview says about a library. */
export function gatherFacts(loaded: LoadedLibrary): ActionFacts {
  const { library } = loaded
  const wins = getExampleWins(loaded)
  const skills = listOverviewSkills(listSkillSummaries(loaded), listSkillExtras(loaded), wins)
  const refusedByCode = new Map<string, number>()
  for (const { error } of library.refused) refusedByCode.set(error.code, (refusedByCode.get(error.code) ?? 0) + 1)
  return {
    figures: countLibrary(skills, library, wins && sumWins(wins.values())),
    skills,
    refusedByCode,
    findings: getGraphHealth(loaded).findings,
    collisions: getHarmfulCollisions(loaded),
  }
}
