// Where the districts of a map stand before its boxes are placed: groups that are joined by much stand side by side, none on another.
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from "d3-force"
import type { LayoutEdge, LayoutNode } from "./layout-request"
import { BOX_GAP } from "./separate-boxes"
import { ASPECT } from "./tidy-block"

/** How many times the room of its boxes a district takes: lines are read in what is left. */
const ROOM = 1.9
/** Free room between two districts, px. */
const BORDER = 16
const STEPS = 200
/** Steps in which the districts draw near again, once each has found its neighbours. */
const LAST_STEPS = 100

export interface Home {
  x: number
  y: number
  /** Half the width of its district, px; half its height is `radius / ASPECT`. */
  radius: number
}

interface Centre extends SimulationNodeDatum {
  group: string | null
  x: number
  y: number
  radius: number
}

/** From so many starts the best end is taken; where there are very many groups, the first. */
const TRIES = 6
const MANY_GROUPS = 60

/** Share of the districts whose earlier place must be known for the picture to be made from there. */
const MIN_NEAR_SHARE = 0.6

/**
 * The centre of each group. Districts are ellipses of a screen's shape, and so is the whole. `near`: where boxes stood before; where
 * that tells of most districts, they only make room for each other, and new ones come between those that they are joined to.
 */
export function placeDistricts(
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
  near: ReadonlyMap<string, { x: number; y: number }> = new Map(),
): ReadonlyMap<string | null, Home> {
  return nameHomes(startNear(nodes, edges, near) ?? chooseBest(nodes, edges))
}

function nameHomes(centres: readonly Centre[]): ReadonlyMap<string | null, Home> {
  return new Map(centres.map(({ group, radius, x, y }) => [group, { x, y: y / ASPECT, radius }]))
}

function chooseBest(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]): Centre[] {
  let best: Centre[] = []
  let least = Infinity
  for (let start = 0; start < TRIES; start += 1) {
    const centres = listCentres(nodes, (start * Math.PI) / TRIES)
    const pulls = listPulls(nodes, edges, centres)
    settle(centres, pulls)
    const badness = judge(centres, pulls)
    if (badness < least) {
      best = centres
      least = badness
    }
    if (centres.length > MANY_GROUPS) break
  }
  return best
}

/** Null: too little is known of how it was. */
function startNear(
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
  near: ReadonlyMap<string, { x: number; y: number }>,
): Centre[] | null {
  const centres = listCentres(nodes, 0)
  const seen = new Map<string | null, { x: number; y: number }[]>()
  for (const { id, group } of nodes) {
    const place = near.get(id)
    if (place) seen.set(group, [...(seen.get(group) ?? []), place])
  }
  if (seen.size === 0 || seen.size < centres.length * MIN_NEAR_SHARE) return null
  const pulls = listPulls(nodes, edges, centres)
  for (const centre of centres) {
    const before = seen.get(centre.group)
    if (before)
      moveTo(
        centre,
        before.map(({ x, y }) => ({ x, y: y * ASPECT, weight: 1 })),
      )
  }
  for (const centre of centres) {
    if (seen.has(centre.group)) continue
    const ties = pulls.flatMap(({ source, target, weight }) => {
      const other = source === centre ? target : target === centre ? source : null
      return other && seen.has(other.group) ? [{ x: other.x, y: other.y, weight }] : []
    })
    if (ties.length > 0) moveTo(centre, ties)
  }
  makeRoom(centres)
  return centres
}

function moveTo(centre: Centre, places: readonly { x: number; y: number; weight: number }[]): void {
  const all = places.reduce((sum, { weight }) => sum + weight, 0)
  centre.x = places.reduce((sum, { x, weight }) => sum + x * weight, 0) / all
  centre.y = places.reduce((sum, { y, weight }) => sum + y * weight, 0) / all
}

/** Each stays as near to where it is as the others allow. */
function makeRoom(centres: Centre[]): void {
  const starts = new Map(centres.map((centre) => [centre, { x: centre.x, y: centre.y }]))
  forceSimulation(centres)
    .alphaDecay(1 - 0.001 ** (1 / STEPS))
    .force("apart", keepApart())
    .force("in-x", forceX<Centre>((centre) => starts.get(centre)?.x ?? 0).strength(0.05))
    .force("in-y", forceY<Centre>((centre) => starts.get(centre)?.y ?? 0).strength(0.05))
    .stop()
    .tick(STEPS)
}

const keepApart = () => forceCollide<Centre>(({ radius }) => radius + BORDER / 2).iterations(4)

