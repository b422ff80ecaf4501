// What a map of the library draws, as plain data: boxes without places, lines, and what is lit. Places come from a layout.
import type { RelationKind } from "@/lib/routing"

export interface MapNode {
  /** Unique on the map. */
  id: string
  kind: "skill" | "ghost" | "group"
  /** Lines of its label. */
  label: string
  /** CSS variable of the hue at its edge. */
  cssVar: string
  width: number
  height: number
  fontSizePx: number
  /** Group that a layout keeps together; null: none. */
  group: string | null
  /** The higher, the more central. */
  rank: number
}

export interface MapEdge {
  id: string
  source: string
  target: string
  kind: RelationKind | "bundle"
  /** Declared relations behind it. */
  count: number
  /** Said beside the line where it is pointed at. */
  label: string
  /** What it did in the request that lies over the map; null where none lies there, or it did nothing. */
  state: "fired" | "blocked" | null
}

/** The name of a neighbourhood, written above its boxes: to be read where they are too small to be. */
export interface MapTitle {
  label: string
  /** Ids of the boxes it stands for. */
  ids: readonly string[]
}

/** Ids of what stands out. Everything is as usual where nothing is lit. */
export interface MapEmphasis {
  /** Null: nothing is dimmed. */
  lit: ReadonlySet<string> | null
  /** Lines that say what they are, and boxes with a strong border. */
  strong: ReadonlySet<string>
  /** Search hits. */
  matches: ReadonlySet<string>
}
