// The layout in rings: the most connected in the middle, each ring less so.
import type { LayoutNode, Placed } from "./layout-request"
import { separateBoxes } from "./separate-boxes"
import { ASPECT } from "./tidy-block"

/** From ring to ring, px downwards. */
const RING = 64

export function layOutConcentric(nodes: readonly LayoutNode[]): Placed[] {
  const ordered = nodes.toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
  const width = Math.max(1, ...nodes.map((node) => node.width))
  const placed: Placed[] = []
  for (let ring = 0; placed.length < ordered.length; ring += 1) {
    const down = ring * RING
    const across = down * ASPECT + (ring > 0 ? width / 2 : 0)
    // What fits side by side: labels need their width at the top and bottom, and only their height at the sides.
    const capacity = ring === 0 ? 1 : Math.max(4, Math.floor((4 * across) / (width + 16) + (4 * down) / RING))
    const members = ordered.slice(placed.length, placed.length + capacity)
    members.forEach((node, index) => {
      const angle = (2 * Math.PI * index) / members.length - Math.PI / 2
      placed.push({ ...node, x: across * Math.cos(angle), y: down * Math.sin(angle) })
    })
  }
  separateBoxes(placed)
  return placed
}
