import "server-only"
import { type LoadedLibrary, utcDay } from "@/lib/server/libraries"
import { findRivals, indexTerms, type SkillTerms, type TermAnswer, type TermHolders } from "./rival-terms"

interface Kept {
  today: string
  holders: TermHolders
  answers: Map<string, readonly TermAnswer[]>
}

const kept = new WeakMap<LoadedLibrary, Kept>()
/** Skills whose answers are kept of one revision. */
const MAX_KEPT = 100

/** What each term of a skill is worth by itself; asked once per revision and day. */
export function getRivals(
  loaded: LoadedLibrary,
  skill: SkillTerms & { id: string; name: string; project: readonly { handle: string }[] },
): readonly TermAnswer[] {
  const today = utcDay()
  let known = kept.get(loaded)
  if (known?.today !== today) {
    const routing = loaded.library.skills.filter(({ shadowedBy }) => shadowedBy === null)
    known = { today, holders: indexTerms(routing), answers: new Map() }
    kept.set(loaded, known)
  }
  const earlier = known.answers.get(skill.id)
  if (earlier) return earlier
  const answers = findRivals(skill, {
    compiled: loaded.compiled,
    holders: known.holders,
    skill: skill.name,
    project: skill.project[0]?.handle ?? null,
    today,
  })
  const oldest = known.answers.keys().next()
  if (known.answers.size >= MAX_KEPT && !oldest.done) known.answers.delete(oldest.value)
  known.answers.set(skill.id, answers)
  return answers
}
