// How each relation type is drawn on maps and in legends: a line, a head and a hue of its own, so that none is told by hue alone.
import type { RelationKind } from "@/lib/routing"

export interface RelationLine {
  /** CSS variable of its hue. */
  cssVar: string
  line: "solid" | "dashed" | "dotted"
  head: "triangle" | "vee" | "tee" | "chevron" | "circle" | "diamond" | "triangle-cross"
  widthPx: number
}

export const relationLines: Record<RelationKind, RelationLine> = {
  depends_on: { cssVar: "--surface-keyword", line: "solid", head: "triangle", widthPx: 2 },
  verify_with: { cssVar: "--surface-path", line: "dashed", head: "vee", widthPx: 1.25 },
  suppresses: { cssVar: "--fate-suppressed", line: "solid", head: "tee", widthPx: 1.25 },
  broader: { cssVar: "--surface-trigger", line: "solid", head: "chevron", widthPx: 1.5 },
  narrower: { cssVar: "--surface-trigger", line: "dashed", head: "chevron", widthPx: 1.5 },
  related: { cssVar: "--surface-boost", line: "dotted", head: "circle", widthPx: 1 },
  disjoint_with: { cssVar: "--fate-behavior", line: "dashed", head: "triangle-cross", widthPx: 1.5 },
}
