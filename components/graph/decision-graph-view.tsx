"use client"

import { Maximize, ZoomIn, ZoomOut } from "lucide-react"
import dynamic from "next/dynamic"
import { useState } from "react"
import { IconButton } from "@/components/ui/icon-button"
import { Skeleton } from "@/components/ui/skeleton"
import type { CanvasControls } from "./decision-canvas"
import type { DecisionGraph } from "./decision-graph-model"
import { roleWords } from "./decision-graph-style"
import { DecisionLegend } from "./decision-legend"
import { describePointedAt } from "./describe-pointed-at"

const DecisionCanvas = dynamic(() => import("./decision-canvas"), {
  ssr: false,
  loading: () => <Skeleton className="absolute inset-3" />,
})

const LEAST_HEIGHT = 220
const MOST_HEIGHT = 460
const MARGIN = 110

/** As tall as the graph needs at full size, within bounds. */
function pictureHeight({ nodes }: DecisionGraph): number {
  const ys = nodes.map(({ y }) => y)
  const needed = Math.max(0, ...ys) - Math.min(0, ...ys) + MARGIN
  return Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, needed))
}

export interface DecisionGraphViewProps {
  graph: DecisionGraph
  pointedAt: string | null
  onPointAt: (id: string | null) => void
  /** Id of the list that tells the same in words. */
  describedBy: string
}

/** The decision as a picture, with its legend and controls. Its text twin is the caller's, beside it. */
export function DecisionGraphView({ graph, pointedAt, onPointAt, describedBy }: DecisionGraphViewProps) {
  const [controls, setControls] = useState<CanvasControls | null>(null)
  const words = pointedAt === null ? null : describePointedAt(graph, pointedAt)
  const winner = graph.nodes.find(({ role }) => role === "winner")
  return (
    <div className="min-w-0">
      <div className="relative border border-line bg-panel" style={{ height: pictureHeight(graph) }}>
        <div
          role="img"
          aria-label={`Decision graph: ${graph.nodes.length} skills${winner ? `, ${roleWords.winner} ${winner.id}` : ""}. The list of what fired tells the same.`}
          aria-describedby={describedBy}
          className="absolute inset-0"
        >
          <DecisionCanvas graph={graph} pointedAt={pointedAt} onPointAt={onPointAt} onReady={setControls} />
        </div>
        <div className="absolute top-2 right-2 flex flex-col gap-1">
          <IconButton
            label="Fit the graph"
            size="sm"
            variant="outline"
            tooltipSide="left"
            disabled={!controls}
            onClick={() => controls?.fit()}
          >
            <Maximize aria-hidden />
          </IconButton>
          <IconButton
            label="Zoom in"
            size="sm"
            variant="outline"
            tooltipSide="left"
            disabled={!controls}
            onClick={() => controls?.zoomBy(1.25)}
          >
            <ZoomIn aria-hidden />
          </IconButton>
          <IconButton
            label="Zoom out"
            size="sm"
            variant="outline"
            tooltipSide="left"
            disabled={!controls}
            onClick={() => controls?.zoomBy(0.8)}
          >
            <ZoomOut aria-hidden />
          </IconButton>
        </div>
        {words && (
          <p
            aria-hidden
            className="pointer-events-none absolute bottom-2 left-2 max-w-[80%] border border-line-strong bg-panel px-2 py-1 text-ink-2 text-xs [overflow-wrap:anywhere]"
          >
            {words}
          </p>
        )}
      </div>
      <DecisionLegend />
      {graph.hiddenNeighbours > 0 && (
        <p className="mt-1 text-ink-3 text-xs">
          {graph.hiddenNeighbours} more neighbours are left out to keep the picture readable.
        </p>
      )}
    </div>
  )
}
