// How the decision graph is painted. A role is told by the strip's edge, its outline and the word on its second line; an
// edge's kind by its word, what it did by its line and its head.
import type { StylesheetJson } from "cytoscape"
import type { DecisionEdge, DecisionNode, DecisionRole } from "./decision-graph-model"
import type { GraphColours } from "./read-graph-colours"

export const NODE_WIDTH = 176
const NODE_HEIGHT = 38
const MAX_LABEL_LENGTH = 24

export const roleWords: Record<DecisionRole, string> = {
  winner: "winner",
  selected: "selected",
  cut: "cut",
  suppressed: "suppressed",
  removed: "removed by a gate",
  "co-loaded": "loaded with it",
  blocked: "not loaded",
  context: "took no part",
}

/** Name on the first line, role (and points) on the second. */
export function labelNode({ id, role, points }: Pick<DecisionNode, "id" | "role" | "points">): string {
  const name = id.length > MAX_LABEL_LENGTH ? `${id.slice(0, MAX_LABEL_LENGTH - 1)}…` : id
  return `${name.replaceAll("\n", " ")}\n${roleWords[role]}${points === null ? "" : ` · ${points}`}`
}

export function labelEdge({ kind, state }: Pick<DecisionEdge, "kind" | "state">): string {
  return state === "declared" ? "" : kind.replaceAll("_", " ")
}

export function buildDecisionStylesheet(colours: GraphColours): StylesheetJson {
  const edgeOf: Record<DecisionRole, string> = {
    winner: colours.accent,
    selected: colours.accent,
    cut: colours["fate-cut"],
    suppressed: colours["fate-suppressed"],
    removed: colours["fate-integrity"],
    "co-loaded": colours["ink-2"],
    blocked: colours["fate-integrity"],
    context: colours.line,
  }
  const roles = Object.entries(edgeOf).map(([role, hue]) => ({
    selector: `node[role = "${role}"]`,
    style: {
      "background-gradient-stop-colors": [hue, hue, role === "winner" ? colours["accent-soft"] : colours.panel],
      "border-color": role === "winner" ? colours.accent : colours["line-strong"],
    },
  }))
  return [
    {
      selector: "node",
      style: {
        shape: "rectangle",
        width: NODE_WIDTH,
        height: NODE_HEIGHT,
        "background-fill": "linear-gradient",
        "background-gradient-direction": "to-right",
        "background-gradient-stop-positions": [0, 2, 2],
        "border-width": 1,
        label: "data(label)",
        color: colours.ink,
        "font-family": colours.fontFamily,
        "font-size": 11,
        "text-wrap": "wrap",
        "text-max-width": `${NODE_WIDTH - 16}px`,
        "text-valign": "center",
        "text-halign": "center",
        "line-height": 1.35,
      },
    },
    ...roles,
    { selector: 'node[role = "winner"]', style: { "border-width": 2, "font-weight": "bold" } },
    { selector: 'node[role = "blocked"], node[role = "removed"]', style: { "border-style": "dashed" } },
    {
      selector: 'node[role = "context"]',
      style: {
        color: colours["ink-3"],
        "background-fill": "solid",
        "background-color": colours.sunken,
        "border-color": colours.line,
      },
    },
    {
      selector: "edge",
      style: {
        "curve-style": "bezier",
        width: 1,
        "line-color": colours["line-strong"],
        "target-arrow-color": colours["line-strong"],
        "target-arrow-shape": "vee",
        "arrow-scale": 0.8,
        label: "data(label)",
        color: colours["ink-2"],
        "font-family": colours.fontFamily,
        "font-size": 10,
        "text-background-color": colours.panel,
        "text-background-opacity": 1,
        "text-background-padding": "2px",
      },
    },
    { selector: 'edge[state = "declared"]', style: { opacity: 0.55, "line-style": "dotted" } },
    {
      selector: 'edge[state = "fired"]',
      style: {
        width: 2,
        "line-color": colours["ink-2"],
        "target-arrow-color": colours["ink-2"],
        "target-arrow-shape": "triangle",
        "z-index": 2,
      },
    },
    {
      selector: 'edge[state = "fired"][kind = "suppresses"]',
      style: {
        "line-color": colours["fate-suppressed"],
        "target-arrow-color": colours["fate-suppressed"],
        "target-arrow-shape": "tee",
      },
    },
    {
      selector: 'edge[state = "blocked"]',
      style: {
        width: 2,
        "line-style": "dashed",
        "line-color": colours["fate-integrity"],
        "target-arrow-color": colours["fate-integrity"],
        "target-arrow-shape": "triangle-cross",
        "z-index": 2,
      },
    },
    {
      selector: ".pointed-at",
      style: {
        "line-color": colours.accent,
        "target-arrow-color": colours.accent,
        "border-color": colours.accent,
        "border-width": 2,
        opacity: 1,
      },
    },
  ]
}