/** Worked out with heights stretched, where districts are circles. */
function settle(centres: Centre[], pulls: Pull[]): void {
  const simulation = forceSimulation(centres)
    .alphaDecay(1 - 0.001 ** (1 / STEPS))
    .force("together", forceLink<Centre, Pull>(pulls).distance(reach).strength(share))
    .force(
      "off",
      forceManyBody<Centre>().strength(({ radius }) => -40 * radius),
    )
    .force("in-x", forceX<Centre>(0).strength(0.08))
    .force("in-y", forceY<Centre>(0).strength(0.08))
    .stop()
    .tick(STEPS)
  lieDown(centres)
  // Only now, since districts that cannot pass through each other never change places.
  simulation.force("apart", keepApart()).alpha(0.6).tick(STEPS)
  simulation.force("off", null).alpha(0.3).tick(LAST_STEPS)
}

/** How long the lines between districts are on average, times how far the whole is from the shape of a screen. */
function judge(centres: readonly Centre[], pulls: readonly Pull[]): number {
  let length = 0
  for (const { source, target, weight } of pulls)
    length += weight * Math.hypot(source.x - target.x, source.y - target.y)
  const spread = (side: (centre: Centre) => number) =>
    Math.max(...centres.map((centre) => side(centre) + centre.radius)) -
    Math.min(...centres.map((centre) => side(centre) - centre.radius))
  const width = spread(({ x }) => x)
  const height = spread(({ y }) => y)
  return (length + 1) * Math.max(width / height, height / width)
}

/** On a sunflower's spiral, the largest in the middle, the rest from the angle on. */
function listCentres(nodes: readonly LayoutNode[], from: number): Centre[] {
  const areas = new Map<string | null, number>()
  for (const { group, width, height } of nodes) {
    areas.set(group, (areas.get(group) ?? 0) + (width + BOX_GAP) * (height + BOX_GAP))
  }
  const turn = Math.PI * (3 - Math.sqrt(5))
  let before = 0
  return [...areas]
    .sort((a, b) => b[1] - a[1] || ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1))
    .map(([group, area], index) => {
      const distance = index === 0 ? 0 : Math.sqrt(((before + area / 2) * ROOM * ASPECT) / Math.PI)
      before += area
      const angle = from + index * turn
      const radius = Math.sqrt((area * ROOM * ASPECT) / Math.PI)
      return { group, radius, x: distance * Math.cos(angle), y: distance * Math.sin(angle) }
    })
}

/** Turns the whole so that it is longest from left to right, as screens are. */
function lieDown(centres: readonly Centre[]): void {
  let xx = 0
  let yy = 0
  let xy = 0
  for (const { x, y, radius } of centres) {
    xx += (x * radius) ** 2
    yy += (y * radius) ** 2
    xy += x * y * radius ** 2
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  for (const centre of centres) {
    const { x, y } = centre
    centre.x = x * Math.cos(angle) + y * Math.sin(angle)
    centre.y = y * Math.cos(angle) - x * Math.sin(angle)
  }
}

interface Pull extends SimulationLinkDatum<Centre> {
  source: Centre
  target: Centre
  weight: number
  /** Which part of what joins the lesser one to other districts joins it to this one, 0 to 1. */
  share: number
}

const reach = ({ source, target }: Pull) => source.radius + target.radius + BORDER
const share = (pull: Pull) => pull.share

function listPulls(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[], centres: readonly Centre[]): Pull[] {
  const numberOf = new Map(centres.map(({ group }, index) => [group, index]))
  const districtOf = new Map(nodes.map(({ id, group }) => [id, numberOf.get(group) ?? 0]))
  const between = new Map<number, number>()
  const outside = centres.map(() => 0)
  for (const { from, to, weight } of edges) {
    const a = districtOf.get(from)
    const b = districtOf.get(to)
    if (a === undefined || b === undefined || a === b) continue
    const key = Math.min(a, b) * centres.length + Math.max(a, b)
    between.set(key, (between.get(key) ?? 0) + weight)
    for (const end of [a, b]) outside[end] = (outside[end] ?? 0) + weight
  }
  return [...between].flatMap(([key, weight]): Pull[] => {
    const a = Math.floor(key / centres.length)
    const b = key % centres.length
    const source = centres[a]
    const target = centres[b]
    // No less than `weight` goes out of either end, so the share is at most 1; a weight of 0 pulls not at all.
    return source && target && weight > 0
      ? [{ source, target, weight, share: weight / Math.min(outside[a] ?? weight, outside[b] ?? weight) }]
      : []
  })
}
