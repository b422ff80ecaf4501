// Gate 5, selection (routing.md §9): the first `maxResults` survivors. It comes after suppression, so a larger number never
// changes who comes first.
import type { Contender } from "../rank"
import type { GateReport, Removal } from "../trace"

export function selectionGate(
  survivors: readonly Contender[],
  maxResults: number,
): { report: GateReport; selected: Contender[] } {
  const selected = survivors.slice(0, maxResults)
  const removed: Removal[] = []
  for (let place = maxResults; place < survivors.length; place++) {
    const contender = survivors[place]
    if (!contender) break
    contender.fate = "cut"
    contender.reason = `place ${place + 1} of ${survivors.length}, the request takes ${maxResults}`
    removed.push({ skill: contender.skill.name, reason: "cut", field: "maxResults", detail: contender.reason })
  }
  return { report: { gate: "selection", in: survivors.length, out: selected.length, removed }, selected }
}
