// Rows of boxes, for what no relation places.
import type { LayoutNode, Placed } from "./layout-request"
import { BOX_GAP } from "./separate-boxes"

/** Width over height that a picture should have: screens are wide. */
export const ASPECT = 1.6

/** Free room between two boxes of a block, px. */
const ROW_GAP = 2 * BOX_GAP

/** The area that boxes take in rows, px². */
function measureArea(nodes: readonly LayoutNode[]): number {
  return nodes.reduce((sum, { width, height }) => sum + (width + ROW_GAP) * (height + ROW_GAP), 0)
}

/** Places boxes in centred rows of up to `width`, in the order given, around x = 0 and from y = 0 down. */
export function placeInRows(nodes: readonly LayoutNode[], width: number): Placed[] {
  const rows: { boxes: LayoutNode[]; length: number }[] = []
  for (const node of nodes) {
    const row = rows.at(-1)
    if (row && row.length + ROW_GAP + node.width <= width) {
      row.boxes.push(node)
      row.length += ROW_GAP + node.width
    } else rows.push({ boxes: [node], length: node.width })
  }
  let y = 0
  return rows.flatMap(({ boxes, length }) => {
    const height = Math.max(...boxes.map((box) => box.height))
    let x = -length / 2
    const placed = boxes.map((box): Placed => {
      const at = { ...box, x: x + box.width / 2, y: y + height / 2 }
      x += box.width + ROW_GAP
      return at
    })
    y += height + ROW_GAP
    return placed
  })
}

/** The same in rows of the width at which the block has a shape of `aspect`. */
export function placeInBlock(nodes: readonly LayoutNode[], aspect: number = ASPECT): Placed[] {
  return placeInRows(nodes, Math.sqrt(measureArea(nodes) * aspect))
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** All zero where there is nothing. */
export function measureBounds(boxes: readonly Placed[]): Bounds {
  if (boxes.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y, width, height } of boxes) {
    bounds.left = Math.min(bounds.left, x - width / 2)
    bounds.right = Math.max(bounds.right, x + width / 2)
    bounds.top = Math.min(bounds.top, y - height / 2)
    bounds.bottom = Math.max(bounds.bottom, y + height / 2)
  }
  return bounds
}

/** Puts `rest` in a block of rows below `placed`, centred, so wide that the whole has the shape of a screen, but no narrower than it. */
export function placeBelow(placed: readonly Placed[], rest: readonly LayoutNode[]): Placed[] {
  if (rest.length === 0) return [...placed]
  const bounds = measureBounds(placed)
  // The width for which width = ASPECT × (height above + area of the rest ÷ width).
  const half = (ASPECT * (bounds.bottom - bounds.top)) / 2
  const width = half + Math.sqrt(half ** 2 + ASPECT * measureArea(rest))
  const block = placeInRows(rest, Math.max(width, bounds.right - bounds.left))
  const shiftX = (bounds.left + bounds.right) / 2
  const shiftY = placed.length === 0 ? 0 : bounds.bottom + 6 * BOX_GAP
  return [...placed, ...block.map((box) => ({ ...box, x: box.x + shiftX, y: box.y + shiftY }))]
}

const PART_GAP = 40

/** Puts pictures side by side in rows, as wide as a screen's shape asks for, in the order given. */
export function packParts(parts: readonly Placed[][]): Placed[] {
  const sized = parts.map((part) => ({ part, bounds: measureBounds(part) }))
  const area = sized.reduce(
    (sum, { bounds }) => sum + (bounds.right - bounds.left + PART_GAP) * (bounds.bottom - bounds.top + PART_GAP),
    0,
  )
  const rowWidth = Math.sqrt(area * ASPECT)
  let x = 0
  let y = 0
  let rowHeight = 0
  return sized.flatMap(({ part, bounds }) => {
    const width = bounds.right - bounds.left
    if (x > 0 && x + width > rowWidth) {
      x = 0
      y += rowHeight + PART_GAP
      rowHeight = 0
    }
    const shifted = part.map((box) => ({ ...box, x: box.x - bounds.left + x, y: box.y - bounds.top + y }))
    x += width + PART_GAP
    rowHeight = Math.max(rowHeight, bounds.bottom - bounds.top)
    return shifted
  })
}
