// Outlines of nodes and heads of arrows as SVG path data, the same as the map draws them.
import type { ArrowShape, PictureNode, PictureShape, Point } from "@/components/graph/picture-source"

/** A number as short as a picture needs it. */
export function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`
}

const CORNER_PX = 5

/** The outline of a node, around its centre. */
export function outlineNode({ shape, centre, width, height }: PictureNode): string {
  const { x, y } = centre
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  const scaled = (points: readonly (readonly [number, number])[]) =>
    polygon(points.map(([px, py]) => ({ x: x + px * halfWidth, y: y + py * halfHeight })))
  switch (shape) {
    case "ellipse":
      return `M${round(x - halfWidth)} ${round(y)}a${round(halfWidth)} ${round(halfHeight)} 0 1 0 ${round(width)} 0a${round(halfWidth)} ${round(halfHeight)} 0 1 0 ${round(-width)} 0Z`
    case "round-rectangle": {
      const corner = Math.min(CORNER_PX, halfWidth, halfHeight)
      const arc = (dx: number, dy: number) => `a${round(corner)} ${round(corner)} 0 0 1 ${round(dx)} ${round(dy)}`
      return `M${round(x - halfWidth + corner)} ${round(y - halfHeight)}h${round(width - 2 * corner)}${arc(corner, corner)}v${round(height - 2 * corner)}${arc(-corner, corner)}h${round(2 * corner - width)}${arc(-corner, -corner)}v${round(2 * corner - height)}${arc(corner, -corner)}Z`
    }
    case "cut-rectangle": {
      const [cutX, cutY] = [Math.min(1, 8 / halfWidth), Math.min(1, 8 / halfHeight)]
      return scaled([
        [-1 + cutX, -1],
        [1 - cutX, -1],
        [1, -1 + cutY],
        [1, 1 - cutY],
        [1 - cutX, 1],
        [-1 + cutX, 1],
        [-1, 1 - cutY],
        [-1, -1 + cutY],
      ])
    }
    case "rectangle":
    case "triangle":
    case "diamond":
    case "pentagon":
    case "hexagon":
    case "octagon":
      return scaled(CORNERS[shape])
  }
}

/** Corners of a regular polygon that stands on a side or on a corner, stretched to fill a square of half-side 1. */
function regular(sides: number): [number, number][] {
  const step = (2 * Math.PI) / sides
  const first = Math.PI / 2 + (sides % 2 === 0 ? step / 2 : 0)
  const points = Array.from({ length: sides }, (_, index): [number, number] => [
    Math.cos(first + index * step),
    -Math.sin(first + index * step),
  ])
  const stretch = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return (value: number) => ((value - low) / (high - low)) * 2 - 1
  }
  const [toX, toY] = [stretch(0), stretch(1)]
  return points.map(([px, py]) => [toX(px), toY(py)])
}

const CORNERS: Record<
  Exclude<PictureShape, "ellipse" | "round-rectangle" | "cut-rectangle">,
  readonly (readonly [number, number])[]
> = {
  rectangle: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  diamond: [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
  triangle: regular(3),
  pentagon: regular(5),
  hexagon: regular(6),
  octagon: regular(8),
}

/** Heads of arrows of size 1 whose tip is at 0 0 and which point down; each list is one closed outline. */
export const arrowHeads: Record<Exclude<ArrowShape, "circle">, readonly (readonly (readonly [number, number])[])[]> = {
  triangle: [
    [
      [-0.15, -0.3],
      [0, 0],
      [0.15, -0.3],
    ],
  ],
  "triangle-backcurve": [
    [
      [-0.15, -0.3],
      [0, 0],
      [0.15, -0.3],
      [0, -0.22],
    ],
  ],
  "triangle-tee": [
    [
      [-0.15, -0.3],
      [0, 0],
      [0.15, -0.3],
    ],
    [
      [-0.15, -0.4],
      [-0.15, -0.5],
      [0.15, -0.5],
      [0.15, -0.4],
    ],
  ],
  "triangle-cross": [
    [
      [-0.15, -0.3],
      [0, 0],
      [0.15, -0.3],
    ],
    [
      [-0.15, -0.4],
      [-0.15, -0.46],
      [0.15, -0.46],
      [0.15, -0.4],
    ],
  ],
  "circle-triangle": [
    [
      [-0.15, -0.45],
      [0, -0.15],
      [0.15, -0.45],
    ],
  ],
  vee: [
    [
      [-0.15, -0.3],
      [0, 0],
      [0.15, -0.3],
      [0, -0.15],
    ],
  ],
  chevron: [
    [
      [0, 0],
      [-0.15, -0.15],
      [-0.1, -0.2],
      [0, -0.1],
      [0.1, -0.2],
      [0.15, -0.15],
    ],
  ],
  tee: [
    [
      [-0.15, 0],
      [-0.15, -0.1],
      [0.15, -0.1],
      [0.15, 0],
    ],
  ],
  square: [
    [
      [-0.15, 0],
      [0.15, 0],
      [0.15, -0.3],
      [-0.15, -0.3],
    ],
  ],
  diamond: [
    [
      [-0.15, -0.15],
      [0, -0.3],
      [0.15, -0.15],
      [0, 0],
    ],
  ],
}
