// The layout in districts: one block of rows a group, with room for its title above, the largest first.
import type { District, LayoutNode, Placed } from "./layout-request"
import { ASPECT, measureBounds, placeInRows } from "./tidy-block"

/** Height kept free for a district's title, px. */
export const TITLE_HEIGHT = 34
const PADDING = 12
const GAP = 36

export function layOutBySubject(nodes: readonly LayoutNode[]): { placed: Placed[]; districts: District[] } {
  const groups = new Map<string, LayoutNode[]>()
  for (const node of nodes.toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))) {
    groups.set(node.group ?? "", [...(groups.get(node.group ?? "") ?? []), node])
  }
  const blocks = [...groups]
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(([group, members]) => {
      const rows = placeInRows(members, 1.3)
      const { right, bottom } = measureBounds(rows)
      return { group, rows, width: right + 2 * PADDING, height: bottom + TITLE_HEIGHT + PADDING }
    })
  const area = blocks.reduce((sum, { width, height }) => sum + (width + GAP) * (height + GAP), 0)
  const widest = Math.max(0, ...blocks.map(({ width }) => width))
  const rowWidth = Math.max(widest, Math.sqrt(area * ASPECT))
  const placed: Placed[] = []
  const districts: District[] = []
  let x = 0
  let y = 0
  let rowHeight = 0
  for (const { group, rows, width, height } of blocks) {
    if (x > 0 && x + width > rowWidth) {
      x = 0
      y += rowHeight + GAP
      rowHeight = 0
    }
    for (const box of rows) placed.push({ ...box, x: x + PADDING + box.x, y: y + TITLE_HEIGHT + box.y })
    districts.push({ group, x: x + width / 2, y: y + height / 2, width, height })
    x += width + GAP
    rowHeight = Math.max(rowHeight, height)
  }
  return { placed, districts }
}
