// From what is in sight to boxes and lines of a map, and to the question that its layout answers. Pure.
import type { GraphLayout, NodeSize } from "@/components/graph/graph-address"
import type { MapEdge, MapEmphasis, MapNode } from "@/components/graph/map-model"
import {
  type GraphGroup,
  type GraphSummary,
  type LayoutRequest,
  type Position,
  type SkillGraph,
  type SummaryNode,
  summarize,
  type TraceOverlay,
} from "@/lib/graph"
import { RELATION_KINDS } from "@/lib/routing"
import type { Classification } from "./classify-nodes"
import type { GraphPicture } from "./derive-view"
import type { GraphData } from "./graph-data"
import { roleMeaning } from "./role-meaning"

const FONT_PX = 11
/** Width of an average letter of the interface's face, as a share of its size. */
const LETTER = 0.6
const MAX_LABEL_LENGTH = 30
/** The largest box is this much larger than the smallest. */
const MAX_GROWTH = 0.7

export interface BuildMapOptions {
  colours: Classification
  size: NodeSize
  /** What `size` sorts by, where it is no number. */
  sizes: Classification
  /** A request laid over the map: its roles then are what colours mean. */
  overlay: TraceOverlay | null
}

export interface MapContentData {
  nodes: MapNode[]
  edges: MapEdge[]
}

export function buildMap(
  data: GraphData,
  { summary }: Pick<GraphPicture, "summary">,
  options: BuildMapOptions,
): MapContentData {
  const grow = chooseGrowth(data, options)
  return {
    nodes: summary.nodes.map((node) => (node.kind === "group" ? toGroupBox(node) : toBox(data, node, options, grow))),
    edges: summary.edges.map(
      ({ id, from, to, kind, count, byKind, edges }): MapEdge => ({
        id,
        source: from,
        target: to,
        kind,
        count,
        state: readState(edges, options.overlay),
        label:
          kind === "bundle"
            ? byKind.map((one) => `${one.count} ${one.kind}`).join(", ")
            : count > 1
              ? `${kind} ×${count}`
              : kind,
      }),
    ),
  }
}

/** What the lines behind one line did in the request. */
function readState(edges: readonly string[], overlay: TraceOverlay | null): MapEdge["state"] {
  const states = edges.map((id) => overlay?.edges.get(id))
  return states.includes("fired") ? "fired" : states.includes("blocked") ? "blocked" : null
}

function toBox(
  data: GraphData,
  node: SummaryNode,
  { colours, overlay }: BuildMapOptions,
  grow: (name: string) => number,
): MapNode {
  const kind = colours.classOf.get(node.name)
  const factor = 1 + MAX_GROWTH * grow(node.name)
  const fontSizePx = Math.round(FONT_PX * factor * 10) / 10
  const part = overlay?.nodes.get(node.name)
  const name = `${kind ? `${kind.mark} ` : ""}${cut(node.label)}`
  const role = part && `${roleMeaning[part.role].label}${part.points === null ? "" : ` · ${part.points}`}`
  return {
    id: node.id,
    kind: node.kind,
    label: role ? `${name}\n${role}` : name,
    cssVar: part ? roleMeaning[part.role].cssVar : overlay ? "" : (kind?.cssVar ?? ""),
    width: Math.round(Math.max(name.length, role?.length ?? 0) * fontSizePx * LETTER + 22),
    height: Math.round((role ? 2.25 : 1) * fontSizePx + 14),
    fontSizePx,
    group: node.group,
    rank: data.degrees.get(node.name)?.neighbours ?? 0,
  }
}

/** A folded group: its name, how many are in it, how many relations among them. */
function toGroupBox({ id, label, members, inner, group }: SummaryNode): MapNode {
  const counts = `${members.length.toLocaleString("en")} skills${inner > 0 ? ` · ${inner.toLocaleString("en")} relations` : ""}`
  const name = cut(label)
  const fontSizePx = Math.round((12 + Math.min(8, Math.sqrt(members.length) / 1.5)) * 10) / 10
  return {
    id,
    kind: "group",
    label: `${name}\n${counts}`,
    cssVar: "",
    width: Math.round(Math.max(name.length, counts.length) * fontSizePx * LETTER + 28),
    height: Math.round(2.5 * fontSizePx + 16),
    fontSizePx,
    group: group === null ? null : `folded ${group}`,
    rank: members.length,
  }
}

/** 0 to 1 by name. */
function chooseGrowth({ degrees }: GraphData, { size, sizes }: BuildMapOptions): (name: string) => number {
  if (size === "same") return () => 0
  if (size === "degree") {
    const most = Math.max(1, ...[...degrees.values()].map(({ neighbours }) => neighbours))
    return (name) => Math.sqrt((degrees.get(name)?.neighbours ?? 0) / most)
  }
  const last = Math.max(1, sizes.classes.length - 1)
  const order = new Map(sizes.classes.map(({ key }, index) => [key, index]))
  return (name) => 1 - (order.get(sizes.classOf.get(name)?.key ?? "") ?? last) / last
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, " ")
  return line.length > MAX_LABEL_LENGTH ? `${line.slice(0, MAX_LABEL_LENGTH - 1)}…` : line
}

