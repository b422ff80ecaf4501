// Rows of boxes, for what no relation places.
import type { LayoutNode, Placed } from "./layout-request"
import { BOX_GAP } from "./separate-boxes"

/** Width over height that a picture should have: screens are wide. */
export const ASPECT = 1.6

/** Places boxes in even rows, in the order given, with the top left corner at 0, 0. */
export function placeInRows(nodes: readonly LayoutNode[], aspect: number = ASPECT): Placed[] {
  const cellWidth = Math.max(0, ...nodes.map(({ width }) => width)) + 2 * BOX_GAP
  const cellHeight = Math.max(0, ...nodes.map(({ height }) => height)) + 2 * BOX_GAP
  const columns = Math.max(1, Math.round(Math.sqrt((nodes.length * aspect * cellHeight) / cellWidth)))
  return nodes.map((node, index) => ({
    ...node,
    x: (index % columns) * cellWidth + cellWidth / 2,
    y: Math.floor(index / columns) * cellHeight + cellHeight / 2,
  }))
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

/** Puts `rest` in a block of rows below `placed`, centred, as wide as it or as a screen is. */
export function placeBelow(placed: readonly Placed[], rest: readonly LayoutNode[]): Placed[] {
  if (rest.length === 0) return [...placed]
  const bounds = measureBounds(placed)
  const cell = Math.max(...rest.map((node) => node.width)) + 2 * BOX_GAP
  const rowHeight = Math.max(...rest.map((node) => node.height)) + 2 * BOX_GAP
  const width = Math.max(bounds.right - bounds.left, Math.sqrt(rest.length * cell * rowHeight * ASPECT))
  const columns = Math.max(1, Math.min(rest.length, Math.floor(width / cell)))
  const rows = Math.ceil(rest.length / columns)
  const block = placeInRows(rest, (columns * cell) / (rows * rowHeight))
  const blockBounds = measureBounds(block)
  const shiftX = (bounds.left + bounds.right) / 2 - (blockBounds.left + blockBounds.right) / 2
  const shiftY = placed.length === 0 ? -blockBounds.top : bounds.bottom + 6 * BOX_GAP - blockBounds.top
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
