// Places the boxes of a map. The same request gives the same places on every machine; a small edit moves next to nothing, since
// boxes whose earlier place is known keep it.
import { layOutBySubject } from "./by-subject"
import { layOutConcentric } from "./concentric"
import { layOutForce } from "./force"
import { layOutHierarchy } from "./hierarchy"
import type { LayoutAnswer, LayoutRequest, Placed, Position } from "./layout-request"
import { separateBoxes } from "./separate-boxes"

/** Below this share of known boxes the picture is another one, and is laid out anew. */
const MIN_KNOWN_SHARE = 0.6

/** Time grows with the number of boxes: meant to run off the thread that draws. */
export function layOut(request: LayoutRequest): LayoutAnswer {
  const nodes = request.nodes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const ids = new Set(nodes.map(({ id }) => id))
  const edges = request.edges
    .filter(({ from, to }) => from !== to && ids.has(from) && ids.has(to))
    .toSorted((a, b) => (a.from === b.from ? (a.to < b.to ? -1 : a.to > b.to ? 1 : 0) : a.from < b.from ? -1 : 1))
  const present = request.known.filter(([id, x, y]) => ids.has(id) && Number.isFinite(x) && Number.isFinite(y))
  const isKnown = present.length >= nodes.length * MIN_KNOWN_SHARE
  const { placed, districts } = place(
    { ...request, nodes, edges, known: isKnown ? present : [] },
    isKnown ? [] : present,
  )
  const places = new Map(placed.map((box) => [box.id, box]))
  return {
    positions: request.nodes.map(({ id }): Position => {
      const { x, y } = places.get(id) ?? { x: 0, y: 0 }
      // Plus zero: JSON has no minus zero, and an answer that went through it must be the same.
      return [id, Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0]
    }),
    districts,
  }
}

/** `near` is where boxes stood in a picture that was too different for them to stay there. */
function place(
  { layout, nodes, edges, known }: LayoutRequest,
  near: readonly Position[],
): { placed: Placed[]; districts: LayoutAnswer["districts"] } {
  switch (layout) {
    case "force":
      return { placed: layOutForce(nodes, edges, known, near), districts: [] }
    case "hierarchy":
      return { placed: keepKnown(layOutHierarchy(nodes, edges), known), districts: [] }
    case "concentric":
      return { placed: keepKnown(layOutConcentric(nodes), known), districts: [] }
    case "subject":
      // Rows and borders are its point: a kept place in a grown district would stand across the border.
      return layOutBySubject(nodes)
  }
}

/** Known boxes go back to where they were; new ones come along with the way their surroundings went. */
function keepKnown(fresh: readonly Placed[], known: readonly Position[]): Placed[] {
  if (known.length === 0) return [...fresh]
  const places = new Map(known.map(([id, x, y]) => [id, { x, y }]))
  const shifts = fresh.flatMap((box) => {
    const place = places.get(box.id)
    return place ? [{ x: place.x - box.x, y: place.y - box.y }] : []
  })
  const shiftX = median(shifts.map(({ x }) => x))
  const shiftY = median(shifts.map(({ y }) => y))
  const kept = fresh.map((box): Placed => {
    const place = places.get(box.id)
    return place ? { ...box, ...place } : { ...box, x: box.x + shiftX, y: box.y + shiftY }
  })
  separateBoxes(kept, new Set(places.keys()))
  return kept
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
