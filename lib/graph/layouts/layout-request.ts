// What a layout is asked and what it answers. Plain arrays, so that both survive a worker's message and JSON whole.

export const LAYOUTS = ["force", "hierarchy", "concentric", "subject"] as const
export type LayoutName = (typeof LAYOUTS)[number]

/** A box to place. */
export interface LayoutNode {
  id: string
  /** Width and height of its box, px. */
  width: number
  height: number
  /** Nodes of one group stand together. */
  group: string | null
  /** The higher, the more central. */
  rank: number
}

export interface LayoutEdge {
  from: string
  to: string
  /** Whether the hierarchy follows it: `from` then stands above `to`. */
  isAlong: boolean
  /** How strongly it pulls; 1 is usual. */
  weight: number
}

/** Id and centre, px. */
export type Position = [id: string, x: number, y: number]

export interface LayoutRequest {
  layout: LayoutName
  nodes: LayoutNode[]
  /** Edges to unknown nodes and self edges are passed over. */
  edges: LayoutEdge[]
  /** Where nodes stood at an earlier visit: they stay there, and the others find their place around them. */
  known: Position[]
}

/** The room that a group takes, for a frame and a title: centre and size, px. */
export interface District {
  group: string
  x: number
  y: number
  width: number
  height: number
}

export interface LayoutAnswer {
  /** In the order of the nodes of the request. */
  positions: Position[]
  /** Largest first; only the layout by subject draws borders. */
  districts: District[]
}

/** A node with its place, while it is looked for. Centre, px. */
export interface Placed extends LayoutNode {
  x: number
  y: number
}
