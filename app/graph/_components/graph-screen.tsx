"use client"

import { useQueryStates } from "nuqs"
import { useMemo, useRef } from "react"
import { GRAPH_VIEWS, type GraphView, graphHref, graphParsers } from "@/components/graph/graph-address"
import { GraphLink } from "@/components/graph/graph-link"
import type { PictureSource } from "@/components/graph/picture-source"
import { VitalSignsPanel } from "@/components/graph-health/vital-signs-panel"
import { formatCount } from "@/components/ui/format-count"
import { tabStyle } from "@/components/ui/tabs"
import { findGroups, type GraphGroup } from "@/lib/graph"
import { ExportMenu } from "../_export/export-menu"
import { FindingsPanel } from "../_findings/findings-panel"
import { deriveView, pickSight } from "../_lib/derive-view"
import { unpackGraphData } from "../_lib/unpack-graph-data"
import { useStable } from "../_lib/use-stable"
import { MatrixView } from "../_matrix/matrix-view"
import { PairsTwin } from "../_tables/pairs-twin"
import { RelationsTwin } from "../_tables/relations-twin"
import { SkillsTwin } from "../_tables/skills-twin"
import { AskStrip } from "./ask-strip"
import { MapView } from "./map-view"

const viewWords: Record<GraphView, string> = {
  map: "Map",
  matrix: "Matrix",
  skills: "Skills",
  relations: "Relations",
  pairs: "Pairs",
  findings: "Health",
}

export interface GraphScreenProps {
  /** As `packGraphData` writes it. */
  packed: string
  /** Why the request of the address could not be routed; null where it could, or none is asked. */
  askFault: string | null
  /** As the address names it. */
  library: string | null
  libraryId: string
}

/** One graph, seen as a picture, a square, tables, or a list of what is ill. */
export function GraphScreen({ packed, askFault, library, libraryId }: GraphScreenProps) {
  const data = useMemo(() => unpackGraphData(packed), [packed])
  const [address] = useQueryStates(graphParsers)
  const groupsOf = useMemo(() => {
    const kept = new Map<GraphGroup["basis"], readonly GraphGroup[]>()
    if (data.communities) kept.set("community", data.communities)
    return (basis: GraphGroup["basis"]) => {
      const groups = kept.get(basis) ?? findGroups(data.graph, basis)
      kept.set(basis, groups)
      return groups
    }
  }, [data])
  const sight = useStable(pickSight(address))
  const view = useMemo(() => deriveView(data, sight, groupsOf), [data, sight, groupsOf])
  const shown = useMemo(() => ({ nodes: view.names, edges: view.edges }), [view])
  const picture = useRef<(() => PictureSource | null) | null>(null)
  const counts: Partial<Record<GraphView, number>> = {
    skills: data.signs.nodes,
    relations: data.graph.edges.length,
    pairs: data.signs.edges,
    findings: data.findings.length,
  }
  return (
    <>
      <div className="flex shrink-0 items-end gap-3 border-line border-b">
        <nav aria-label="Views of the graph" className="flex min-w-0 grow gap-4 overflow-x-auto">
          {GRAPH_VIEWS.map((one) => (
            <GraphLink
              key={one}
              href={graphHref({ ...address, view: one }, library)}
              className={tabStyle}
              aria-current={one === address.view ? "page" : undefined}
            >
              {viewWords[one]}
              {counts[one] !== undefined && (
                <span className="tabular text-2xs text-ink-3">{formatCount(counts[one])}</span>
              )}
            </GraphLink>
          ))}
        </nav>
        <div className="pb-1">
          <ExportMenu
            data={data}
            library={library}
            view={address.view}
            shown={shown}
            getPicture={() => picture.current?.() ?? null}
          />
        </div>
      </div>
      <AskStrip address={address} trace={data.trace} fault={askFault} library={library} libraryId={libraryId} />
      {address.view === "map" && (
        <MapView
          data={data}
          view={view}
          groupsOf={groupsOf}
          library={library}
          libraryId={libraryId}
          picture={picture}
        />
      )}
      {address.view === "matrix" && <MatrixView data={data} library={library} shown={shown} />}
      {address.view === "skills" && <SkillsTwin data={data} library={library} />}
      {address.view === "relations" && <RelationsTwin data={data} library={library} />}
      {address.view === "pairs" && <PairsTwin data={data} library={library} />}
      {address.view === "findings" && (
        <div className="grid min-h-0 content-start gap-5 overflow-y-auto pb-4">
          <VitalSignsPanel signs={data.signs} library={library} />
          <FindingsPanel data={data} library={library} />
        </div>
      )}
    </>
  )
}
