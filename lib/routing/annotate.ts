// What a trace says beyond the decision: flags, stale skills, warnings, and the next step for the maintainer. Nothing here
// changes who wins.
import { compareVersions } from "./compare-versions"
import type { CompiledLibrary } from "./compile"
import type { CompiledSkill } from "./compile-skill"
import type { Contender } from "./contender"
import type { CoLoading } from "./gates/co-loading"
import { compareByMerit } from "./rank"
import type { Flag, Outcome, StaleNote } from "./trace"

/** routing.md §11: both are misses worth looking at. */
export function findFlags(survivors: readonly Contender[]): Flag[] {
  const [winner, second] = survivors
  if (!winner) return []
  const flags: Flag[] = []
  if (second && compareByMerit(winner, second) === 0) flags.push("ambiguous")
  if (winner.signals.every(({ surface }) => surface === "keyword-substring")) flags.push("weak")
  return flags
}

/** Loaded skills that were last verified too long ago (`today` − last_verified > stale_after_days). */
export function findStale(loaded: readonly CompiledSkill[], day: number): StaleNote[] {
  return loaded.flatMap(({ name, lastVerifiedDay, staleAfterDays }) => {
    if (lastVerifiedDay === null || staleAfterDays === null || lastVerifiedDay > day) return []
    const days = day - lastVerifiedDay
    return days > staleAfterDays ? [{ skill: name, days, limit: staleAfterDays }] : []
  })
}

/** Order: broken loops, disjoint pairs, old dependencies, faults of the records the trace names. */
export function findWarnings(
  compiled: CompiledLibrary,
  loops: readonly string[],
  contenders: readonly Contender[],
  { loaded, blocked }: CoLoading,
): string[] {
  const warnings = loops.map(
    (name) => `suppression loop of equal scores: broken by keeping ${name}, the highest-ranked`,
  )
  const inside = new Set(loaded)
  const reported = new Set<string>()
  for (const from of loaded) {
    const skill = compiled.skills[from]
    for (const { target, reason } of skill?.disjoint ?? []) {
      const pair = from < target ? `${from} ${target}` : `${target} ${from}`
      if (target === from || !inside.has(target) || reported.has(pair)) continue
      reported.add(pair)
      warnings.push(
        `${skill?.name} and ${compiled.names[target]} are loaded together but declared disjoint${reason ? `: ${reason}` : ""}`,
      )
    }
  }
  for (const from of loaded) warnings.push(...findOldDependencies(compiled, from, inside))
  if (compiled.troubled.length > 0) {
    const named = new Set([...contenders.map(({ index }) => index), ...loaded])
    for (const { skill } of blocked) named.add(compiled.indexOf.get(skill) ?? -1)
    for (const index of compiled.troubled.filter((one) => named.has(one))) {
      const skill = compiled.skills[index]
      for (const warning of skill?.skill.warnings ?? []) warnings.push(`${skill?.name}: ${warning}`)
    }
  }
  return warnings
}

function findOldDependencies(compiled: CompiledLibrary, from: number, inside: ReadonlySet<number>): string[] {
  const skill = compiled.skills[from]
  return (skill?.coLoads.depends_on ?? []).flatMap(({ target, minVersion }) => {
    const version = compiled.skills[target]?.skill.version
    if (!inside.has(target) || !minVersion || !version) return []
    const order = compareVersions(version, minVersion)
    return order !== null && order < 0
      ? [`${skill?.name} needs ${compiled.names[target]} ${minVersion} or later; the library has ${version}`]
      : []
  })
}

/** The next step, where the outcome is not a certain winner; null otherwise. */
export function recommend(
  outcome: Outcome,
  flags: readonly Flag[],
  contenders: readonly Contender[],
  survivors: readonly Contender[],
  tokens: readonly string[],
): string | null {
  if (outcome === "gap") {
    const words = tokens.slice(0, 5).join(", ")
    return words
      ? `Coverage gap: author a skill for this, or add one of the request's words (${words}) to the keywords of the skill that should answer.`
      : "Nothing to route by: the request holds no word that could match a skill."
  }
  if (outcome === "blocked") {
    const first = contenders[0]
    return `Blocked, not a gap: repair or re-grade ${first?.skill.name} (${first?.reason}); do not author a new skill.`
  }
  const [winner, second] = survivors
  const steps: string[] = []
  if (flags.includes("ambiguous") && winner && second) {
    steps.push(
      `Only the name decided between ${winner.skill.name} and ${second.skill.name}: give the right one a trigger or keyword that the other lacks, or a suppresses edge.`,
    )
  }
  if (flags.includes("weak") && winner) {
    const [signal] = winner.signals
    steps.push(
      `${winner.skill.name} matched only by parts of words ("${signal?.token}" in "${signal?.term}"): add the exact word if it is right, or sharpen that keyword if it is not.`,
    )
  }
  return steps.length > 0 ? steps.join(" ") : null
}
