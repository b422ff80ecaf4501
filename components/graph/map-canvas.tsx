"use client"

import cytoscape, { type Core } from "cytoscape"
import { useTheme } from "next-themes"
import { useEffect, useEffectEvent, useRef } from "react"
import type { LayoutAnswer } from "@/lib/graph"
import type { MapEdge, MapEmphasis, MapNode, MapTitle } from "./map-model"
import { buildMapStylesheet, readMapColours } from "./map-style"
import type { PictureSource } from "./picture-source"
import { readPicture } from "./read-picture"
import { emphasize, showMap } from "./show-map"

export interface MapControls {
  fit: () => void
  zoomBy: (factor: number) => void
  panBy: (x: number, y: number) => void
  /** Brings boxes into sight. */
  show: (ids: readonly string[]) => void
  /** Null: nothing is drawn. `titleOf`: whole names, by id. */
  readPicture: (titleOf: (id: string) => string) => PictureSource | null
}

export interface MapCanvasProps {
  nodes: readonly MapNode[]
  edges: readonly MapEdge[]
  layout: LayoutAnswer
  titles: readonly MapTitle[]
  emphasis: MapEmphasis
  /** Very many lines: straight ones, and none while the map moves. */
  isDense: boolean
  /** A box, a line or (null) the empty ground was chosen. */
  onChoose: (id: string | null) => void
  /** A box was chosen twice in a row. */
  onEnter: (id: string) => void
  onPointAt: (id: string | null) => void
  /** A person put a box elsewhere. */
  onMove: (id: string, x: number, y: number) => void
  onReady: (controls: MapControls | null) => void
}

// It warns of every line between boxes that nearly touch, which are many and no fault.
cytoscape.warnings(false)

const FIT_PADDING = 28
/** Width of a phone, px. */
const NARROW_PX = 560
/** A few boxes must not fill the screen. */
const MAX_FIT_ZOOM = 1.15

/** The map itself. It lays nothing out and decides nothing: places and emphasis are given. */
export default function MapCanvas({
  nodes,
  edges,
  layout,
  titles,
  emphasis,
  isDense,
  onReady,
  ...handlers
}: MapCanvasProps) {
  const container = useRef<HTMLDivElement>(null)
  const core = useRef<Core | null>(null)
  const { resolvedTheme } = useTheme()
  const lastLayout = useRef<LayoutAnswer | null>(null)
  const choose = useEffectEvent(handlers.onChoose)
  const enter = useEffectEvent(handlers.onEnter)
  const pointAt = useEffectEvent(handlers.onPointAt)
  const move = useEffectEvent(handlers.onMove)
  const tellReady = useEffectEvent(onReady)
  const lit = useEffectEvent(() => emphasis.lit)

  useEffect(() => {
    if (!container.current) return
    const cy = cytoscape({
      container: container.current,
      layout: { name: "preset" },
      minZoom: 0.05,
      maxZoom: 3,
      boxSelectionEnabled: false,
      selectionType: "single",
      autounselectify: true,
      hideEdgesOnViewport: isDense,
      textureOnViewport: isDense,
    })
    core.current = cy
    cy.on("tap", (event) => choose(event.target === cy ? null : event.target.id()))
    cy.on("dbltap", "node", (event) => enter(event.target.id()))
    cy.on("mouseover", "node, edge", ({ target }) => {
      target.addClass("pointed-at")
      if (target.isNode()) target.connectedEdges().addClass("near")
      pointAt(target.id())
    })
    cy.on("mouseout", "node, edge", ({ target }) => {
      target.removeClass("pointed-at")
      if (target.isNode()) target.connectedEdges().removeClass("near")
      pointAt(null)
    })
    cy.on("dragfree", "node", (event) => {
      const { x, y } = event.target.position()
      move(event.target.id(), x, y)
    })
    const observer = new ResizeObserver(() => cy.resize())
    observer.observe(container.current)
    tellReady(makeControls(cy, container.current))
    return () => {
      observer.disconnect()
      tellReady(null)
      core.current = null
      lastLayout.current = null
      cy.destroy()
    }
  }, [isDense])

  // resolvedTheme is not read: its change means that the CSS variables have other values now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (container.current) core.current?.style(buildMapStylesheet(readMapColours(container.current), !isDense))
  }, [resolvedTheme, isDense])

  useEffect(() => {
    const cy = core.current
    if (!cy) return
    if (showMap(cy, { nodes, edges, layout, titles }, lastLayout.current)) frame(cy, lit())
    lastLayout.current = layout
  }, [nodes, edges, layout, titles])

  // After the elements: what came with them must be dimmed or lit too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const cy = core.current
    if (!cy) return
    emphasize(cy, emphasis)
    // Where the whole map is too small to be read, what is pinned comes near.
    if (cy.width() < NARROW_PX && emphasis.strong.size > 0) frame(cy, emphasis.lit)
  }, [emphasis, nodes, edges, layout, titles])

  // Cytoscape makes its container `position: relative`, so it takes its size from the box around it.
  return <div ref={container} className="size-full" />
}

/** Shows all of it, or, where something is lit, that. */
function frame(cy: Core, lit: ReadonlySet<string> | null): void {
  cy.resize()
  const wanted = lit === null ? cy.elements() : cy.nodes().filter((node) => lit.has(node.id()))
  cy.fit(wanted.nonempty() ? wanted : cy.elements(), FIT_PADDING)
  if (cy.zoom() <= MAX_FIT_ZOOM) return
  cy.zoom(MAX_FIT_ZOOM)
  cy.center(wanted.nonempty() ? wanted : cy.elements())
}

function makeControls(cy: Core, container: Element): MapControls {
  return {
    fit: () => frame(cy, null),
    zoomBy: (factor) =>
      cy.zoom({ level: cy.zoom() * factor, renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 } }),
    panBy: (x, y) => {
      cy.panBy({ x, y })
    },
    show: (ids) => {
      const wanted = cy
        .collection()
        .union(ids.map((id) => cy.getElementById(id)).reduce((all, one) => all.union(one), cy.collection()))
      if (wanted.empty()) return
      const { x1, y1, x2, y2 } = cy.extent()
      const box = wanted.boundingBox({})
      if (box.x1 >= x1 && box.x2 <= x2 && box.y1 >= y1 && box.y2 <= y2) return
      cy.center(wanted)
    },
    readPicture: (titleOf) =>
      readPicture(cy, { titleOf, background: getComputedStyle(container).getPropertyValue("--panel").trim() }),
  }
}
