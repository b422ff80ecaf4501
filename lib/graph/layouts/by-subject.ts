// The layout in districts: one block of rows a group, with room for its title above, the largest first.
import type { District, LayoutNode, Placed } from "./layout-request"
import { ASPECT, measureBounds, placeInBlock } from "./tidy-block"

/** Height kept free for a district's title, px. */
const TITLE_HEIGHT = 34
/** Width that a district has at least, for its title, px. */
const MIN_WIDTH = 200
const PADDING = 16
const GAP = 28
/** Widths of the whole that are tried. */
const TRIES = 24

interface Block {
  group: string
  rows: Placed[]
  width: number
  height: number
}

export function layOutBySubject(nodes: readonly LayoutNode[]): { placed: Placed[]; districts: District[] } {
  const blocks = buildBlocks(nodes)
  const districts = chooseRows(blocks)
  const placed = blocks.flatMap(({ rows }, index) => {
    const { x, y, height } = districts[index] ?? { x: 0, y: 0, height: 0 }
    return rows.map((box): Placed => ({ ...box, x: x + box.x, y: y - height / 2 + TITLE_HEIGHT + box.y }))
  })
  return { placed, districts }
}

function buildBlocks(nodes: readonly LayoutNode[]): Block[] {
  const groups = new Map<string, LayoutNode[]>()
  for (const node of nodes.toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))) {
    const group = groups.get(node.group ?? "")
    if (group) group.push(node)
    else groups.set(node.group ?? "", [node])
  }
  return [...groups]
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([group, members]) => {
      const rows = placeInBlock(members)
      const { left, right, bottom } = measureBounds(rows)
      return {
        group,
        rows,
        width: Math.max(MIN_WIDTH, right - left + 2 * PADDING),
        height: bottom + TITLE_HEIGHT + PADDING,
      }
    })
}

/** In rows of the width at which the whole is largest on a screen. */
function chooseRows(blocks: readonly Block[]): District[] {
  const widest = Math.max(0, ...blocks.map(({ width }) => width))
  const all = blocks.reduce((sum, { width }) => sum + width + GAP, 0)
  let best: District[] = []
  let least = Infinity
  for (let step = 0; step <= TRIES; step += 1) {
    const districts = inRows(blocks, widest + ((all - widest) * step ** 2) / TRIES ** 2)
    const { left, right, top, bottom } = measureBounds(
      districts.map((district) => ({ ...district, id: district.group, rank: 0 })),
    )
    const size = Math.max((right - left) / ASPECT, bottom - top)
    if (size >= least) continue
    best = districts
    least = size
  }
  return best
}

function inRows(blocks: readonly Block[], rowWidth: number): District[] {
  let x = 0
  let y = 0
  let rowHeight = 0
  return blocks.map(({ group, width, height }): District => {
    if (x > 0 && x + width > rowWidth) {
      x = 0
      y += rowHeight + GAP
      rowHeight = 0
    }
    const district = { group, x: x + width / 2, y: y + height / 2, width, height }
    x += width + GAP
    rowHeight = Math.max(rowHeight, height)
    return district
  })
}
