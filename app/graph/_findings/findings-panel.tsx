"use client"

import { ClipboardCheck } from "lucide-react"
import { useMemo } from "react"
import { SEVERITIES, severityMeaning } from "@/components/skill/severity"
import { EmptyState } from "@/components/ui/empty-state"
import { formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { Finding } from "@/lib/graph"
import type { GraphData } from "../_lib/graph-data"
import { useGraphMoves } from "../_tables/use-graph-moves"
import { FindingGroupSection } from "./finding-group-section"
import { findMeantGroup, groupFindings, isOpenAtFirst } from "./group-findings"
import { ObservationsPanel } from "./observations-panel"

/** Where the structure is ill and what to do about it; below, what is remarkable and normal. */
export function FindingsPanel({ data, library }: { data: GraphData; library: string | null }) {
  const { address, hrefOf } = useGraphMoves(library)
  const { findings, slugs } = data
  const groups = useMemo(() => groupFindings(findings), [findings])
  const meant = address.finding
  const meantGroup = findMeantGroup(groups, meant)
  return (
    <div className="relative grid min-w-0 gap-4">
      {groups.length === 0 ? (
        <EmptyState icon={ClipboardCheck} title="Nothing to remark.">
          No loop, no loose end, no orphan, no hub: the relations of this library hang together.
        </EmptyState>
      ) : (
        <Panel id="findings" title="Findings" note={describeCounts(findings)} flush>
          {groups.map((group) => (
            <FindingGroupSection
              // Anew when the address means something else: what is open is decided again.
              key={`${group.code} ${meant ?? ""}`}
              group={group}
              meant={meant}
              isOpen={isOpenAtFirst(group, meantGroup)}
              library={library}
              slugs={slugs}
              hrefOf={hrefOf}
            />
          ))}
        </Panel>
      )}
      <ObservationsPanel graph={data.graph} library={library} />
    </div>
  )
}

/** "2 errors, 5 warnings, 61 remarks" */
function describeCounts(findings: readonly Finding[]): string {
  return SEVERITIES.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length
    return count > 0 ? [formatPlural(count, severityMeaning[severity].label.toLowerCase())] : []
  }).join(", ")
}
