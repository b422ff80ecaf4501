// Lines of a cytoscape map with their bends and heads.
import type { EdgeSingular } from "cytoscape"
import { ARROW_SHAPES, type LineStyle, type PictureArrow, type PictureEdge, type Point } from "./picture-source"
import { type Measure, readEdgeText } from "./read-picture-text"

export function readEdge(edge: EdgeSingular, title: string, measure: Measure): PictureEdge {
  const start = { ...edge.sourceEndpoint() }
  const parts = readParts(edge)
  const before = parts.at(-1)?.control ?? parts.at(-2)?.to ?? start
  const after = parts[0]?.control ?? parts[0]?.to ?? start
  const end = parts.at(-1)?.to ?? start
  return {
    title,
    start,
    parts,
    colour: String(edge.style("line-color")),
    widthPx: Number(edge.numericStyle("width")),
    style: readLineStyle(edge.style("line-style")),
    opacity: Number(edge.numericStyle("opacity")) * Number(edge.numericStyle("line-opacity")),
    arrows: [
      ...readArrow(edge, "source", start, after),
      ...readArrow(edge, "mid-target", { ...edge.midpoint() }, start),
      ...readArrow(edge, "target", end, before),
    ],
    text: readEdgeText(edge, measure),
  }
}

export function readLineStyle(value: unknown): LineStyle {
  return value === "dashed" || value === "dotted" ? value : "solid"
}

function readParts(edge: EdgeSingular): PictureEdge["parts"] {
  const end = { ...edge.targetEndpoint() }
  const bends: Point[] | undefined = edge.segmentPoints()
  if (bends) return [...bends, end].map((to) => ({ control: null, to: { ...to } }))
  // Straight lines have none, whatever the types say. Between two controls a curve passes through their middle.
  const controls: Point[] = edge.controlPoints() ?? []
  if (controls.length === 0) return [{ control: null, to: end }]
  return controls.map((control, index) => {
    const next = controls[index + 1]
    return {
      control: { ...control },
      to: next ? { x: (control.x + next.x) / 2, y: (control.y + next.y) / 2 } : end,
    }
  })
}

/** Least size of an arrow head and how it grows with its line, as cytoscape draws it. */
const LEAST_ARROW_PX = 29
const sizeArrow = (widthPx: number) => Math.max((widthPx * 13.37) ** 0.9, LEAST_ARROW_PX)

function readArrow(
  edge: EdgeSingular,
  end: "source" | "mid-target" | "target",
  tip: Point,
  comingFrom: Point,
): PictureArrow[] {
  const authored = String(edge.style(`${end}-arrow-shape`))
  const shape = ARROW_SHAPES.find((known) => known === authored)
  const [dx, dy] = [tip.x - comingFrom.x, tip.y - comingFrom.y]
  const length = Math.hypot(dx, dy)
  if (shape === undefined || length === 0) return []
  return [
    {
      shape,
      tip,
      towards: { x: dx / length, y: dy / length },
      sizePx: sizeArrow(Number(edge.numericStyle("width"))) * Number(edge.numericStyle("arrow-scale")),
      colour: String(edge.style(`${end}-arrow-color`)),
      isHollow: edge.style(`${end}-arrow-fill`) === "hollow",
    },
  ]
}
