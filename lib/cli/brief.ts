import type { GateReport, RouteTrace } from "@/lib/routing"

type BriefGate = Omit<GateReport, "removed"> & { removed: GateReport["removed"] | number }

/** A trace whose project and score gates say how many they removed, not which: a library of thousands makes those lists long. */
export function briefTrace(trace: RouteTrace): Omit<RouteTrace, "gates"> & { gates: BriefGate[] } {
  return {
    ...trace,
    gates: trace.gates.map((gate) =>
      gate.gate === "project" || gate.gate === "score" ? { ...gate, removed: gate.removed.length } : gate,
    ),
  }
}
