// How many skills go through each gate, as bands of one flow. Widths are on a logarithmic scale: of 10,000 skills the
// three selected ones must still be seen, and one skill must not look like none.
import { GATES, type GateName, type GateReport, type Removal, type RemovalReason, type RouteTrace } from "@/lib/routing"

export interface GateStage {
  gate: GateName
  in: number
  out: number
  removed: number
  /** Skills that enter here without having left the gate before: the loads that co-loading tries. */
  joined: number
  /** Band widths, 0..1 of the widest band of the flow. `inWidth` counts those who came through, without `joined`. */
  inWidth: number
  joinedWidth: number
  outWidth: number
  groups: RemovalGroup[]
}

export interface RemovalGroup {
  reason: RemovalReason
  removals: Removal[]
}

/** The stages in gate order, those the trace reports. */
export function buildGateFlow(trace: Pick<RouteTrace, "gates">): GateStage[] {
  const reports = GATES.flatMap((gate) => trace.gates.filter((report) => report.gate === gate))
  const widest = Math.max(1, ...reports.map((report) => Math.max(report.in, report.out)))
  const widthOf = (count: number) => Math.log1p(count) / Math.log1p(widest)
  return reports.map((report, index) => {
    const before = reports[index - 1]
    const through = before ? Math.min(before.out, report.in) : report.in
    const joined = report.in - through
    return {
      gate: report.gate,
      in: report.in,
      out: report.out,
      removed: report.removed.length,
      joined,
      inWidth: widthOf(through),
      joinedWidth: widthOf(joined),
      outWidth: widthOf(report.out),
      groups: groupRemovals(report),
    }
  })
}

/** Removed skills by reason, largest group first, then by the reason's name; the trace's order within a group. */
export function groupRemovals(report: Pick<GateReport, "removed">): RemovalGroup[] {
  const groups = new Map<RemovalReason, Removal[]>()
  for (const removal of report.removed) {
    const group = groups.get(removal.reason)
    if (group) group.push(removal)
    else groups.set(removal.reason, [removal])
  }
  return [...groups]
    .map(([reason, removals]) => ({ reason, removals }))
    .sort((a, b) => b.removals.length - a.removals.length || (a.reason < b.reason ? -1 : 1))
}

export type FallenRow =
  | { kind: "heading"; reason: RemovalReason; count: number }
  | { kind: "removal"; removal: Removal }

/** One flat list for a virtual list: headings and the removals under them that hold every word of `filter`. */
export function listFallen(groups: readonly RemovalGroup[], filter: string): FallenRow[] {
  const needles = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (removal: Removal) => {
    const text = `${removal.skill} ${removal.by ?? ""} ${removal.field ?? ""} ${removal.detail ?? ""}`.toLowerCase()
    return needles.every((needle) => text.includes(needle))
  }
  return groups.flatMap(({ reason, removals }): FallenRow[] => {
    const fitting = removals.filter(fits)
    if (fitting.length === 0) return []
    return [
      { kind: "heading", reason, count: fitting.length },
      ...fitting.map((removal): FallenRow => ({ kind: "removal", removal })),
    ]
  })
}
