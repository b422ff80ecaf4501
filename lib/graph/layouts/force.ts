// The layout by attraction: first the groups find their districts, then in and between them related boxes draw near and all push each
// other off. The simulation is d3's (its random numbers are seeded, starts here are hashes of the ids): one graph, one picture.
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
import { type Home, placeDistricts } from "./place-districts"
import { pushBoxes, separateBoxes } from "./separate-boxes"
import { ASPECT, placeBelow } from "./tidy-block"

interface Body extends Placed, SimulationNodeDatum {
  x: number
  y: number
  /** Where its district draws it to. */
  homeX: number
  homeY: number
}
interface Spring extends SimulationLinkDatum<Body> {
  source: Body
  target: Body
  weight: number
  isInside: boolean
}

/** Fewer and coarser steps where each one costs more: a large picture is read by its districts, not by its last pixel. */
const STEPS = [
  { upTo: 300, steps: 300, theta: 0.9 },
  { upTo: 1_000, steps: 150, theta: 1.1 },
  { upTo: Infinity, steps: 60, theta: 1.4 },
] as const
/** From this share of the steps on, boxes are pushed apart as well, so that the forces settle around real boxes, not points. */
const BOXES_FROM = 0.5
/** Heights are stretched by this while forces act: labels are wide and low, and must come to stand above each other sooner than side by side. */
const STRETCH = 3

export function layOutForce(
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
  known: readonly Position[],
  near: readonly Position[],
): Placed[] {
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const places = new Map(known.map(([id, x, y]) => [id, { x, y }]))
  const bodies = startBodies(
    nodes.filter(({ id }) => joined.has(id)),
    edges,
    places,
    new Map(near.map(([id, x, y]) => [id, { x, y }])),
  )
  const pinned = new Set(places.keys())
  attract(bodies, edges, pinned)
  const placed = bodies.map(
    ({ id, width, height, group, rank, x, y }): Placed => ({ id, width, height, group, rank, x, y }),
  )
  separateBoxes(placed, pinned)
  return addLoose(
    placed,
    nodes.filter(({ id }) => !joined.has(id)),
    known,
  )
}

function attract(bodies: Body[], edges: readonly LayoutEdge[], pinned: ReadonlySet<string>): void {
  const springs = listSprings(bodies, edges)
  const degrees = new Map<Body, number>()
  for (const { source, target } of springs) {
    for (const end of [source, target]) degrees.set(end, (degrees.get(end) ?? 0) + 1)
  }
  const least = ({ source, target }: Spring) => Math.min(degrees.get(source) ?? 1, degrees.get(target) ?? 1)
  const { steps, theta } = STEPS.find(({ upTo }) => bodies.length <= upTo) ?? STEPS[0]
  scaleHeights(bodies, STRETCH)
  const simulation = forceSimulation(bodies)
    .alphaDecay(1 - 0.001 ** (1 / steps))
    .force(
      "spring",
      forceLink<Body, Spring>(springs)
        .distance(({ isInside }) => (isInside ? 130 : 220))
        .strength((spring) => ((spring.isInside ? 0.3 : 0.06) * Math.min(2, spring.weight)) / least(spring)),
    )
    .force("off", forceManyBody<Body>().strength(-700).distanceMax(500).theta(theta))
    .force("home-x", forceX<Body>(({ homeX }) => homeX).strength(0.3))
    .force("home-y", forceY<Body>(({ homeY }) => homeY * STRETCH).strength(0.3))
    .stop()
  for (let step = 0; step < steps; step += 1) {
    simulation.tick()
    if (step < steps * BOXES_FROM) continue
    scaleHeights(bodies, 1 / STRETCH)
    pushBoxes(bodies, pinned)
    scaleHeights(bodies, STRETCH)
  }
  scaleHeights(bodies, 1 / STRETCH)
}

function scaleHeights(bodies: readonly Body[], factor: number): void {
  for (const body of bodies) {
    body.y *= factor
    if (typeof body.fy === "number") body.fy *= factor
  }
}

/** One a pair: what is joined by more holds closer. */
function listSprings(bodies: readonly Body[], edges: readonly LayoutEdge[]): Spring[] {
  const numberOf = new Map(bodies.map(({ id }, index) => [id, index]))
  const springs = new Map<number, Spring>()
  for (const { from, to, weight } of edges) {
    const a = numberOf.get(from)
    const b = numberOf.get(to)
    if (a === undefined || b === undefined) continue
    const key = Math.min(a, b) * bodies.length + Math.max(a, b)
    const known = springs.get(key)
    const source = bodies[a]
    const target = bodies[b]
    if (known) known.weight += weight
    else if (source && target) springs.set(key, { source, target, weight, isInside: source.group === target.group })
  }
  return [...springs.values()]
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
  near: ReadonlyMap<string, { x: number; y: number }>,
): Body[] {
  const homes = places.size > 0 ? new Map<string | null, Home>() : placeDistricts(nodes, edges, near)
  const neighbours = new Map<string, string[]>(nodes.map(({ id }) => [id, []]))
  for (const { from, to } of edges) {
    neighbours.get(from)?.push(to)
    neighbours.get(to)?.push(from)
  }
  return nodes.map((node): Body => {
    const place = places.get(node.id)
    if (place) return { ...node, ...place, fx: place.x, fy: place.y, homeX: place.x, homeY: place.y }
    const beside = (neighbours.get(node.id) ?? []).flatMap((id) => places.get(id) ?? [])
    const home =
      beside.length > 0
        ? { x: mean(beside.map(({ x }) => x)), y: mean(beside.map(({ y }) => y)), radius: 60 }
        : (homes.get(node.group) ?? { x: 0, y: 0, radius: 120 })
    return {
      ...node,
      x: home.x + (hashText(`x${node.id}`) - 0.5) * 2 * home.radius,
      y: home.y + ((hashText(`y${node.id}`) - 0.5) * 2 * home.radius) / ASPECT,
      homeX: home.x,
      homeY: home.y,
    }
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
