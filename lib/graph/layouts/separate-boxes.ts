// Pushes overlapping boxes apart until none overlaps, by the least way, so that every name can be read.
import type { Placed } from "./layout-request"

/** Free room between two boxes, px. */
export const BOX_GAP = 8
/** How much longer than up or down a way to the side may be: labels are wide and low, and all ways up would make towers of them. */
const UP_COST = 2.5
/** Rounds of gentle pushing; a crowd that is not free by then is spread row by row. */
const MAX_ROUNDS = 120

/**
 * Moves boxes in place. Pinned ones stay as long as the other of a pair can move; two pinned ones that overlap are both free.
 * Deterministic: order of the list, no randomness.
 */
export function separateBoxes(boxes: readonly Placed[], pinned: ReadonlySet<string> = new Set()): void {
  for (let round = 0; round < MAX_ROUNDS; round += 1) if (!pushBoxes(boxes, pinned)) return
  spread(boxes, pinned)
}

/** One round of pushing: each overlapping pair apart. Whether any was. */
export function pushBoxes(boxes: readonly Placed[], pinned: ReadonlySet<string>): boolean {
  let moved = false
  forEachClosePair(boxes, (a, b) => {
    const overlapX = (a.width + b.width) / 2 + BOX_GAP - Math.abs(a.x - b.x)
    const overlapY = (a.height + b.height) / 2 + BOX_GAP - Math.abs(a.y - b.y)
    if (overlapX <= 1e-6 || overlapY <= 1e-6) return
    moved = true
    const shareOfB = pinned.has(a.id) === pinned.has(b.id) ? 0.5 : pinned.has(a.id) ? 1 : 0
    if (overlapY * UP_COST <= overlapX) {
      const way = (b.y >= a.y ? 1 : -1) * (overlapY + 0.01)
      a.y -= way * (1 - shareOfB)
      b.y += way * shareOfB
    } else {
      const way = (b.x >= a.x ? 1 : -1) * (overlapX + 0.01)
      a.x -= way * (1 - shareOfB)
      b.x += way * shareOfB
    }
  })
  return moved
}

/** Columns of the grid that keep a row's cells apart from the next row's, whatever is in sight. */
const ROW = 2 ** 20

/** A coarse grid: boxes that touch are in cells that touch. */
function layGrid(boxes: readonly Placed[]): (box: Placed) => number {
  let width = 1
  let height = 1
  for (const box of boxes) {
    width = Math.max(width, box.width)
    height = Math.max(height, box.height)
  }
  return ({ x, y }) => Math.floor(y / (height + BOX_GAP)) * ROW + Math.floor(x / (width + BOX_GAP))
}

const AROUND = [-ROW, 0, ROW].flatMap((down) => [down - 1, down, down + 1])

function put<Value>(cells: Map<number, Value[]>, key: number, value: Value): void {
  const cell = cells.get(key)
  if (cell) cell.push(value)
  else cells.set(key, [value])
}

/** Pairs whose cells touched when the round began, each once, in the order of the list. */
function forEachClosePair(boxes: readonly Placed[], visit: (a: Placed, b: Placed) => void): void {
  const cellOf = boxes.map(layGrid(boxes))
  const cells = new Map<number, number[]>()
  cellOf.forEach((key, index) => {
    put(cells, key, index)
  })
  boxes.forEach((box, index) => {
    for (const step of AROUND) {
      for (const other of cells.get((cellOf[index] ?? 0) + step) ?? []) {
        const partner = boxes[other]
        if (other > index && partner) visit(box, partner)
      }
    }
  })
}

/** From top to bottom, each box that still overlaps an earlier one moves down below it: always ends, and keeps the order. */
function spread(boxes: readonly Placed[], pinned: ReadonlySet<string>): void {
  const ordered = boxes.toSorted(
    (a, b) => Number(pinned.has(b.id)) - Number(pinned.has(a.id)) || a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1),
  )
  const cellOf = layGrid(boxes)
  const settled = new Map<number, Placed[]>()
  for (const box of ordered) {
    for (let hit = findHit(box); hit !== undefined; hit = findHit(box)) {
      box.y = hit.y + (hit.height + box.height) / 2 + BOX_GAP + 0.01
    }
    put(settled, cellOf(box), box)
  }

  function findHit(box: Placed): Placed | undefined {
    const cell = cellOf(box)
    for (const step of AROUND) {
      for (const other of settled.get(cell + step) ?? []) {
        const isBeside = Math.abs(other.x - box.x) >= (other.width + box.width) / 2 + BOX_GAP - 1e-6
        if (!isBeside && Math.abs(other.y - box.y) < (other.height + box.height) / 2 + BOX_GAP - 1e-6) return other
      }
    }
    return undefined
  }
}
