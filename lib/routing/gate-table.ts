// What gates ask of every candidate, as flat columns over the skills. A common word makes thousands of candidates, and
// looking into a record for each of them costs more than all the arithmetic; most are settled by these columns alone.
import type { CompiledSkill } from "./compile-skill"

export interface GateTable {
  readonly boost: Uint8Array
  readonly typeRank: Uint8Array
  readonly evalRank: Uint8Array
  /** 1 where the record holds a verdict that could remove the skill. */
  readonly isSuspect: Uint8Array
  /** The targets of skill `i`'s `suppresses` stand at `edgeStart[i]` up to `edgeStart[i + 1]`. */
  readonly edgeStart: Int32Array
  readonly edgeTarget: Int32Array
}

export function buildGateTable(skills: readonly CompiledSkill[]): GateTable {
  const edgeStart = new Int32Array(skills.length + 1)
  skills.forEach((skill, index) => {
    edgeStart[index + 1] = (edgeStart[index] ?? 0) + skill.suppresses.length
  })
  return {
    boost: Uint8Array.from(skills, (skill) => skill.boost),
    typeRank: Uint8Array.from(skills, (skill) => skill.typeRank),
    evalRank: Uint8Array.from(skills, (skill) => skill.evalRank),
    isSuspect: Uint8Array.from(skills, (skill) => (skill.integrity || skill.behavior ? 1 : 0)),
    edgeStart,
    edgeTarget: Int32Array.from(skills.flatMap(({ suppresses }) => suppresses.map(({ target }) => target))),
  }
}
