// The layout in layers (after Sugiyama): what stands above leads to what stands below. Loops are opened at one edge, each box stands
// as high as what leads to it allows, layers are ordered so that few lines cross. Own code, since the layout libraries at hand take
// minutes for a few hundred well connected boxes; every step here is bounded by boxes and edges times a small number of rounds.
import type { LayoutEdge, LayoutNode, Placed } from "./layout-request"
import { BOX_GAP, separateBoxes } from "./separate-boxes"
import { packParts, placeBelow } from "./tidy-block"

const LAYER_GAP = 54
const ORDER_ROUNDS = 8
const PLACE_ROUNDS = 6
/** A layer is broken into rows beyond this many boxes: a strip of fifty labels cannot be read. */
const MAX_ROW = 14

/** Boxes that no edge of the followed type touches stand in a block below. */
export function layOutHierarchy(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): Placed[] {
  const along = edges.filter(({ isAlong }) => isAlong)
  const inLayers = new Set(along.flatMap(({ from, to }) => [from, to]))
  const parts = findParts(
    nodes.filter(({ id }) => inLayers.has(id)),
    along,
  )
  const placed = packParts(parts.map((part) => layOutPart(part, along)))
  separateBoxes(placed)
  const rest = nodes.filter(({ id }) => !inLayers.has(id)).toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
  return placeBelow(placed, rest)
}

/** Connected parts, the largest first. */
function findParts(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): LayoutNode[][] {
  const neighbours = new Map<string, string[]>(nodes.map(({ id }) => [id, []]))
  for (const { from, to } of edges) {
    neighbours.get(from)?.push(to)
    neighbours.get(to)?.push(from)
  }
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const seen = new Set<string>()
  const parts = nodes.flatMap((node): LayoutNode[][] => {
    if (seen.has(node.id)) return []
    seen.add(node.id)
    const part = [node.id]
    for (const id of part) {
      for (const next of neighbours.get(id) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        part.push(next)
      }
    }
    return [part.flatMap((id) => byId.get(id) ?? [])]
  })
  return parts.sort((a, b) => b.length - a.length)
}

interface Links {
  above: ReadonlyMap<string, readonly string[]>
  below: ReadonlyMap<string, readonly string[]>
}

function layOutPart(part: readonly LayoutNode[], along: readonly LayoutEdge[]): Placed[] {
  const links = openLoops(part, along)
  const layers = orderLayers(findLayers(part, links), links)
  return placeLayers(layers, links)
}

/** The edges of the part without those that lead back up, found by walking it depth first. */
function openLoops(part: readonly LayoutNode[], along: readonly LayoutEdge[]): Links {
  const ids = new Set(part.map(({ id }) => id))
  const next = new Map<string, Set<string>>(part.map(({ id }) => [id, new Set()]))
  const entered = new Set<string>()
  for (const { from, to } of along) {
    if (!ids.has(from)) continue
    next.get(from)?.add(to)
    entered.add(to)
  }
  const above = new Map<string, string[]>(part.map(({ id }) => [id, []]))
  const below = new Map<string, string[]>(part.map(({ id }) => [id, []]))
  const state = new Map<string, "open" | "done">()
  // What nothing leads to comes first, so that a loop is opened where it is entered.
  for (const { id: root } of part.toSorted((a, b) => Number(entered.has(a.id)) - Number(entered.has(b.id)))) {
    if (state.has(root)) continue
    state.set(root, "open")
    const stack = [{ id: root, rest: [...(next.get(root) ?? [])] }]
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const to = top.rest.pop()
      if (to === undefined) {
        state.set(top.id, "done")
        stack.pop()
        continue
      }
      if (state.get(to) === "open") continue
      above.get(to)?.push(top.id)
      below.get(top.id)?.push(to)
      if (state.has(to)) continue
      state.set(to, "open")
      stack.push({ id: to, rest: [...(next.get(to) ?? [])] })
    }
  }
  return { above, below }
}

