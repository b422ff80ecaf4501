// A picture as an SVG document: vectors and real text, in the colours drawn, readable by any drawing program (no CSS, no
// markers, no scripts, no fonts inside).
import type {
  LineStyle,
  PictureArrow,
  PictureEdge,
  PictureFill,
  PictureNode,
  PictureSource,
  PictureText,
} from "@/components/graph/picture-source"
import { escapeXml } from "@/lib/graph"
import { arrowHeads, outlineNode, polygon, round } from "./node-outline"

type Attributes = Readonly<Record<string, string | number | null>>

/** The whole document. `title` says what it shows. */
export function formatSvg(picture: PictureSource, title: string): string {
  const { left, top, width, height } = picture
  const box = [left, top, width, height].map(round).join(" ")
  const gradients = new Gradients()
  const groups = picture.groups.map((node) => drawNode(node, gradients))
  const edges = picture.edges.map((edge) => drawEdge(edge, picture.background))
  const nodes = picture.nodes.map((node) => drawNode(node, gradients))
  const frame = { x: round(left), y: round(top), width: round(width), height: round(height), fill: picture.background }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="${box}" font-family="${escapeXml(picture.fontFamily)}">`,
    `<title>${escapeXml(title)}</title>`,
    ...gradients.list(),
    tag("rect", frame),
    ...group("groups", groups),
    ...group("relations", edges),
    ...group("skills", nodes),
    "</svg>",
    "",
  ].join("\n")
}

function group(id: string, parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [`<g id="${id}">`, ...parts, "</g>"]
}

/** Gradients of the document, each once however many nodes it fills. */
class Gradients {
  private readonly known = new Map<string, string>()

  refer(fill: Extract<PictureFill, { kind: "gradient" }>): string {
    const across = fill.direction === "to-right" ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"'
    const stops = fill.stops.map(({ at, colour }) => tag("stop", { offset: round(at), "stop-color": colour })).join("")
    const body = `${across}>${stops}</linearGradient>`
    const id = this.known.get(body) ?? `fill-${this.known.size + 1}`
    this.known.set(body, id)
    return `url(#${id})`
  }

  list(): string[] {
    const all = [...this.known].map(([body, id]) => `<linearGradient id="${id}" ${body}`)
    return all.length === 0 ? [] : ["<defs>", ...all, "</defs>"]
  }
}

function drawNode(node: PictureNode, gradients: Gradients): string {
  const { name, fill, border, opacity, text } = node
  const outline = tag("path", {
    d: outlineNode(node),
    fill: fill.kind === "solid" ? fill.colour : gradients.refer(fill),
    "fill-opacity": unlessWhole(fill.opacity),
    ...(border && {
      stroke: border.colour,
      "stroke-width": round(border.widthPx),
      "stroke-opacity": unlessWhole(border.opacity),
      ...dashes(border.style, border.widthPx),
    }),
  })
  return wrap(name, opacity, [outline, ...drawText(text)])
}

function drawEdge(edge: PictureEdge, background: string): string {
  const { start, parts, colour, widthPx, style } = edge
  const along = parts.map(({ control, to }) => (control ? `Q${at(control)} ${at(to)}` : `L${at(to)}`)).join("")
  const line = tag("path", {
    d: `M${at(start)}${along}`,
    fill: "none",
    stroke: colour,
    "stroke-width": round(widthPx),
    ...dashes(style, widthPx),
  })
  const arrows = edge.arrows.map((arrow) => drawArrow(arrow, widthPx, background))
  return wrap(edge.title, edge.opacity, [line, ...arrows, ...drawText(edge.text)])
}

function drawArrow({ shape, tip, towards, sizePx, colour, isHollow }: PictureArrow, widthPx: number, ground: string) {
  const paint: Attributes = isHollow
    ? { fill: ground, stroke: colour, "stroke-width": round(widthPx) }
    : { fill: colour }
  const circle = tag("circle", { cx: round(tip.x), cy: round(tip.y), r: round(0.15 * sizePx), ...paint })
  if (shape === "circle") return circle
  // Heads are drawn pointing down: (x, y) there lies at x across and y along the way the arrow points.
  const outlines = arrowHeads[shape].map((points) =>
    polygon(
      points.map(([x, y]) => ({
        x: tip.x + (x * towards.y + y * towards.x) * sizePx,
        y: tip.y + (-x * towards.x + y * towards.y) * sizePx,
      })),
    ),
  )
  return `${shape === "circle-triangle" ? circle : ""}${tag("path", { d: outlines.join(""), ...paint })}`
}

/** Share of the size by which letters without descenders stand above the base line, halved: puts a line on its middle. */
const MIDDLE = 0.35
/** Mean width of a letter as a share of its size: only for the ground behind a text. */
const LETTER_WIDTH = 0.56

function drawText(text: PictureText | null): string[] {
  if (!text || text.lines.every((line) => line.trim() === "")) return []
  const { lines, at: place, anchor, angle, colour, opacity, sizePx, lineHeightPx, isBold, ground } = text
  const first = place.y - ((lines.length - 1) * lineHeightPx) / 2
  const spans = lines.map((line, index) => {
    const y = round(first + index * lineHeightPx + sizePx * MIDDLE)
    return `<tspan x="${round(place.x)}" y="${y}">${escapeXml(line)}</tspan>`
  })
  const turned = angle === 0 ? null : `rotate(${round((angle * 180) / Math.PI)} ${at(place)})`
  const attributes: Attributes = {
    fill: colour,
    "fill-opacity": unlessWhole(opacity),
    "font-size": round(sizePx),
    "font-weight": isBold ? "bold" : null,
    "text-anchor": anchor,
    transform: turned,
  }
  const box = ground === null ? "" : drawGround(text, ground, turned)
  return [`${box}<text${write(attributes)}>${spans.join("")}</text>`]
}

function drawGround(text: PictureText, ground: string, transform: string | null): string {
  const width = Math.max(...text.lines.map((line) => line.length)) * text.sizePx * LETTER_WIDTH + 4
  const height = text.lines.length * text.lineHeightPx
  const shift = { start: 0, middle: width / 2, end: width }[text.anchor]
  const place = { x: round(text.at.x - shift), y: round(text.at.y - height / 2) }
  return tag("rect", { ...place, width: round(width), height: round(height), fill: ground, transform })
}

function wrap(title: string, opacity: number, parts: readonly string[]): string {
  return `<g${write({ opacity: unlessWhole(opacity) })}><title>${escapeXml(title)}</title>${parts.join("")}</g>`
}

function dashes(style: LineStyle, widthPx: number): Attributes {
  switch (style) {
    case "solid":
      return {}
    case "dashed":
      return { "stroke-dasharray": "6 3" }
    case "dotted":
      return { "stroke-dasharray": `${round(Math.max(1, widthPx))} ${round(Math.max(2, 2 * widthPx))}` }
  }
}

function unlessWhole(opacity: number): string | null {
  return opacity >= 1 ? null : round(opacity)
}

function at({ x, y }: { x: number; y: number }): string {
  return `${round(x)} ${round(y)}`
}

function tag(name: string, attributes: Attributes): string {
  return `<${name}${write(attributes)}/>`
}

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("")
}
