// Labels of a cytoscape map as placed lines of text.
import type { EdgeSingular, NodeSingular } from "cytoscape"
import { fitLabel, type LabelFit } from "./fit-label"
import type { PictureText } from "./picture-source"

export type Measure = (text: string, font: string) => number

export function makeMeasure(): Measure {
  const context = document.createElement("canvas").getContext("2d")
  return (text, font) => {
    // A guess is enough where no canvas is to be had: only wraps and side-aligned texts depend on it.
    if (!context) return text.length * 6
    context.font = font
    return context.measureText(text).width
  }
}

interface Words extends Omit<PictureText, "at" | "anchor" | "angle"> {
  widthPx: number
}

const BOLD: ReadonlySet<string> = new Set(["bold", "bolder", "600", "700", "800", "900"])

function readWords(element: NodeSingular | EdgeSingular, measure: Measure): Words | null {
  const label = String(element.style("label") ?? "")
  if (label.trim() === "") return null
  const sizePx = Number(element.numericStyle("font-size"))
  const isBold = BOLD.has(String(element.style("font-weight")))
  const font = `${isBold ? "bold " : ""}${sizePx}px ${String(element.style("font-family"))}`
  const wrap = element.style("text-wrap")
  const fit: LabelFit = {
    wrap: wrap === "wrap" || wrap === "ellipsis" ? wrap : "none",
    maxWidthPx: Number(element.numericStyle("text-max-width")),
  }
  const lines = fitLabel(label, fit, (text) => measure(text, font))
  const hasGround = Number(element.numericStyle("text-background-opacity")) > 0
  return {
    lines,
    widthPx: Math.max(...lines.map((line) => measure(line, font))),
    sizePx,
    lineHeightPx: sizePx * Number(element.numericStyle("line-height")),
    isBold,
    colour: String(element.style("color")),
    opacity: Number(element.numericStyle("text-opacity")),
    ground: hasGround ? String(element.style("text-background-color")) : null,
  }
}

export function readNodeText(node: NodeSingular, measure: Measure): PictureText | null {
  const words = readWords(node, measure)
  if (!words) return null
  const { widthPx, ...text } = words
  const { x, y } = node.position()
  const across = node.outerWidth() / 2
  const down = (node.outerHeight() + text.lines.length * text.lineHeightPx) / 2
  const [halign, valign] = [String(node.style("text-halign")), String(node.style("text-valign"))]
  const left = { left: x - across - widthPx, right: x + across }[halign] ?? x - widthPx / 2
  const at = {
    y: ({ top: y - down, bottom: y + down }[valign] ?? y) + Number(node.numericStyle("text-margin-y")),
    x: left + Number(node.numericStyle("text-margin-x")),
  }
  switch (justify(String(node.style("text-justification")), halign)) {
    case "left":
      return { ...text, at, anchor: "start", angle: 0 }
    case "right":
      return { ...text, at: { ...at, x: at.x + widthPx }, anchor: "end", angle: 0 }
    case "center":
      return { ...text, at: { ...at, x: at.x + widthPx / 2 }, anchor: "middle", angle: 0 }
  }
}

/** By itself a label beside its node is flush with the node, and one on it is centred. */
function justify(authored: string, halign: string): "left" | "right" | "center" {
  if (authored === "left" || authored === "right" || authored === "center") return authored
  return halign === "left" ? "right" : halign === "right" ? "left" : "center"
}

export function readEdgeText(edge: EdgeSingular, measure: Measure): PictureText | null {
  const words = readWords(edge, measure)
  if (!words) return null
  const { widthPx: _, ...text } = words
  const [from, to] = [edge.sourceEndpoint(), edge.targetEndpoint()]
  const isTurned = String(edge.style("text-rotation")) === "autorotate"
  return {
    ...text,
    at: { ...edge.midpoint() },
    anchor: "middle",
    angle: isTurned ? upright(Math.atan2(to.y - from.y, to.x - from.x)) : 0,
  }
}

/** Never upside down. */
function upright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI
  return angle < -Math.PI / 2 ? angle + Math.PI : angle
}
