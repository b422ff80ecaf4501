"use client"

import { SlidersHorizontal } from "lucide-react"
import { type RefObject, useState } from "react"
import type { PictureSource } from "@/components/graph/picture-source"
import { Button } from "@/components/ui/button"
import { Dialog, DialogContent } from "@/components/ui/dialog"
import type { GraphGroup } from "@/lib/graph"
import { describeSight, type GraphPicture } from "../_lib/derive-view"
import type { GraphData } from "../_lib/graph-data"
import { useMap } from "../_lib/use-map"
import { FoldStrip } from "./fold-strip"
import { MapFrame } from "./map-frame"
import { MapPanel } from "./map-panel"
import { MapStrips } from "./map-strips"
import { PinCard } from "./pin-card"

export interface MapViewProps {
  data: GraphData
  view: GraphPicture
  groupsOf: (basis: GraphGroup["basis"]) => readonly GraphGroup[]
  library: string | null
  libraryId: string
  /** Where the export finds what is drawn. */
  picture: RefObject<(() => PictureSource | null) | null>
}

/** The library as a map, with everything that changes it beside it (behind a button where the screen is small). */
export function MapView({ data, view, groupsOf, library, libraryId, picture }: MapViewProps) {
  const map = useMap({ data, view, groupsOf, library, libraryId, picture })
  const { address } = map
  const [isPanelOpen, setPanelOpen] = useState(false)
  const panel = (
    <MapPanel
      data={data}
      view={view}
      address={address}
      colours={map.colours}
      litClass={map.litClass}
      matchCount={map.matchCount}
      onLightClass={map.setLitClass}
      onChange={map.change}
      onPinMatch={map.pinMatch}
    />
  )
  return (
    <div className="flex min-h-0 grow gap-3">
      <aside aria-label="Map options" className="w-64 shrink-0 overflow-y-auto pr-2 pb-2 max-lg:hidden">
        {panel}
      </aside>
      <div className="flex min-h-0 min-w-0 grow flex-col gap-2">
        <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1">
          <Button size="sm" className="lg:hidden" onClick={() => setPanelOpen(true)}>
            <SlidersHorizontal aria-hidden />
            Options and legend
          </Button>
          <p role="status" aria-label="What is in sight" className="min-w-0 text-ink-2 text-xs">
            {describeSight(view, data.graph)}
          </p>
        </div>
        <MapStrips data={data} view={view} address={address} hrefOf={map.hrefOf} />
        {view.isFolded && <FoldStrip view={view} address={address} hrefOf={map.hrefOf} />}
        <MapFrame {...map.frame}>
          {address.pin !== null && (
            <div className="pointer-events-none absolute inset-2 left-auto w-72 *:pointer-events-auto max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:h-[45%] max-sm:w-auto">
              <PinCard
                data={data}
                pin={address.pin}
                library={library}
                hrefOf={map.hrefOf}
                pathFrom={address.from}
                onClose={map.unpin}
              />
            </div>
          )}
        </MapFrame>
      </div>
      <Dialog open={isPanelOpen} onOpenChange={setPanelOpen}>
        <DialogContent title="Options and legend" side="left">
          <div className="overflow-y-auto p-3">{panel}</div>
        </DialogContent>
      </Dialog>
    </div>
  )
}
