// A picture of a graph as plain shapes: what an export writes without knowing how the picture was drawn. Lengths are the
// picture's own pixels, y grows downwards, angles are radians.

export interface Point {
  x: number
  y: number
}

export const PICTURE_SHAPES = [
  "rectangle",
  "round-rectangle",
  "cut-rectangle",
  "ellipse",
  "triangle",
  "diamond",
  "pentagon",
  "hexagon",
  "octagon",
] as const
export type PictureShape = (typeof PICTURE_SHAPES)[number]

export type LineStyle = "solid" | "dashed" | "dotted"

/** A colour, or colours side by side or blending, from left to right or from top to bottom. `at` is 0..1. */
export type PictureFill =
  | { kind: "solid"; colour: string; opacity: number }
  | {
      kind: "gradient"
      direction: "to-right" | "to-bottom"
      stops: readonly { at: number; colour: string }[]
      opacity: number
    }

export interface PictureText {
  lines: readonly string[]
  /** Where the block is held: its middle height, and the side that `anchor` names. */
  at: Point
  anchor: "start" | "middle" | "end"
  angle: number
  colour: string
  opacity: number
  sizePx: number
  lineHeightPx: number
  isBold: boolean
  /** Drawn behind the text so that lines do not cross it; null for none. */
  ground: string | null
}

export interface PictureNode {
  /** Whole name, also where the text in the picture is cut. */
  name: string
  shape: PictureShape
  centre: Point
  width: number
  height: number
  fill: PictureFill
  border: { colour: string; widthPx: number; style: LineStyle; opacity: number } | null
  opacity: number
  text: PictureText | null
}

export const ARROW_SHAPES = [
  "triangle",
  "triangle-backcurve",
  "triangle-tee",
  "triangle-cross",
  "circle-triangle",
  "vee",
  "chevron",
  "tee",
  "square",
  "circle",
  "diamond",
] as const
export type ArrowShape = (typeof ARROW_SHAPES)[number]

export interface PictureArrow {
  shape: ArrowShape
  tip: Point
  /** Unit vector in which it points. */
  towards: Point
  sizePx: number
  colour: string
  isHollow: boolean
}

export interface PictureEdge {
  /** In words: "a depends_on b". */
  title: string
  start: Point
  /** Straight where `control` is null, else a quadratic curve. */
  parts: readonly { control: Point | null; to: Point }[]
  colour: string
  widthPx: number
  style: LineStyle
  opacity: number
  arrows: readonly PictureArrow[]
  text: PictureText | null
}

export interface PictureSource {
  left: number
  top: number
  width: number
  height: number
  background: string
  fontFamily: string
  /** Back to front: groups, then edges, then nodes. */
  groups: readonly PictureNode[]
  edges: readonly PictureEdge[]
  nodes: readonly PictureNode[]
  /** The same picture as pixels. */
  makePng: () => Promise<Blob>
}
