// The layout by attraction: related boxes draw near, all push each other off, groups hold together as districts. The simulation is
// d3's (its random numbers are seeded, starts here are hashes of the ids), so that one graph always gives one picture.
import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from "d3-force"
import { hashText } from "./hash-text"
import type { LayoutEdge, LayoutNode, Placed, Position } from "./layout-request"
import { separateBoxes } from "./separate-boxes"
import { ASPECT, placeBelow } from "./tidy-block"

interface Body extends SimulationNodeDatum {
  node: LayoutNode
  /** Where its group is drawn to. */
  homeX: number
  homeY: number
}
interface Spring extends SimulationLinkDatum<Body> {
  weight: number
  isInside: boolean
}

/** Fewer steps where each one costs more: a large picture is read by its districts, not by its last pixel. */
const STEPS = [
  { upTo: 300, steps: 320 },
  { upTo: 1_000, steps: 160 },
  { upTo: Infinity, steps: 80 },
] as const

/** Room that one box takes up in its district, px². */
const ROOM = 150 * 74

export function layOutForce(
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
  known: readonly Position[],
): Placed[] {
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const loose = nodes.filter(({ id }) => !joined.has(id))
  const bodies = startBodies(
    nodes.filter(({ id }) => joined.has(id)),
    edges,
    new Map(known.map(([id, x, y]) => [id, { x, y }])),
  )
  const byId = new Map(bodies.map((body) => [body.node.id, body]))
  const springs = edges.flatMap((edge): Spring[] => {
    const source = byId.get(edge.from)
    const target = byId.get(edge.to)
    if (!source || !target) return []
    return [{ source, target, weight: edge.weight, isInside: source.node.group === target.node.group }]
  })
  const degrees = new Map<Body, number>()
  for (const { source, target } of springs) {
    for (const end of [source, target] as Body[]) degrees.set(end, (degrees.get(end) ?? 0) + 1)
  }
  const least = ({ source, target }: Spring) =>
    Math.min(degrees.get(source as Body) ?? 1, degrees.get(target as Body) ?? 1)
  const steps = STEPS.find(({ upTo }) => bodies.length <= upTo)?.steps ?? 80
  forceSimulation(bodies)
    .alphaDecay(1 - 0.001 ** (1 / steps))
    .force(
      "spring",
      forceLink<Body, Spring>(springs)
        .distance(({ isInside }) => (isInside ? 90 : 220))
        .strength((spring) => ((spring.isInside ? 0.7 : 0.12) * Math.min(2, spring.weight)) / least(spring)),
    )
    .force("off", forceManyBody<Body>().strength(-420).distanceMax(700))
    .force("home-x", forceX<Body>(({ homeX }) => homeX).strength(0.16))
    .force("home-y", forceY<Body>(({ homeY }) => homeY).strength(0.2))
    .stop()
    .tick(steps)
  const placed = bodies.map(({ node, x = 0, y = 0 }) => ({ ...node, x, y }))
  const pinned = new Set(known.map(([id]) => id))
  separateBoxes(placed, pinned)
  return addLoose(placed, loose, known)
}

/** What no relation joins stands in a block below; where it stood before, it stays. */
function addLoose(placed: readonly Placed[], loose: readonly LayoutNode[], known: readonly Position[]): Placed[] {
  const places = new Map(known.map(([id, x, y]) => [id, { x, y }]))
  const staying = loose.flatMap((node) => {
    const place = places.get(node.id)
    return place ? [{ ...node, ...place }] : []
  })
  const stays = new Set(staying.map(({ id }) => id))
  const all = placeBelow(
    [...placed, ...staying],
    loose.filter(({ id }) => !stays.has(id)),
  )
  if (staying.length > 0) separateBoxes(all, new Set(places.keys()))
  return all
}

/** Known boxes are held where they were; new ones start beside their neighbours, else in their district. */
function startBodies(
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
  places: ReadonlyMap<string, { x: number; y: number }>,
): Body[] {
  const homes = places.size > 0 ? new Map<string | null, { x: number; y: number }>() : placeDistricts(nodes)
  const neighbours = new Map<string, string[]>()
  for (const { from, to } of edges) {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to])
    neighbours.set(to, [...(neighbours.get(to) ?? []), from])
  }
  return nodes.map((node): Body => {
    const place = places.get(node.id)
    if (place) return { node, ...place, fx: place.x, fy: place.y, homeX: place.x, homeY: place.y }
    const beside = (neighbours.get(node.id) ?? []).flatMap((id) => places.get(id) ?? [])
    const home =
      beside.length > 0
        ? { x: mean(beside.map(({ x }) => x)), y: mean(beside.map(({ y }) => y)) }
        : (homes.get(node.group) ?? { x: 0, y: 0 })
    const spread = beside.length > 0 ? 80 : 240
    return {
      node,
      x: home.x + (hashText(`x${node.id}`) - 0.5) * spread * ASPECT,
      y: home.y + (hashText(`y${node.id}`) - 0.5) * spread,
      homeX: home.x,
      homeY: home.y,
    }
  })
}

/** Centres of the groups on a sunflower's spiral, the largest in the middle, stretched to the shape of a screen. */
function placeDistricts(nodes: readonly LayoutNode[]): Map<string | null, { x: number; y: number }> {
  const sizes = new Map<string | null, number>()
  for (const { group } of nodes) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const ordered = [...sizes].sort((a, b) => b[1] - a[1] || ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1))
  const turn = Math.PI * (3 - Math.sqrt(5))
  let before = 0
  return new Map(
    ordered.map(([group, size], index) => {
      const radius = ordered.length === 1 ? 0 : Math.sqrt(((before + size / 2) * ROOM) / Math.PI)
      before += size
      const angle = index * turn
      const stretch = Math.sqrt(ASPECT)
      return [group, { x: radius * stretch * Math.cos(angle), y: (radius / stretch) * Math.sin(angle) }]
    }),
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
