"use client"

import { Maximize, RefreshCw, ZoomIn, ZoomOut } from "lucide-react"
import dynamic from "next/dynamic"
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react"
import type { MapCanvasProps, MapControls } from "@/components/graph/map-canvas"
import { IconButton } from "@/components/ui/icon-button"
import { Skeleton } from "@/components/ui/skeleton"
import type { LayoutAnswer } from "@/lib/graph"

const loadCanvas = () => import("@/components/graph/map-canvas")
const MapCanvas = dynamic(loadCanvas, {
  ssr: false,
  loading: () => <Skeleton className="absolute inset-4" />,
})

export interface MapFrameProps extends Omit<MapCanvasProps, "layout" | "onPointAt"> {
  layout: LayoutAnswer | null
  isBusy: boolean
  /** What the map shows, for those who do not see it. */
  label: string
  /** What the pointer is on, in words. */
  tell: (id: string) => string | null
  onLayOutAnew: () => void
  onEscape: () => void
  children?: ReactNode
}

const PAN_PX = 80
const ZOOM_STEP = 1.3

/** The map with its controls. Keys work where the frame has the focus: arrows, plus, minus, F, Escape. */
export function MapFrame({
  layout,
  isBusy,
  label,
  tell,
  onLayOutAnew,
  onEscape,
  onReady,
  onChoose,
  children,
  ...canvas
}: MapFrameProps) {
  const [controls, setControls] = useState<MapControls | null>(null)
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  // Fetched while the layout is on its way, not after it.
  useEffect(() => void loadCanvas(), [])
  const group = useRef<HTMLDivElement>(null)
  const told = pointedAt === null ? null : tell(pointedAt)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") return onEscape()
    if (event.target !== group.current || event.ctrlKey || event.metaKey || event.altKey) return
    if (controls !== null && actOnKey(event.key, controls)) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears keys of what is in it
    <div className="relative min-h-0 min-w-0 grow border border-line bg-panel" onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of its own kind that hears keys; no element says that */}
      <div
        role="group"
        aria-label="Map. Arrow keys move it, plus and minus zoom, F shows all of it, Escape unpins."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves by keys must be reachable by keys
        tabIndex={0}
        ref={group}
        className="absolute inset-0 focus-visible:outline-offset-[-2px]"
      >
        <div role="img" aria-label={label} className="absolute inset-0">
          {layout && (
            <MapCanvas
              layout={layout}
              onPointAt={setPointedAt}
              onChoose={(id) => {
                // Cytoscape takes the focus away from everything when it is pressed; keys must go on working.
                group.current?.focus({ preventScroll: true })
                onChoose(id)
              }}
              onReady={(next) => {
                setControls(next)
                onReady(next)
              }}
              {...canvas}
            />
          )}
        </div>
      </div>
      {(layout === null || isBusy) && (
        <p role="status" className="absolute top-2 left-2 border border-line bg-panel px-2 py-1 text-ink-2 text-xs">
          Laying out the map…
        </p>
      )}
      <div className="absolute right-2 bottom-2 flex flex-col gap-1">
        <Control label="Show all of it" keys={["F"]} isOff={!controls} onClick={() => controls?.fit()}>
          <Maximize aria-hidden />
        </Control>
        <Control label="Zoom in" keys={["+"]} isOff={!controls} onClick={() => controls?.zoomBy(ZOOM_STEP)}>
          <ZoomIn aria-hidden />
        </Control>
        <Control label="Zoom out" keys={["−"]} isOff={!controls} onClick={() => controls?.zoomBy(1 / ZOOM_STEP)}>
          <ZoomOut aria-hidden />
        </Control>
        <Control label="Lay out anew" isOff={!controls} onClick={onLayOutAnew}>
          <RefreshCw aria-hidden />
        </Control>
      </div>
      {told && (
        <p
          aria-hidden
          className="pointer-events-none absolute bottom-2 left-2 max-w-[70%] border border-line-strong bg-panel px-2 py-1 text-ink-2 text-xs [overflow-wrap:anywhere]"
        >
          {told}
        </p>
      )}
      {children}
    </div>
  )
}

/** False: the key means nothing here. */
function actOnKey(key: string, controls: MapControls): boolean {
  switch (key) {
    case "ArrowLeft":
      controls.panBy(PAN_PX, 0)
      return true
    case "ArrowRight":
      controls.panBy(-PAN_PX, 0)
      return true
    case "ArrowUp":
      controls.panBy(0, PAN_PX)
      return true
    case "ArrowDown":
      controls.panBy(0, -PAN_PX)
      return true
    case "+":
    case "=":
      controls.zoomBy(ZOOM_STEP)
      return true
    case "-":
      controls.zoomBy(1 / ZOOM_STEP)
      return true
    case "f":
      controls.fit()
      return true
    default:
      return false
  }
}

interface ControlProps {
  label: string
  keys?: readonly string[]
  isOff: boolean
  onClick: () => void
  children: ReactNode
}

function Control({ label, keys, isOff, onClick, children }: ControlProps) {
  return (
    <IconButton
      label={label}
      keys={keys}
      size="sm"
      variant="outline"
      tooltipSide="left"
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </IconButton>
  )
}
