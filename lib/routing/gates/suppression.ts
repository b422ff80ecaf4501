// Gate 4, suppression (routing.md §8), before co-loading. An edge fires when both skills are still in and the declarer's
// score is at least the target's; a suppressed skill suppresses nothing.
import type { CompiledEdge } from "../compile-skill"
import type { Contender } from "../contender"
import type { GateTable } from "../gate-table"
import type { GateReport } from "../trace"

interface Suppressor {
  by: number
  edge: CompiledEdge
}

/** Firing edges by place in the rank order, from either end. */
interface FiringEdges {
  /** Target → who would suppress it, in rank order. */
  readonly suppressors: ReadonlyMap<number, readonly Suppressor[]>
  /** Declarer → whom it would suppress. */
  readonly targets: ReadonlyMap<number, readonly number[]>
}

const OPEN = 0
const IN = 1
const OUT = 2

/** `contenders` in rank order. `loops` names the skills that were taken as surviving to break a loop of equal scores. */
export function suppressionGate(
  table: GateTable,
  contenders: readonly Contender[],
): { report: GateReport; survivors: readonly Contender[]; loops: string[] } {
  const report: GateReport = { gate: "suppression", in: contenders.length, out: contenders.length, removed: [] }
  const edges = findFiringEdges(table, contenders)
  if (edges.suppressors.size === 0) return { report, survivors: contenders, loops: [] }
  const { standing, loops } = settle(edges, contenders.length)
  const survivors: Contender[] = []
  contenders.forEach((contender, at) => {
    if (standing[at] === IN) {
      survivors.push(contender)
      return
    }
    // In rank order, so the first surviving one ranks highest.
    const found = edges.suppressors.get(at)?.find(({ by }) => standing[by] === IN)
    const by = found && contenders[found.by]?.skill
    if (!by) throw new Error(`suppressionGate: ${contender.skill.name} was suppressed by nobody`)
    const { reason } = found.edge
    contender.fate = "suppressed"
    contender.by = by.name
    contender.reason = `suppressed by ${by.name}${reason ? `: ${reason}` : ""}`
    report.removed.push({
      skill: contender.skill.name,
      reason: "suppressed",
      by: by.name,
      field: `relations.${by.suppressesField}`,
      ...(reason ? { detail: reason } : {}),
    })
  })
  report.out = survivors.length
  return { report, survivors, loops: loops.map((at) => contenders[at]?.skill.name ?? "") }
}

function findFiringEdges(table: GateTable, contenders: readonly Contender[]): FiringEdges {
  const suppressors = new Map<number, Suppressor[]>()
  const targets = new Map<number, number[]>()
  const place = new Int32Array(table.boost.length)
  contenders.forEach(({ index }, at) => {
    place[index] = at + 1
  })
  contenders.forEach((contender, by) => {
    const start = table.edgeStart[contender.index] ?? 0
    const end = table.edgeStart[contender.index + 1] ?? 0
    for (let i = start; i < end; i++) {
      const at = (place[table.edgeTarget[i] ?? -1] ?? 0) - 1
      const target = at < 0 || at === by ? undefined : contenders[at]
      if (!target || contender.score < target.score) continue
      const edge = contender.skill.suppresses[i - start]
      if (!edge) continue
      append(suppressors, at, { by, edge })
      append(targets, by, at)
    }
  })
  return { suppressors, targets }
}

function append<T>(lists: Map<number, T[]>, key: number, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** Who stays: settled from those that nobody can suppress. Only loops of equal scores leave something open. */
function settle(edges: FiringEdges, count: number): { standing: Uint8Array; loops: number[] } {
  const standing = new Uint8Array(count)
  const openAbove = new Int32Array(count)
  const ready: number[] = []
  for (let at = 0; at < count; at++) {
    openAbove[at] = edges.suppressors.get(at)?.length ?? 0
    if (openAbove[at] === 0) ready.push(at)
  }
  const decide = (at: number, as: typeof IN | typeof OUT) => {
    standing[at] = as
    for (const target of edges.targets.get(at) ?? []) {
      if (standing[target] !== OPEN) continue
      if (as === IN) {
        decide(target, OUT)
        continue
      }
      const left = (openAbove[target] ?? 0) - 1
      openAbove[target] = left
      if (left === 0) ready.push(target)
    }
  }
  const loops: number[] = []
  for (let firstOpen = 0; ; ) {
    for (let at = ready.pop(); at !== undefined; at = ready.pop()) if (standing[at] === OPEN) decide(at, IN)
    while (firstOpen < count && standing[firstOpen] !== OPEN) firstOpen++
    if (firstOpen === count) return { standing, loops }
    // The rule: the highest-ranked undecided skill survives, and on it goes.
    loops.push(firstOpen)
    decide(firstOpen, IN)
  }
}
