"use client"

import { FOCUS_DEPTHS, type FOCUS_SIDES, type GraphAddress } from "@/components/graph/graph-address"
import { Segmented } from "@/components/ui/segmented"
import type { ChangeAddress } from "../_lib/change-address"
import { endFocusMove, focusMove } from "../_tables/graph-moves"
import { NameField } from "./name-field"

const SIDES = [
  { value: "both", label: "both" },
  { value: "uses", label: "uses" },
  { value: "used-by", label: "used by" },
] as const satisfies readonly { value: (typeof FOCUS_SIDES)[number]; label: string }[]
const DEPTHS = FOCUS_DEPTHS.map((depth) => ({ value: String(depth), label: String(depth) }))

export interface FocusControlsProps {
  address: GraphAddress
  names: readonly string[]
  listId: string
  onChange: ChangeAddress
}

/** Only what lies around one skill, as far and in the direction one wants. */
export function FocusControls({ address: { focus, depth, side }, names, listId, onChange }: FocusControlsProps) {
  return (
    <section aria-label="Focus settings" className="grid gap-1.5">
      <NameField
        label="Focus on"
        value={focus}
        names={names}
        listId={listId}
        placeholder="a skill"
        onChoose={(name) => onChange(name === null ? endFocusMove() : focusMove(name), "push")}
      />
      {focus !== null && (
        <div className="flex flex-wrap gap-2">
          <Segmented
            label="Direction of the focus"
            value={side}
            options={SIDES}
            onValueChange={(value) => onChange({ side: value }, "push")}
          />
          <Segmented
            label="Steps of the focus"
            value={String(depth)}
            options={DEPTHS}
            onValueChange={(value) =>
              onChange({ depth: FOCUS_DEPTHS.find((known) => String(known) === value) ?? 1 }, "push")
            }
          />
        </div>
      )}
    </section>
  )
}
