// Gate 5, selection (routing.md §9): the first `maxResults` survivors. It comes after suppression, so a larger number never
// changes who comes first.
import type { Contender } from "../rank"
import type { GateReport } from "../trace"

export function selectionGate(
  survivors: readonly Contender[],
  maxResults: number,
): { report: GateReport; selected: Contender[] } {
  const selected = survivors.slice(0, maxResults)
  const cut = survivors.slice(maxResults)
  for (const contender of cut) {
    contender.fate = "cut"
    contender.reason = `place ${survivors.indexOf(contender) + 1}, the request takes ${maxResults}`
  }
  return {
    report: {
      gate: "selection",
      in: survivors.length,
      out: selected.length,
      removed: cut.map((contender) => ({
        skill: contender.skill.name,
        reason: "cut",
        field: "maxResults",
        detail: contender.reason,
      })),
    },
    selected,
  }
}
