import { listObservations, measureDegrees, type Observation } from "@/lib/graph"
import type { GraphData } from "./graph-data"
import { unpackGraph, unpackSigns } from "./graph-text"
import type { PackedGraphData } from "./pack-graph-data"

/** The other end of `packGraphData`. */
export function unpackGraphData(text: string): GraphData {
  const packed = JSON.parse(text) as PackedGraphData
  const graph = unpackGraph(packed.graph)
  let observations: Observation[] | null = null
  return {
    graph,
    signs: unpackSigns(packed.signs, graph),
    findings: packed.findings,
    slugs: new Map(packed.skills.map(([name, slug]) => [name, slug])),
    statuses: new Map(packed.skills.map(([name, , status]) => [name, status])),
    descriptions: new Map(packed.skills.map(([name, , , description]) => [name, description])),
    communities:
      packed.communities?.map(({ id, label, members }) => ({
        id,
        label,
        basis: "community",
        members: members.flatMap((number) => graph.nodes[number]?.name ?? []),
      })) ?? null,
    degrees: measureDegrees(graph),
    trace: packed.trace,
    // Only the list of findings shows them, and of a large library there are thousands.
    get observations() {
      observations ??= listObservations(graph)
      return observations
    },
  }
}
