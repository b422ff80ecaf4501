"use client"

import cytoscape, { type Core } from "cytoscape"
import { useTheme } from "next-themes"
import { useEffect, useEffectEvent, useRef } from "react"
import { showDecisionGraph } from "./canvas-elements"
import type { DecisionGraph } from "./decision-graph-model"
import { buildDecisionStylesheet } from "./decision-graph-style"
import { readGraphColours } from "./read-graph-colours"

export interface DecisionCanvasProps {
  graph: DecisionGraph
  /** Edge or node to point out: hovered or focused in the list beside the picture. */
  pointedAt: string | null
  /** Tells which edge or node the pointer is on. */
  onPointAt: (id: string | null) => void
  /** Hands out the zoom controls, and takes them back. */
  onReady: (controls: CanvasControls | null) => void
}

export interface CanvasControls {
  fit: () => void
  zoomBy: (factor: number) => void
}

const FIT_PADDING = 24
/** A small graph must not fill the panel with giant strips. */
const MAX_FIT_ZOOM = 1.1
const MIN_FIT_ZOOM = 0.6

/** The picture itself. Positions come with the graph; nothing is laid out here and nothing moves by itself. */
export default function DecisionCanvas({ graph, pointedAt, onPointAt, onReady }: DecisionCanvasProps) {
  const container = useRef<HTMLDivElement>(null)
  const core = useRef<Core | null>(null)
  const { resolvedTheme } = useTheme()
  const tellPointedAt = useEffectEvent(onPointAt)
  const tellReady = useEffectEvent(onReady)

  useEffect(() => {
    if (!container.current) return
    const cy = cytoscape({
      container: container.current,
      layout: { name: "preset" },
      minZoom: 0.15,
      maxZoom: 2.5,
      // The wheel belongs to the page; buttons zoom.
      userZoomingEnabled: false,
      autoungrabify: true,
      boxSelectionEnabled: false,
    })
    core.current = cy
    cy.on("mouseover", "node, edge", (event) => tellPointedAt(event.target.id()))
    cy.on("mouseout", "node, edge", () => tellPointedAt(null))
    const observer = new ResizeObserver(() => frame(cy))
    observer.observe(container.current)
    tellReady({
      fit: () => frame(cy),
      zoomBy: (factor) =>
        cy.zoom({ level: cy.zoom() * factor, renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 } }),
    })
    return () => {
      observer.disconnect()
      tellReady(null)
      core.current = null
      cy.destroy()
    }
  }, [])

  // resolvedTheme is not read: its change means that the CSS variables have other values now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const cy = core.current
    if (!cy || !container.current) return
    cy.style(buildDecisionStylesheet(readGraphColours(container.current)))
  }, [resolvedTheme])

  useEffect(() => {
    const cy = core.current
    if (cy && showDecisionGraph(cy, graph)) frame(cy)
  }, [graph])

  useEffect(() => {
    const cy = core.current
    if (!cy || pointedAt === null) return
    const element = cy.getElementById(pointedAt)
    element.addClass("pointed-at")
    return () => {
      element.removeClass("pointed-at")
    }
  }, [pointedAt])

  // Cytoscape makes its container `position: relative`, so it takes its size from the box around it.
  return <div ref={container} className="size-full" />
}

/** Shows the whole graph where its words stay readable so, else the decision without its bystanders; the rest is dragged in. */
function frame(cy: Core): void {
  if (cy.nodes().empty()) return
  cy.resize()
  cy.fit(undefined, FIT_PADDING)
  const isCramped = cy.zoom() < MIN_FIT_ZOOM
  if (isCramped || cy.zoom() > MAX_FIT_ZOOM) {
    const core = cy.nodes('[role != "context"]')
    const shown = isCramped && core.nonempty() ? core : cy.nodes()
    cy.fit(shown, FIT_PADDING)
    cy.zoom(Math.max(MIN_FIT_ZOOM, Math.min(MAX_FIT_ZOOM, cy.zoom())))
    cy.center(shown)
  }
  // On touch a drag belongs to the page, unless there is more of the graph than is in sight.
  cy.userPanningEnabled(isCramped || window.matchMedia("(pointer: fine)").matches)
}