/** Layer by layer from the top: each box one below the lowest of those above it. */
function findLayers(part: readonly LayoutNode[], { above, below }: Links): LayoutNode[][] {
  const waiting = new Map(part.map(({ id }) => [id, above.get(id)?.length ?? 0]))
  const depths = new Map<string, number>()
  const queue = part.filter(({ id }) => waiting.get(id) === 0).map(({ id }) => id)
  for (const id of queue) depths.set(id, 0)
  for (const id of queue) {
    for (const to of below.get(id) ?? []) {
      depths.set(to, Math.max(depths.get(to) ?? 0, (depths.get(id) ?? 0) + 1))
      const left = (waiting.get(to) ?? 1) - 1
      waiting.set(to, left)
      if (left === 0) queue.push(to)
    }
  }
  const layers: LayoutNode[][] = []
  for (const node of part) {
    const depth = depths.get(node.id) ?? 0
    while (layers.length <= depth) layers.push([])
    layers[depth]?.push(node)
  }
  return layers
}

/** Down and up in turn, each layer ordered by where its neighbours in the other layers stand. */
function orderLayers(layers: readonly LayoutNode[][], { above, below }: Links): LayoutNode[][] {
  const ordered = layers.map((layer) => [...layer])
  const place = new Map<string, number>()
  const note = (layer: readonly LayoutNode[]) => {
    layer.forEach(({ id }, index) => {
      place.set(id, (index + 0.5) / layer.length)
    })
  }
  for (const layer of ordered) note(layer)
  for (let round = 0; round < ORDER_ROUNDS; round += 1) {
    const isDown = round % 2 === 0
    for (const layer of isDown ? ordered : [...ordered].reverse()) {
      const wish = new Map(
        layer.map(({ id }) => [
          id,
          mean(((isDown ? above : below).get(id) ?? []).flatMap((of) => place.get(of) ?? [])) ?? place.get(id) ?? 0,
        ]),
      )
      layer.sort((a, b) => (wish.get(a.id) ?? 0) - (wish.get(b.id) ?? 0) || (a.id < b.id ? -1 : 1))
      note(layer)
    }
  }
  return ordered
}

/** Rows under each other; in each, boxes draw towards their neighbours without changing their order. */
function placeLayers(layers: readonly LayoutNode[][], { above, below }: Links): Placed[] {
  let y = 0
  const rows: Placed[][] = []
  for (const layer of layers) {
    const rowCount = Math.ceil(layer.length / MAX_ROW)
    const height = Math.max(0, ...layer.map((node) => node.height))
    for (let row = 0; row < rowCount; row += 1) {
      // Every n-th, not one stretch after the other: so each row spans the whole width, and keeps the order.
      const members = layer.filter((_, index) => index % rowCount === row)
      rows.push(lineUp(members.map((node) => ({ ...node, x: 0, y }))))
      y += height + (row < rowCount - 1 ? 2 * BOX_GAP : LAYER_GAP)
    }
  }
  const byId = new Map(rows.flat().map((box) => [box.id, box]))
  for (let round = 0; round < PLACE_ROUNDS; round += 1) {
    for (const row of round % 2 === 0 ? rows : [...rows].reverse()) {
      const wishes = row.map(({ id, x }) => {
        const near = [...(above.get(id) ?? []), ...(below.get(id) ?? [])].flatMap((of) => byId.get(of)?.x ?? [])
        return mean(near) ?? x
      })
      draw(row, wishes)
    }
  }
  return rows.flat()
}

function lineUp(row: Placed[]): Placed[] {
  const width = row.reduce((sum, box) => sum + box.width + 2 * BOX_GAP, 0)
  let left = -width / 2
  for (const box of row) {
    box.x = left + box.width / 2 + BOX_GAP
    left += box.width + 2 * BOX_GAP
  }
  return row
}

/** Moves each box towards its wish as far as the order allows: from the left and from the right, and takes the middle. */
function draw(row: Placed[], wishes: readonly number[]): void {
  const room = (index: number) => ((row[index]?.width ?? 0) + (row[index + 1]?.width ?? 0)) / 2 + 2 * BOX_GAP
  const fromLeft = [...wishes]
  for (let index = 1; index < row.length; index += 1) {
    fromLeft[index] = Math.max(wishes[index] ?? 0, (fromLeft[index - 1] ?? 0) + room(index - 1))
  }
  const fromRight = [...wishes]
  for (let index = row.length - 2; index >= 0; index -= 1) {
    fromRight[index] = Math.min(wishes[index] ?? 0, (fromRight[index + 1] ?? 0) - room(index))
  }
  row.forEach((box, index) => {
    box.x = ((fromLeft[index] ?? 0) + (fromRight[index] ?? 0)) / 2
  })
}

/** Null of nothing. */
function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
