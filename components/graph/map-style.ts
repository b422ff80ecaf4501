// How a map of the library is painted. A box is a strip with a coloured edge; a line's type is told by hue, dashes and head.
import type { StylesheetJson } from "cytoscape"
import { RELATION_KINDS } from "@/lib/routing"
import { relationLines } from "./relation-style"

/** Every CSS variable that a box or a line may take its hue from: canvases cannot read variables by themselves. */
export const MAP_HUES = [
  "--surface-trigger",
  "--surface-keyword",
  "--surface-substring",
  "--surface-path",
  "--surface-boost",
  "--fate-suppressed",
  "--fate-integrity",
  "--fate-behavior",
  "--fate-quality",
  "--verdict-good",
  "--verdict-warn",
  "--verdict-bad",
  "--verdict-unverified",
  "--accent",
  "--fate-cut",
  "--ink-2",
] as const

const GROUND = ["--panel", "--paper", "--sunken", "--ink", "--ink-3", "--line", "--line-strong"] as const

export type MapColours = Record<(typeof MAP_HUES)[number] | (typeof GROUND)[number], string> & { fontFamily: string }

export function readMapColours(element: Element): MapColours {
  const style = getComputedStyle(element)
  const colours = Object.fromEntries(
    [...MAP_HUES, ...GROUND].map((name) => [name, style.getPropertyValue(name).trim()]),
  )
  return {
    ...(colours as Record<(typeof MAP_HUES)[number] | (typeof GROUND)[number], string>),
    fontFamily: style.fontFamily,
  }
}

/** `hasCurves`: parallel lines bow apart; costly where there are thousands. */
export function buildMapStylesheet(colours: MapColours, hasCurves: boolean): StylesheetJson {
  return [
    {
      selector: "node",
      style: {
        shape: "rectangle",
        width: "data(width)",
        height: "data(height)",
        "background-fill": "linear-gradient",
        "background-gradient-direction": "to-right",
        "background-gradient-stop-positions": [0, 3, 3],
        "background-gradient-stop-colors": [colours["--line-strong"], colours["--line-strong"], colours["--panel"]],
        "border-width": 1,
        "border-color": colours["--line-strong"],
        label: "data(label)",
        color: colours["--ink"],
        "font-family": colours.fontFamily,
        "font-size": "data(fontSizePx)",
        "min-zoomed-font-size": 5,
        "text-wrap": "wrap",
        "text-max-width": "1000px",
        "text-valign": "center",
        "text-halign": "center",
        "line-height": 1.25,
      },
    },
    ...MAP_HUES.map((hue) => ({
      selector: `node[hue = "${hue}"]`,
      style: { "background-gradient-stop-colors": [colours[hue], colours[hue], colours["--panel"]] },
    })),
    {
      selector: 'node[kind = "ghost"]',
      style: { "border-style": "dashed", color: colours["--ink-2"] },
    },
    {
      selector: 'node[kind = "group"]',
      style: {
        shape: "round-rectangle",
        "border-width": 2,
        "border-color": colours["--ink-3"],
        "background-fill": "solid",
        "background-color": colours["--sunken"],
        "font-weight": "bold",
      },
    },
    {
      selector: 'node[kind = "district"]',
      style: {
        "background-fill": "solid",
        "background-color": colours["--sunken"],
        "border-width": 1,
        "border-color": colours["--line"],
        "text-valign": "top",
        "text-margin-y": 24,
        color: colours["--ink-2"],
        "font-weight": "bold",
        "z-index": 0,
        events: "no",
      },
    },
    {
      selector: 'node[kind = "title"]',
      style: {
        "background-opacity": 0,
        "border-width": 0,
        color: colours["--ink-3"],
        "text-opacity": 0.75,
        "font-weight": "bold",
        "z-index": 0,
        events: "no",
      },
    },
    {
      selector: "edge",
      style: {
        "curve-style": hasCurves ? "bezier" : "straight",
        "control-point-step-size": 26,
        width: 1,
        "line-color": colours["--line-strong"],
        "target-arrow-color": colours["--line-strong"],
        "target-arrow-shape": "vee",
        "arrow-scale": 0.8,
        opacity: 0.75,
        "z-index": 1,
        color: colours["--ink-2"],
        "font-family": colours.fontFamily,
        "font-size": 10,
        "text-background-color": colours["--panel"],
        "text-background-opacity": 1,
        "text-background-padding": "2px",
      },
    },
    ...RELATION_KINDS.map((kind) => {
      const { cssVar, line, head, widthPx } = relationLines[kind]
      const hue = colours[cssVar as keyof MapColours]
      return {
        selector: `edge[kind = "${kind}"]`,
        style: {
          width: widthPx,
          "line-color": hue,
          "line-style": line,
          "target-arrow-shape": head,
          "target-arrow-color": hue,
        },
      }
    }),
    {
      selector: 'edge[kind = "bundle"]',
      style: {
        width: "mapData(count, 1, 80, 1, 9)",
        "line-color": colours["--line-strong"],
        "target-arrow-shape": "none",
        label: "data(count)",
        "curve-style": "straight",
      },
    },
    { selector: 'edge[state = "fired"]', style: { width: 3, label: "data(label)" } },
    {
      selector: 'edge[state = "blocked"]',
      style: {
        width: 2.5,
        "line-style": "dashed",
        "line-color": colours["--fate-integrity"],
        "target-arrow-color": colours["--fate-integrity"],
        "target-arrow-shape": "triangle-cross",
        label: "data(label)",
      },
    },
    { selector: ".off", style: { display: "none" } },
    { selector: "node.dim", style: { opacity: 0.18 } },
    { selector: "edge.dim", style: { opacity: 0.07 } },
    { selector: 'node[kind = "district"].dim', style: { opacity: 0.6 } },
    { selector: "edge.lit", style: { opacity: 1, "z-index": 3 } },
    { selector: "node.lit", style: { "z-index": 5 } },
    { selector: "node.match", style: { "border-color": colours["--accent"], "border-width": 2.5, "z-index": 6 } },
    {
      selector: "node.strong",
      style: {
        "border-color": colours["--accent"],
        "border-width": 3,
        "font-weight": "bold",
        "z-index": 7,
      },
    },
    { selector: "node.pointed-at", style: { "border-color": colours["--accent"], "border-width": 2.5 } },
    { selector: "edge.pointed-at", style: { opacity: 1, width: 2.5, label: "data(label)", "z-index": 8 } },
    { selector: "edge.near", style: { opacity: 1, "z-index": 4 } },
    { selector: "edge.strong", style: { label: "data(label)", width: 2.5, opacity: 1, "z-index": 6 } },
  ]
}
