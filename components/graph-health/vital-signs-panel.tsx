import { EmptyState } from "@/components/ui/empty-state"
import { formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { VitalSigns } from "@/lib/graph"
import { KindSignsTable } from "./kind-signs-table"
import { SignGrid } from "./sign-grid"

export interface VitalSignsPanelProps {
  signs: VitalSigns
  /** As the address names it; null for the default one. */
  library: string | null
}

/** How healthy the structure is: six signs with their bands, and the relations type by type. */
export function VitalSignsPanel({ signs, library }: VitalSignsPanelProps) {
  if (signs.nodes === 0) {
    return (
      <EmptyState title="Nothing to measure.">No skill of this library routes, so there is no structure.</EmptyState>
    )
  }
  const declared = signs.byKind.reduce((sum, kind) => sum + kind.declared, 0)
  return (
    <div className="relative grid min-w-0 gap-4">
      <Panel
        id="vital-signs"
        title="Vital signs"
        note={`of ${formatPlural(signs.nodes, "skill")} joined in ${formatPlural(signs.edges, "pair")}: directions, repeats and types dropped, self and dangling relations left out`}
        flush
      >
        <SignGrid signs={signs.signs} library={library} />
      </Panel>
      <Panel
        id="relations-by-type"
        title="By relation type"
        note={`${formatPlural(declared, "relation")} declared`}
        flush
      >
        <KindSignsTable signs={signs} library={library} />
      </Panel>
    </div>
  )
}