export interface LayoutOptions {
  layout: GraphLayout
  /** Relation type that a hierarchy follows. */
  along: "depends_on" | "broader"
  known: readonly Position[]
  /** Ids of the edges that a hierarchy follows instead of a type: those of a path. */
  onPath: ReadonlySet<string> | null
  /** Skills of one community hold together where attraction places them. */
  communities: readonly GraphGroup[]
}

/**
 * The question a layout answers. All relation types take part, whatever is switched on: so switching one off moves nothing. Folded
 * groups are placed by what joins them.
 */
export function askLayout(
  graph: SkillGraph,
  view: Pick<GraphPicture, "summary" | "groups">,
  nodes: readonly MapNode[],
  options: LayoutOptions,
): LayoutRequest {
  const inSight = new Set(view.summary.nodes.flatMap(({ members }) => members))
  const folded = new Set(
    view.summary.nodes.flatMap((node) => (node.kind === "group" && node.group !== null ? [node.group] : [])),
  )
  const whole = summarize(graph, {
    groups: view.groups,
    open: new Set(view.groups.map(({ id }) => id).filter((id) => !folded.has(id))),
    kinds: new Set(RELATION_KINDS),
    only: inSight,
  })
  const communityOf = new Map<string, string>(
    options.communities.flatMap((group) => group.members.map((name) => [`node ${name}`, group.id])),
  )
  return {
    layout: options.layout,
    nodes: nodes.map(({ id, width, height, group, rank }) => ({
      id,
      width,
      height,
      rank,
      group: options.layout === "force" ? (communityOf.get(id) ?? group) : group,
    })),
    edges: whole.edges.map((edge) => {
      const { onPath, along } = options
      const isAlong = onPath ? edge.edges.some((id) => onPath.has(id)) : edge.byKind.some(({ kind }) => kind === along)
      // The broader skill stands above the one that names it; what depends stands above what it needs.
      const isTurned = isAlong && !onPath && along === "broader"
      return {
        from: isTurned ? edge.to : edge.from,
        to: isTurned ? edge.from : edge.to,
        isAlong,
        weight: edge.kind === "bundle" ? Math.min(2, 0.5 + edge.count / 20) : edge.kind === "related" ? 0.5 : 1,
      }
    }),
    known: [...options.known],
  }
}

/** What stands out: what the address lights, what is pinned with its neighbours, what the search found. */
export function findEmphasis(
  summary: GraphSummary,
  { lit, pinned, matches }: { lit: GraphPicture["lit"]; pinned: string | null; matches: ReadonlySet<string> | null },
): MapEmphasis {
  const nodeOf = new Map(summary.nodes.flatMap((node) => node.members.map((name) => [name, node.id] as const)))
  const boxes = (names: Iterable<string>) => new Set([...names].flatMap((name) => nodeOf.get(name) ?? []))
  const chosen = findElement(summary, nodeOf, pinned)
  const found = matches === null ? null : boxes(matches)
  const strong = new Set(chosen === null ? [] : [chosen])
  if (chosen !== null) {
    const around = surround(summary, chosen)
    return { lit: around, strong: withLines(summary, strong, chosen), matches: found ?? new Set() }
  }
  if (lit !== null) {
    const names = boxes(lit.names)
    const lines = summary.edges.filter(({ edges }) => edges.some((id) => lit.edges.has(id))).map(({ id }) => id)
    return { lit: new Set([...names, ...lines]), strong, matches: found ?? new Set() }
  }
  if (found !== null) return { lit: found, strong, matches: found }
  return { lit: null, strong, matches: new Set() }
}

/** The box of a skill, or the line of a relation; null: it is not in sight. */
export function findElement(
  summary: GraphSummary,
  nodeOf: ReadonlyMap<string, string>,
  pinned: string | null,
): string | null {
  if (pinned === null) return null
  return nodeOf.get(pinned) ?? summary.edges.find(({ edges }) => edges.includes(pinned))?.id ?? null
}

/** A box with its lines and their other ends; a line with its ends. */
function surround({ edges }: GraphSummary, centre: string): Set<string> {
  const around = new Set([centre])
  for (const { id, from, to } of edges) {
    if (id === centre || from === centre || to === centre) for (const one of [id, from, to]) around.add(one)
  }
  return around
}

/** Beyond this many lines at a pinned box, their words would cover the map. */
const MAX_TOLD_LINES = 12

function withLines({ edges }: GraphSummary, strong: Set<string>, chosen: string | null): ReadonlySet<string> {
  const own = edges.filter(({ from, to }) => from === chosen || to === chosen)
  return own.length > MAX_TOLD_LINES ? strong : new Set([...strong, ...own.map(({ id }) => id)])
}
