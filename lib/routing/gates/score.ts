// Gate 2, score (routing.md §4): a skill without a single credit is not a candidate.
import type { CompiledLibrary } from "../compile"
import type { Contender } from "../contender"
import type { Query } from "../request"
import { scoreSkills } from "../score"
import type { GateReport, Removal } from "../trace"

export function scoreGate(
  compiled: CompiledLibrary,
  query: Query,
  fits: Uint8Array | null,
): { report: GateReport; contenders: Contender[] } {
  const contenders = scoreSkills(compiled, query, fits)
  const hasScore = new Uint8Array(compiled.size)
  for (const { index } of contenders) hasScore[index] = 1
  const removed: Removal[] = []
  for (let index = 0; index < compiled.size; index++) {
    if (hasScore[index] === 1 || (fits !== null && fits[index] === 0)) continue
    const entry = compiled.noMatch[index]
    if (entry) removed.push(entry)
  }
  return {
    report: { gate: "score", in: removed.length + contenders.length, out: contenders.length, removed },
    contenders,
  }
}
