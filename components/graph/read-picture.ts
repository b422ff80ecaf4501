// What a cytoscape map shows at this moment, as plain shapes with the styles that were computed for each.
import type { Core, EdgeSingular, NodeSingular } from "cytoscape"
import { PICTURE_SHAPES, type PictureFill, type PictureNode, type PictureSource } from "./picture-source"
import { readEdge, readLineStyle } from "./read-picture-edge"
import { type Measure, makeMeasure, readNodeText } from "./read-picture-text"

export interface ReadPictureOptions {
  /** Whole name of a node, or an edge in words, by its id in the map. */
  titleOf: (id: string) => string
  /** Colour of the ground that the map stands on. */
  background: string
}

const MARGIN_PX = 24
/** Browsers refuse much larger canvases. */
const MAX_PNG_SIDE_PX = 8000
/** Sharp on any screen. */
const PNG_SCALE = 2

/** Null where nothing is drawn. */
export function readPicture(cy: Core, { titleOf, background }: ReadPictureOptions): PictureSource | null {
  const measure = makeMeasure()
  const shown = cy.elements().filter((element) => element.visible())
  const nodes = shown.nodes().toArray().sort(byDepth)
  const first = nodes[0]
  if (!first) return null
  const box = shown.boundingBox({})
  const [width, height] = [box.w + 2 * MARGIN_PX, box.h + 2 * MARGIN_PX]
  const scale = Math.min(PNG_SCALE, MAX_PNG_SIDE_PX / width, MAX_PNG_SIDE_PX / height)
  const draw = (node: NodeSingular) => readNode(node, titleOf(node.id()), measure)
  return {
    left: box.x1 - MARGIN_PX,
    top: box.y1 - MARGIN_PX,
    width,
    height,
    background,
    fontFamily: String(first.style("font-family")),
    groups: nodes.filter(isGround).map(draw),
    edges: shown
      .edges()
      .toArray()
      .sort(byDepth)
      .map((edge) => readEdge(edge, titleOf(edge.id()), measure)),
    nodes: nodes.filter((node) => !isGround(node)).map(draw),
    makePng: () => cy.png({ output: "blob-promise", full: true, scale, bg: background }),
  }
}

/** What lies behind the skills: borders of groups and names of neighbourhoods. */
function isGround(node: NodeSingular): boolean {
  return node.isParent() || node.data("kind") === "district" || node.data("kind") === "title"
}

function byDepth(a: NodeSingular | EdgeSingular, b: NodeSingular | EdgeSingular): number {
  return Number(a.numericStyle("z-index")) - Number(b.numericStyle("z-index"))
}

function readNode(node: NodeSingular, name: string, measure: Measure): PictureNode {
  const padding = Number(node.numericStyle("padding"))
  const shape = String(node.style("shape"))
  const widthPx = Number(node.numericStyle("border-width"))
  const border = {
    colour: String(node.style("border-color")),
    widthPx,
    style: readLineStyle(node.style("border-style")),
    opacity: Number(node.numericStyle("border-opacity")),
  }
  return {
    name,
    shape: PICTURE_SHAPES.find((known) => known === shape) ?? "rectangle",
    centre: { ...node.position() },
    width: node.width() + 2 * padding,
    height: node.height() + 2 * padding,
    fill: readFill(node),
    border: widthPx > 0 ? border : null,
    opacity: Number(node.numericStyle("opacity")),
    text: readNodeText(node, measure),
  }
}

function readFill(node: NodeSingular): PictureFill {
  const opacity = Number(node.numericStyle("background-opacity"))
  const colours = String(node.style("background-gradient-stop-colors")).match(/rgba?\([^)]*\)|#[0-9a-f]+|[a-z]+/gi)
  if (node.style("background-fill") !== "linear-gradient" || !colours) {
    return { kind: "solid", colour: String(node.style("background-color")), opacity }
  }
  const places = String(node.style("background-gradient-stop-positions"))
    .split(/[\s,]+/)
    .map((place) => Number.parseFloat(place) / 100)
  return {
    kind: "gradient",
    direction: node.style("background-gradient-direction") === "to-right" ? "to-right" : "to-bottom",
    stops: colours.map((colour, index) => ({ at: places[index] ?? index / Math.max(1, colours.length - 1), colour })),
    opacity,
  }
}
