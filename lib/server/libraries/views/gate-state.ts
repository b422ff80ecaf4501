// How the verdict gate sees each skill today. The engine itself is asked (every skill gets the same one-word trigger and
// one request fires them all), so a screen can never disagree with a trace.
import { compileLibrary, formatIsoDay, isoDay, type RoutingSkill, route, VERDICT_LIFETIME_DAYS } from "@/lib/routing"
import type { SkillGateState } from "../contract"

const PROBE = "probe"

export type GateVerdict = Pick<SkillGateState, "passes" | "removedBy" | "boost">

/** Verdicts by skill name. `skills` must have different names. */
export function findGateVerdicts(skills: readonly RoutingSkill[], today: string): ReadonlyMap<string, GateVerdict> {
  const probes = skills.map((skill) => ({ name: skill.name, health: skill.health, ...PROBE_SURFACES }))
  const trace = route(compileLibrary(probes), { query: PROBE, today })
  const removals = new Map(
    trace.gates.find((report) => report.gate === "verdict")?.removed.map((removal) => [removal.skill, removal]),
  )
  return new Map(
    trace.candidates.map(({ skill, boost, reason }): [string, GateVerdict] => {
      const removal = removals.get(skill)
      if (removal === undefined || (removal.reason !== "integrity" && removal.reason !== "behavior"))
        return [skill, { passes: true, removedBy: null, boost }]
      const field = removal.field ?? removal.reason
      const removedBy = { reason: removal.reason, field, detail: removal.detail ?? reason ?? removal.reason }
      return [skill, { passes: false, removedBy, boost }]
    }),
  )
}

const PROBE_SURFACES = { triggers: [PROBE], keywords: [], paths: [], project: [], relations: {} }

const BLOCKING_VERDICTS: ReadonlySet<string> = new Set(["HARMFUL", "REDUNDANT", "FALSE_POSITIVE"])

/** When a blocking application verdict ends (routing.md §7.2); null where the skill has none. */
export function findLapse(health: RoutingSkill["health"], today: string): SkillGateState["lapse"] {
  if (!BLOCKING_VERDICTS.has((health.applicationVerdict ?? "").toUpperCase())) return null
  const todayNumber = isoDay(today)
  const graded = readPastDay(health.evalLastRunAt, todayNumber)
  if (todayNumber === null || graded === null)
    return {
      state: "active-without-end",
      why: "The grade has no date that can be read, so it holds until it is graded again.",
    }
  const changed = readPastDay(health.lastChanged, todayNumber)
  const gradedOn = formatIsoDay(graded)
  if (changed !== null && changed > graded)
    return {
      state: "lapsed",
      gradedOn,
      lapsedOn: formatIsoDay(Math.min(changed, graded + VERDICT_LIFETIME_DAYS + 1)),
      why: `The skill was changed on ${formatIsoDay(changed)}, after the grade of ${formatIsoDay(graded)}.`,
    }
  // A change that is noted for a day to come counts from that day on.
  const ahead = isoDay(health.lastChanged)
  const lapsesOn = Math.min(graded + VERDICT_LIFETIME_DAYS + 1, ahead !== null && ahead > graded ? ahead : Infinity)
  if (todayNumber >= lapsesOn) {
    const age = todayNumber - graded
    return {
      state: "lapsed",
      gradedOn,
      lapsedOn: formatIsoDay(lapsesOn),
      why: `The grade is ${age} days old; it held for ${VERDICT_LIFETIME_DAYS}.`,
    }
  }
  return { state: "active", gradedOn, lapsesOn: formatIsoDay(lapsesOn), daysLeft: lapsesOn - todayNumber }
}

/** A day that cannot be read, or that lies ahead, counts as not given. */
function readPastDay(text: string | null | undefined, todayNumber: number | null): number | null {
  const day = isoDay(text)
  return day === null || todayNumber === null || day > todayNumber ? null : day
}
