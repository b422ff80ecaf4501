"use client"

import type { GraphAddress, PATH_MODES } from "@/components/graph/graph-address"
import { Segmented } from "@/components/ui/segmented"
import type { ChangeAddress } from "../_lib/change-address"
import { NameField } from "./name-field"

const MODES = [
  { value: "shortest", label: "shortest" },
  { value: "all", label: "all" },
] as const satisfies readonly { value: (typeof PATH_MODES)[number]; label: string }[]

export interface PathControlsProps {
  address: GraphAddress
  names: readonly string[]
  listId: string
  onChange: ChangeAddress
}

/** The two ends of a path. The ways found are told above the map. */
export function PathControls({ address: { from, to, paths }, names, listId, onChange }: PathControlsProps) {
  return (
    <section aria-label="Path settings" className="grid gap-1.5">
      <div className="grid grid-cols-2 gap-1.5">
        <NameField
          label="Path from"
          value={from}
          names={names}
          listId={listId}
          placeholder="a skill"
          onChoose={(name) => onChange({ from: name, pin: null }, "push")}
        />
        <NameField
          label="Path to"
          value={to}
          names={names}
          listId={listId}
          placeholder="another"
          onChoose={(name) => onChange({ to: name, pin: null }, "push")}
        />
      </div>
      {from !== null && to !== null && (
        <Segmented
          label="Ways"
          value={paths}
          options={MODES}
          onValueChange={(value) => onChange({ paths: value }, "push")}
        />
      )}
    </section>
  )
}
