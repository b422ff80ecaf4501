// Brings a cytoscape map to what it should show, touching only what differs: switching a relation type on or off hides or shows
// lines and moves nothing.
import type { Core, ElementDefinition } from "cytoscape"
import type { LayoutAnswer } from "@/lib/graph"
import type { MapEdge, MapEmphasis, MapNode, MapTitle } from "./map-model"

export interface MapContent {
  nodes: readonly MapNode[]
  edges: readonly MapEdge[]
  layout: LayoutAnswer
  titles?: readonly MapTitle[]
}

/** A box that moves further than this, px, makes it another picture. */
const MAX_QUIET_MOVE = 60

/**
 * Tells whether it is another picture than before, which must be framed anew. Boxes move only when the layout is another one than
 * `last`: what a person dragged stays there.
 */
export function showMap(
  cy: Core,
  { nodes, edges, layout, titles = [] }: MapContent,
  last: LayoutAnswer | null,
): boolean {
  const places = new Map(layout.positions.map(([id, x, y]) => [id, { x, y }]))
  // A layout that is still on its way knows other boxes: the map waits for its own.
  if (nodes.some(({ id }) => !places.has(id))) return false
  const boxes: ElementDefinition[] = [
    ...toDistricts(layout),
    ...toTitles(titles, places),
    ...nodes.map((node) => toBox(node, places)),
  ]
  const wanted = new Set(boxes.map(({ data }) => String(data.id)))
  const present = cy.nodes().map((node) => node.id())
  const isOther = present.length !== wanted.size || present.some((id) => !wanted.has(id))
  let isMoved = false
  cy.batch(() => {
    if (isOther) {
      cy.elements().remove()
      cy.add([...boxes, ...edges.map(toLine)])
      return
    }
    for (const { data, position } of boxes) {
      const node = cy.getElementById(String(data.id))
      node.data(data)
      if (!position || layout === last) continue
      const { x, y } = node.position()
      isMoved ||= Math.hypot(position.x - x, position.y - y) > MAX_QUIET_MOVE
      node.position(position)
    }
    showEdges(cy, edges)
  })
  return isOther || isMoved
}

function showEdges(cy: Core, edges: readonly MapEdge[]): void {
  const wanted = new Map(edges.map((edge) => [edge.id, edge]))
  cy.edges().forEach((line) => {
    const edge = wanted.get(line.id())
    line.toggleClass("off", edge === undefined)
    if (edge === undefined) return
    const { count, label, state } = edge
    if (line.data("label") !== label || line.data("state") !== state) line.data({ count, label, state })
    wanted.delete(edge.id)
  })
  cy.add([...wanted.values()].map(toLine))
}

function toBox(
  { id, kind, label, cssVar, width, height, fontSizePx }: MapNode,
  places: ReadonlyMap<string, { x: number; y: number }>,
): ElementDefinition {
  return {
    group: "nodes",
    data: { id, kind, label, hue: cssVar, width, height, fontSizePx },
    position: { ...(places.get(id) ?? { x: 0, y: 0 }) },
  }
}

const DISTRICT = "district "

function toDistricts({ districts }: LayoutAnswer): ElementDefinition[] {
  return districts.map(({ group, x, y, width, height }) => ({
    group: "nodes",
    data: {
      id: `${DISTRICT}${group}`,
      kind: "district",
      label: group.replace(/^subject:/, "") || "no subject",
      hue: "",
      width,
      height,
      fontSizePx: 15,
    },
    position: { x, y },
    selectable: false,
    grabbable: false,
  }))
}

/** A neighbourhood of fewer boxes needs no name. */
const MIN_TITLED = 4
const TITLE_PX = 24

function toTitles(
  titles: readonly MapTitle[],
  places: ReadonlyMap<string, { x: number; y: number }>,
): ElementDefinition[] {
  return titles.flatMap(({ label, ids }, index): ElementDefinition[] => {
    const held = ids.flatMap((id) => places.get(id) ?? [])
    if (held.length < MIN_TITLED) return []
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    return [
      {
        group: "nodes",
        data: { id: `title ${index}`, kind: "title", label, hue: "", width: 1, height: 1, fontSizePx: TITLE_PX },
        position: { x: mean(held.map(({ x }) => x)), y: Math.min(...held.map(({ y }) => y)) - 1.4 * TITLE_PX },
        selectable: false,
        grabbable: false,
      },
    ]
  })
}

function toLine({ id, source, target, kind, count, label, state }: MapEdge): ElementDefinition {
  return { group: "edges", data: { id, source, target, kind, count, label, state } }
}

/** Lights and dims. One pass over all elements: classes change only where they differ. */
export function emphasize(cy: Core, { lit, strong, matches }: MapEmphasis): void {
  cy.batch(() => {
    cy.elements().forEach((element) => {
      const id = element.id()
      const isLit = lit?.has(id) ?? false
      const isGround = element.data("kind") === "district" || element.data("kind") === "title"
      element.toggleClass("dim", lit !== null && !isLit && !matches.has(id) && !isGround)
      element.toggleClass("lit", isLit)
      element.toggleClass("strong", strong.has(id))
      element.toggleClass("match", matches.has(id))
    })
  })
}
