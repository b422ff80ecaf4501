// From the address to what is drawn: which skills are in sight, folded or not, and which of them are lit. Pure; the map, its status
// line and its list of paths all read this one answer.
import type { GraphAddress } from "@/components/graph/graph-address"
import {
  findGroups,
  findPaths,
  focusOn,
  type GraphGroup,
  type GraphSummary,
  overlayTrace,
  type PathSearch,
  type SkillGraph,
  summarize,
  type TraceOverlay,
} from "@/lib/graph"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import { findMeantFindings, selectBySign } from "../_tables/selection"
import type { GraphData } from "./graph-data"

/** More skills than this at once are drawn as groups that open. */
export const MAX_UNFOLDED = 400

export interface GraphPicture {
  summary: GraphSummary
  /** All groups where the map is folded or laid out by subject; else none. */
  groups: readonly GraphGroup[]
  isFolded: boolean
  /** Names in sight: skills, and ghosts. */
  names: ReadonlySet<string>
  /** Ids of the declared edges behind what is drawn. */
  edges: ReadonlySet<string>
  focus: "none" | "found" | "unknown"
  path: PathSearch | null
  overlay: TraceOverlay | null
  /** What the address lights; null: nothing is lit and nothing dimmed. */
  lit: { names: ReadonlySet<string>; edges: ReadonlySet<string> } | null
}

/** The parts of the address that decide what is in sight and lit: as long as they stay, so does the picture. */
export type SightAddress = Pick<
  GraphAddress,
  "kinds" | "focus" | "depth" | "side" | "from" | "to" | "paths" | "layout" | "open" | "finding" | "sign" | "signKind"
>

export function pickSight(address: GraphAddress): SightAddress {
  const { kinds, focus, depth, side, from, to, paths, layout, open, finding, sign, signKind } = address
  return { kinds, focus, depth, side, from, to, paths, layout, open, finding, sign, signKind }
}

/** `groupsOf` may keep its answers: dividing a large graph takes a moment. */
export function deriveView(
  data: GraphData,
  address: SightAddress,
  groupsOf: (basis: GraphGroup["basis"]) => readonly GraphGroup[] = (basis) => findGroups(data.graph, basis),
): GraphPicture {
  const { graph } = data
  const kinds: ReadonlySet<RelationKind> = new Set(address.kinds)
  const path = readPath(graph, address, kinds)
  const reach =
    address.focus === null || path?.status === "found"
      ? null
      : focusOn(graph, address.focus, { depth: address.depth, side: address.side, kinds })
  const overlay = data.trace === null ? null : overlayTrace(graph, data.trace)
  const onPath = path?.status === "found" ? collectPath(path) : null
  const only = onPath?.names ?? (reach ? new Set(reach.steps.keys()) : null)
  const isLarge = (only?.size ?? graph.nodes.length) > MAX_UNFOLDED
  const isFolded = isLarge && address.open[0] !== ALL_OPEN
  const groups =
    isFolded || address.layout === "subject" ? groupsOf(address.layout === "subject" ? "subject" : "community") : []
  const summary = summarize(graph, {
    groups,
    open: isFolded ? new Set(address.open) : new Set(groups.map(({ id }) => id)),
    kinds,
    ...(only && { only }),
  })
  return {
    summary,
    groups,
    isFolded,
    names: new Set(summary.nodes.flatMap(({ members }) => members)),
    edges: new Set(
      graph.edges
        .filter(({ kind, from, to }) => kinds.has(kind) && (!only || (only.has(from) && only.has(to))))
        .map(({ id }) => id),
    ),
    focus: address.focus === null || path?.status === "found" ? "none" : reach ? "found" : "unknown",
    path,
    overlay,
    lit: onPath ?? findLit(data, address, overlay),
  }
}

/** Stands in `open` for every group, also those to come. */
export const ALL_OPEN = "*"

function readPath(
  graph: SkillGraph,
  { from, to, paths }: SightAddress,
  kinds: ReadonlySet<RelationKind>,
): PathSearch | null {
  return from === null || to === null ? null : findPaths(graph, from, to, { kinds, mode: paths })
}

function collectPath({ paths }: PathSearch): { names: ReadonlySet<string>; edges: ReadonlySet<string> } {
  return {
    names: new Set(paths.flatMap(({ nodes }) => nodes)),
    edges: new Set(paths.flatMap(({ steps }) => steps.flat())),
  }
}

/** A request, a finding or a sign lights what it is about, in this order. */
function findLit(
  { findings, signs }: GraphData,
  { finding, sign, signKind }: SightAddress,
  overlay: TraceOverlay | null,
): GraphPicture["lit"] {
  if (overlay) return { names: new Set(overlay.nodes.keys()), edges: new Set(overlay.edges.keys()) }
  if (finding !== null) {
    const meant = findMeantFindings(findings, finding)
    return {
      names: new Set(meant.flatMap(({ skills }) => skills)),
      edges: new Set(meant.flatMap(({ edges }) => edges)),
    }
  }
  if (sign === null) return null
  const selection = selectBySign(signs, sign, signKind)
  return selection && { names: new Set(selection.names), edges: new Set() }
}

/** Names that hold every word of the text, the best (equal, then beginning with it) first. */
export function findNames(names: Iterable<string>, text: string): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const needle = text.trim().toLowerCase()
  const grade = (name: string) => (name === needle ? 0 : name.startsWith(needle) ? 1 : 2)
  return [...names]
    .filter((name) => words.every((word) => name.toLowerCase().includes(word)))
    .sort((a, b) => grade(a.toLowerCase()) - grade(b.toLowerCase()) || (a < b ? -1 : 1))
}

/** How alike two names must be, as the share of pairs of letters that both hold, to be proposed for each other. */
const MIN_LIKENESS = 0.4

/** Names that a mistyped one may have meant, the most alike first. */
export function findAlike(names: Iterable<string>, text: string): string[] {
  const wanted = listLetterPairs(text)
  const likeness = (name: string) => {
    const pairs = listLetterPairs(name)
    const both = [...wanted].filter((pair) => pairs.has(pair)).length
    return (2 * both) / Math.max(1, wanted.size + pairs.size)
  }
  return [...names]
    .map((name) => ({ name, likeness: likeness(name) }))
    .filter((one) => one.likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name)
}

function listLetterPairs(text: string): Set<string> {
  const letters = [...` ${text.toLowerCase()} `]
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))
}

/** "43 skills and 61 relations in sight; 12 related hidden". */
export function describeSight({ summary, names }: Pick<GraphPicture, "summary" | "names">, graph: SkillGraph): string {
  const ghosts = graph.nodes.filter(({ name, kind }) => kind === "ghost" && names.has(name)).length
  const hidden = RELATION_KINDS.filter((kind) => summary.hidden[kind] > 0).map(
    (kind) => `${format(summary.hidden[kind])} ${kind}`,
  )
  const skills = names.size - ghosts
  return [
    `${format(skills)} ${skills === 1 ? "skill" : "skills"} and ${format(summary.shown)} ${summary.shown === 1 ? "relation" : "relations"} in sight`,
    ...(ghosts > 0 ? [`${format(ghosts)} ${ghosts === 1 ? "name" : "names"} that no skill answers to`] : []),
    ...(hidden.length > 0 ? [`${hidden.join(", ")} hidden`] : []),
  ].join("; ")
}

const format = (count: number) => count.toLocaleString("en")
