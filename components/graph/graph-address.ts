// Everything that a link to the Graph screen says: what other screens link with, and what the screen itself reads and writes.
// Absent means the default; what cannot be read counts as absent.
import {
  createParser,
  createSerializer,
  type inferParserType,
  parseAsArrayOf,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server"
import { libraryHref } from "@/components/shell/library-href"
import { SIGN_NAMES } from "@/lib/graph"
import { EVAL_STATES, RELATION_KINDS, type RelationKind } from "@/lib/routing"

/** `map` is the picture; `skills`, `relations` and `pairs` are its table twin: nodes, declared edges, joined pairs. */
export const GRAPH_VIEWS = ["map", "matrix", "skills", "relations", "pairs", "findings"] as const
export type GraphView = (typeof GRAPH_VIEWS)[number]

export const FOCUS_SIDES = ["both", "uses", "used-by"] as const
export type FocusSide = (typeof FOCUS_SIDES)[number]

export const FOCUS_DEPTHS = [1, 2, 3, 4] as const

export const PATH_MODES = ["shortest", "all"] as const

export const NODE_COLOURS = ["verdict", "subject", "stability", "degree", "project"] as const
export type NodeColour = (typeof NODE_COLOURS)[number]

/** By a closed value a node's size says how good (`verdict`, `stability`) or how crowded (`subject`, `project`) its group is. */
export const NODE_SIZES = ["degree", "same", "verdict", "subject", "stability", "project"] as const
export type NodeSize = (typeof NODE_SIZES)[number]

export const GRAPH_LAYOUTS = ["force", "hierarchy", "concentric", "subject"] as const
export type GraphLayout = (typeof GRAPH_LAYOUTS)[number]

export const HIERARCHY_KINDS = ["depends_on", "broader"] as const

/** `related` is most of the edges of a real library and says the least: it is off until asked for. */
export const KINDS_AT_FIRST: readonly RelationKind[] = RELATION_KINDS.filter((kind) => kind !== "related")

/** Texts that hold anything, joined by commas. The usual list parser reads a literal `%2C` of a text as a comma. */
const parseAsTexts = createParser<string[]>({
  parse: (text) =>
    text === "" ? [] : text.split(",").map((part) => part.replaceAll("%2C", ",").replaceAll("%25", "%")),
  serialize: (texts) => texts.map((text) => text.replaceAll("%", "%25").replaceAll(",", "%2C")).join(","),
  eq: (one, two) => one.length === two.length && one.every((text, index) => text === two[index]),
})

export const graphParsers = {
  view: parseAsStringLiteral(GRAPH_VIEWS).withDefault("map"),
  /** Relation types in sight. */
  kinds: parseAsArrayOf(parseAsStringLiteral(RELATION_KINDS)).withDefault([...KINDS_AT_FIRST]),
  /** Name of the skill in the middle: only what `depth` steps reach is in sight. */
  focus: parseAsString,
  depth: parseAsNumberLiteral(FOCUS_DEPTHS).withDefault(1),
  side: parseAsStringLiteral(FOCUS_SIDES).withDefault("both"),
  /** Names of the ends of a path. */
  from: parseAsString,
  to: parseAsString,
  paths: parseAsStringLiteral(PATH_MODES).withDefault("shortest"),
  /** Text searched for. */
  find: parseAsString.withDefault(""),
  colour: parseAsStringLiteral(NODE_COLOURS).withDefault("subject"),
  size: parseAsStringLiteral(NODE_SIZES).withDefault("degree"),
  layout: parseAsStringLiteral(GRAPH_LAYOUTS).withDefault("force"),
  /** Relation type that the hierarchy follows. */
  along: parseAsStringLiteral(HIERARCHY_KINDS).withDefault("depends_on"),
  /** Pinned skill (its name) or relation (its edge id, which holds `>`). */
  pin: parseAsString,
  /** Ids of the groups that are opened, where the graph is too large to show each skill. */
  open: parseAsTexts.withDefault([]),
  /** Vital sign whose skills are selected; with `signKind` of that relation type alone. */
  sign: parseAsStringLiteral(SIGN_NAMES),
  signKind: parseAsStringLiteral(RELATION_KINDS),
  /** Kind of finding that is selected, or the id of one finding. */
  finding: parseAsString,
  /** A request whose decision is laid over the graph, with its options. */
  ask: parseAsString,
  askProject: parseAsString,
  askPaths: parseAsTexts.withDefault([]),
  askMin: parseAsStringLiteral(EVAL_STATES),
  askMax: parseAsString,
  askToday: parseAsString,
}
export type GraphAddress = inferParserType<typeof graphParsers>

const serialize = createSerializer(graphParsers)

/** A link to the graph, for any screen: only what differs from the defaults is written. */
export function graphHref(address: Partial<GraphAddress>, library: string | null): string {
  return libraryHref(serialize("/graph", address), library)
}
