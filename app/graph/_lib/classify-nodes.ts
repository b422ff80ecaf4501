// Sorts the skills of a map into the classes that its colours (or sizes) stand for. Pure; the legend and the picture read the same.
import type { NodeColour } from "@/components/graph/graph-address"
import type { GraphNode } from "@/lib/graph"
import type { GraphData } from "./graph-data"

export interface NodeClass {
  key: string
  label: string
  /** What the class means, where its label does not say it all. */
  hint: string | null
  /** CSS variable of its hue. */
  cssVar: string
  /** A sign of its own, so that no class is told by hue alone. */
  mark: string
  /** Skills of the whole library in it. */
  count: number
}

export interface Classification {
  /** In the order of the legend; only classes that have members. */
  classes: NodeClass[]
  classOf: ReadonlyMap<string, NodeClass>
}

const HUES = [
  "--surface-keyword",
  "--fate-suppressed",
  "--surface-path",
  "--surface-trigger",
  "--fate-behavior",
  "--surface-substring",
  "--fate-integrity",
  "--fate-quality",
] as const
const MARKS = ["●", "■", "▲", "◆", "▼", "★", "◐", "✚"] as const
const REST = { cssVar: "--surface-boost", mark: "○" } as const
const GHOST: Kind = {
  key: "ghost",
  label: "no such skill",
  hint: "A name that a relation points to and no skill answers to.",
  cssVar: "--fate-integrity",
  mark: "?",
}

type Kind = Omit<NodeClass, "count">

export function classifyNodes(data: Pick<GraphData, "graph" | "statuses" | "degrees">, by: NodeColour): Classification {
  const kindOf = chooseKinds(data, by)
  const order: Kind[] = []
  const counts = new Map<string, number>()
  const keyOf = new Map<string, string>()
  for (const node of data.graph.nodes) {
    const kind = node.kind === "ghost" ? GHOST : kindOf.of(node)
    if (!counts.has(kind.key)) order.push(kind)
    counts.set(kind.key, (counts.get(kind.key) ?? 0) + 1)
    keyOf.set(node.name, kind.key)
  }
  const position = (kind: Kind) => (kind === GHOST ? Infinity : kindOf.order.indexOf(kind.key))
  const classes = order
    .sort((a, b) => position(a) - position(b))
    .map((kind): NodeClass => ({ ...kind, count: counts.get(kind.key) ?? 0 }))
  const byKey = new Map(classes.map((one) => [one.key, one]))
  return {
    classes,
    classOf: new Map(
      [...keyOf].flatMap(([name, key]) => {
        const found = byKey.get(key)
        return found ? [[name, found] as const] : []
      }),
    ),
  }
}

interface Kinds {
  of: (node: GraphNode) => Kind
  /** Keys in the order of the legend. */
  order: readonly string[]
}

function chooseKinds(
  { graph, statuses, degrees }: Pick<GraphData, "graph" | "statuses" | "degrees">,
  by: NodeColour,
): Kinds {
  switch (by) {
    case "verdict":
      return {
        of: (node) => VERDICTS[judge(node, statuses.get(node.name) === "blocked")],
        order: Object.keys(VERDICTS),
      }
    case "degree":
      return { of: ({ name }) => bandOf(degrees.get(name)?.neighbours ?? 0), order: DEGREES.map(({ key }) => key) }
    case "subject":
      return rankValues(graph.nodes, ({ subject }) => subject, "no subject")
    case "stability":
      return rankValues(graph.nodes, ({ stability }) => stability, "no stability noted")
    case "project":
      return rankValues(graph.nodes, ({ project }) => project[0] ?? null, "fits every project")
  }
}

/** A failing grade that blocks nothing (any more: it lapsed) is no pass either. */
const GRADES_TO_MEND: ReadonlySet<string> = new Set(["MIXED", "HARMFUL", "REDUNDANT", "FALSE_POSITIVE"])

type Judgement = "removed" | "warned" | "checked" | "unverified"

/** The four axes stay apart: only what the gate does with them today, and the two that say whether somebody looked at all. */
function judge(node: GraphNode, isBlocked: boolean): Judgement {
  if (isBlocked) return "removed"
  if (
    node.structuralVerdict === "PASS_WITH_FIXES" ||
    node.truthVerdict === "DRIFT" ||
    GRADES_TO_MEND.has(node.applicationVerdict ?? "")
  )
    return "warned"
  return node.structuralVerdict === "PASS" && node.truthVerdict === "PASS" ? "checked" : "unverified"
}

const VERDICTS: Record<Judgement, Kind> = {
  removed: {
    key: "removed",
    label: "removed by the verdict gate",
    hint: "A failing verdict takes it out of every request today.",
    cssVar: "--verdict-bad",
    mark: "■",
  },
  warned: {
    key: "warned",
    label: "let through, with fixes due",
    hint: "Structural PASS_WITH_FIXES, truth DRIFT, or application MIXED or failing by a grade that lapsed.",
    cssVar: "--verdict-warn",
    mark: "▲",
  },
  checked: {
    key: "checked",
    label: "structure and truth pass",
    hint: "Both axes that say whether it holds were checked and pass.",
    cssVar: "--verdict-good",
    mark: "●",
  },
  unverified: {
    key: "unverified",
    label: "not verified",
    hint: "Nobody checked its structure, its truth or both: neither good nor bad.",
    cssVar: "--verdict-unverified",
    mark: "○",
  },
}

const DEGREES: readonly (Kind & { upTo: number })[] = [
  {
    upTo: 1,
    key: "0-1",
    label: "0 or 1 neighbour",
    hint: "An orphan, or one edit from it.",
    cssVar: "--fate-integrity",
    mark: "○",
  },
  { upTo: 5, key: "2-5", label: "2 to 5", hint: null, cssVar: "--surface-substring", mark: "▲" },
  { upTo: 15, key: "6-15", label: "6 to 15", hint: null, cssVar: "--surface-keyword", mark: "●" },
  {
    upTo: Infinity,
    key: "16+",
    label: "more than 15",
    hint: "A hub: perhaps too broad.",
    cssVar: "--fate-suppressed",
    mark: "◆",
  },
]

function bandOf(degree: number): Kind {
  const band = DEGREES.find(({ upTo }) => degree <= upTo) ?? DEGREES[0]
  // The list is not empty and its last band is open upwards.
  if (!band) throw new Error("There are no degree bands.")
  const { upTo: _, ...kind } = band
  return kind
}

/** The most frequent values get a hue each, the rest share one. */
function rankValues(nodes: readonly GraphNode[], read: (node: GraphNode) => string | null, none: string): Kinds {
  const counts = new Map<string, number>()
  for (const node of nodes) {
    const value = node.kind === "ghost" ? null : read(node)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value)
  const kinds = new Map(
    ranked.slice(0, HUES.length).map((value, index): [string, Kind] => [
      value,
      {
        key: `value ${value}`,
        label: value,
        hint: null,
        cssVar: HUES[index] ?? REST.cssVar,
        mark: MARKS[index] ?? REST.mark,
      },
    ]),
  )
  const others: Kind = {
    key: "others",
    label: `${ranked.length - HUES.length} more`,
    hint: ranked.slice(HUES.length).join(", "),
    ...REST,
  }
  const without: Kind = { key: "none", label: none, hint: null, ...REST, mark: "·" }
  return {
    of: (node) => {
      const value = read(node)
      return value === null ? without : (kinds.get(value) ?? others)
    },
    order: [...[...kinds.values()].map(({ key }) => key), others.key, without.key],
  }
}
