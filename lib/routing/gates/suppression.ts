// Gate 4, suppression (routing.md §8), before co-loading. An edge fires when both skills are still in and the declarer's
// score is at least the target's; a suppressed skill suppresses nothing.
import type { CompiledEdge } from "../compile"
import type { Contender } from "../rank"
import type { GateReport } from "../trace"

interface Suppressor {
  by: number
  edge: CompiledEdge
}
type Standing = "open" | "in" | "out"

/** `contenders` in rank order. `loops` names the skills that were taken as surviving to break a loop of equal scores. */
export function suppressionGate(contenders: readonly Contender[]): {
  report: GateReport
  survivors: Contender[]
  loops: string[]
} {
  const suppressors = findFiringEdges(contenders)
  const { standing, loops } = settle(suppressors)
  const survivors: Contender[] = []
  const report: GateReport = { gate: "suppression", in: contenders.length, out: 0, removed: [] }
  contenders.forEach((contender, at) => {
    if (standing[at] === "in") {
      survivors.push(contender)
      return
    }
    // In rank order, so the first surviving one ranks highest.
    const found = suppressors[at]?.find(({ by }) => standing[by] === "in")
    const by = found === undefined ? undefined : contenders[found.by]
    if (!found || !by) throw new Error(`suppressionGate: ${contender.skill.name} was suppressed by nobody`)
    contender.fate = "suppressed"
    contender.by = by.skill.name
    contender.reason = `suppressed by ${by.skill.name}${found.edge.reason ? `: ${found.edge.reason}` : ""}`
    report.removed.push({
      skill: contender.skill.name,
      reason: "suppressed",
      by: by.skill.name,
      field: `relations.${by.skill.suppressesField}`,
      ...(found.edge.reason ? { detail: found.edge.reason } : {}),
    })
  })
  report.out = survivors.length
  return { report, survivors, loops: loops.map((at) => contenders[at]?.skill.name ?? "") }
}

/** For each contender, who would suppress it, in rank order. */
function findFiringEdges(contenders: readonly Contender[]): Suppressor[][] {
  const position = new Map(contenders.map(({ index }, at) => [index, at]))
  const suppressors: Suppressor[][] = contenders.map(() => [])
  contenders.forEach((contender, by) => {
    for (const edge of contender.skill.suppresses) {
      const at = position.get(edge.target)
      if (at === undefined || at === by) continue
      const target = contenders[at]
      if (target && contender.score >= target.score) suppressors[at]?.push({ by, edge })
    }
  })
  return suppressors
}

/** Who stays: settled from those that nobody can suppress. Only loops of equal scores leave something open. */
function settle(suppressors: readonly Suppressor[][]): { standing: Standing[]; loops: number[] } {
  const standing: Standing[] = suppressors.map(() => "open")
  const suppresses: number[][] = suppressors.map(() => [])
  suppressors.forEach((list, at) => {
    for (const { by } of list) suppresses[by]?.push(at)
  })
  const undecidedAbove = suppressors.map((list) => list.length)
  const ready = undecidedAbove.flatMap((count, at) => (count === 0 ? [at] : []))
  const loops: number[] = []
  let firstOpen = 0
  const decide = (at: number, as: "in" | "out") => {
    standing[at] = as
    for (const target of suppresses[at] ?? []) {
      if (standing[target] !== "open") continue
      if (as === "in") decide(target, "out")
      else {
        const left = (undecidedAbove[target] ?? 0) - 1
        undecidedAbove[target] = left
        if (left === 0) ready.push(target)
      }
    }
  }
  for (;;) {
    for (let at = ready.pop(); at !== undefined; at = ready.pop()) if (standing[at] === "open") decide(at, "in")
    while (firstOpen < standing.length && standing[firstOpen] !== "open") firstOpen++
    if (firstOpen === standing.length) return { standing, loops }
    loops.push(firstOpen)
    decide(firstOpen, "in")
  }
}
