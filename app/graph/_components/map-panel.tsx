"use client"

import { memo, useId, useMemo } from "react"
import type { GraphAddress } from "@/components/graph/graph-address"
import { Input } from "@/components/ui/input"
import type { ChangeAddress } from "../_lib/change-address"
import type { Classification } from "../_lib/classify-nodes"
import type { GraphPicture } from "../_lib/derive-view"
import type { GraphData } from "../_lib/graph-data"
import { FocusControls } from "./focus-controls"
import { LookControls } from "./look-controls"
import { MapLegend } from "./map-legend"
import { PathControls } from "./path-controls"
import { RelationToggles } from "./relation-toggles"

export interface MapPanelProps {
  data: GraphData
  view: GraphPicture
  address: GraphAddress
  colours: Classification
  litClass: string | null
  matchCount: number | null
  onLightClass: (key: string | null) => void
  onChange: ChangeAddress
  /** Enter in the search field: the first match is pinned. */
  onPinMatch: () => void
}

/** Everything that changes the map: what is searched, drawn, in the middle, and what its colours mean. */
export function MapPanel({
  data,
  view,
  address,
  colours,
  litClass,
  matchCount,
  onLightClass,
  onChange,
  onPinMatch,
}: MapPanelProps) {
  const listId = useId()
  const searchId = useId()
  const names = useMemo(() => data.graph.nodes.map(({ name }) => name), [data])
  return (
    <div className="grid content-start gap-4">
      <NameList id={listId} names={names} />
      <div className="flex flex-col gap-1">
        <label htmlFor={searchId} className="font-medium text-ink-2 text-xs">
          Find in the map
        </label>
        <Input
          id={searchId}
          type="search"
          value={address.find}
          placeholder="part of a name"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ find: event.target.value }, "replace")}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) onPinMatch()
          }}
        />
        <p role="status" className="min-h-4.5 text-ink-3 text-xs">
          {matchCount === null
            ? ""
            : matchCount === 0
              ? "No name holds this."
              : `${matchCount} found; Enter pins the first.`}
        </p>
      </div>
      <RelationToggles
        kinds={address.kinds}
        signs={data.signs}
        hidden={view.summary.hidden}
        onChange={(kinds) => onChange({ kinds }, "replace")}
      />
      <FocusControls address={address} names={names} listId={listId} onChange={onChange} />
      <PathControls address={address} names={names} listId={listId} onChange={onChange} />
      <LookControls address={address} onChange={onChange} />
      <MapLegend
        colour={address.colour}
        size={address.size}
        colours={colours}
        litClass={litClass}
        onLight={onLightClass}
      />
    </div>
  )
}

/** Drawn once a library: there may be thousands. */
const NameList = memo(function NameList({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
})
