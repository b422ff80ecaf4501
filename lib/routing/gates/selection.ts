// Gate 5, selection (routing.md §9): the first `maxResults` survivors. It comes after suppression, so a larger number never
// changes who comes first.
import type { Contender } from "../contender"
import type { GateReport, Removal } from "../trace"

export function selectionGate(
  survivors: readonly Contender[],
  maxResults: number,
): { report: GateReport; selected: Contender[] } {
  const selected = survivors.slice(0, maxResults)
  const removed: Removal[] = []
  // One text for all: the rank says the place.
  const reason = `beyond the first ${maxResults}`
  for (let place = maxResults; place < survivors.length; place++) {
    const contender = survivors[place]
    if (!contender) break
    contender.fate = "cut"
    contender.reason = reason
    removed.push({ skill: contender.skill.name, reason: "cut", field: "maxResults", detail: reason })
  }
  return { report: { gate: "selection", in: survivors.length, out: selected.length, removed }, selected }
}
