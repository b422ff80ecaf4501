// Gate 3, verdicts (routing.md §7): integrity, then behaviour while its grade is active, then quality. UNVERIFIED never removes.
import type { CompiledSkill } from "../compile-skill"
import type { Contender } from "../contender"
import type { GateTable } from "../gate-table"
import { VERDICT_LIFETIME_DAYS } from "../policy"
import { EVAL_STATES, type EvalState } from "../skill"
import type { GateReport } from "../trace"

/** Why a skill fails the gate. */
export interface VerdictFault {
  reason: "integrity" | "behavior" | "quality"
  field: string
  detail: string
}

/** The first fault of a skill on `day` (a day number), or null when it passes. */
export function findVerdictFault(skill: CompiledSkill, day: number, minEvalState: EvalState): VerdictFault | null {
  if (skill.integrity) {
    return {
      reason: "integrity",
      field: skill.integrity.field,
      detail: `${skill.integrity.field} is ${skill.integrity.value}`,
    }
  }
  if (skill.behavior && isActive(skill.behavior, day)) {
    return {
      reason: "behavior",
      field: "application_verdict",
      detail: `application_verdict is ${skill.behavior.value}`,
    }
  }
  if (skill.evalRank < EVAL_STATES.indexOf(minEvalState)) {
    return {
      reason: "quality",
      field: "eval_state",
      detail: `eval_state ${EVAL_STATES[skill.evalRank]} is below ${minEvalState}`,
    }
  }
  return null
}

/** Lapses when the skill changed on a later day than it was graded, or the grade is too old. Dates that lie ahead count as not given. */
function isActive({ gradedDay, changedDay }: NonNullable<CompiledSkill["behavior"]>, day: number): boolean {
  if (gradedDay === null || gradedDay > day) return true
  if (day - gradedDay > VERDICT_LIFETIME_DAYS) return false
  return changedDay === null || changedDay > day || changedDay <= gradedDay
}

export function verdictGate(
  table: GateTable,
  contenders: readonly Contender[],
  day: number,
  minEvalState: EvalState,
): { report: GateReport; survivors: Contender[] } {
  const survivors: Contender[] = []
  const report: GateReport = { gate: "verdict", in: contenders.length, out: 0, removed: [] }
  const minimum = EVAL_STATES.indexOf(minEvalState)
  for (const contender of contenders) {
    const { index } = contender
    if (table.isSuspect[index] === 0 && (table.evalRank[index] ?? 0) >= minimum) {
      survivors.push(contender)
      continue
    }
    const fault = findVerdictFault(contender.skill, day, minEvalState)
    if (!fault) {
      survivors.push(contender)
      continue
    }
    contender.fate = fault.reason
    contender.reason = fault.detail
    report.removed.push({ skill: contender.skill.name, ...fault })
  }
  report.out = survivors.length
  return { report, survivors }
}
