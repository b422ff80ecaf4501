// Dashes and heads of relation lines as SVG draws them: in legends and small pictures.
import type { RelationLine } from "./relation-style"

export const LINE_DASHES: Record<RelationLine["line"], string | undefined> = {
  solid: undefined,
  dashed: "5 3",
  dotted: "1.5 2.5",
}

/** Paths that point to the right; each ends at (29, 5). */
export const LINE_HEADS: Record<RelationLine["head"], string> = {
  triangle: "M22 1.5 L29 5 L22 8.5 Z",
  vee: "M22 1.5 L29 5 L22 8.5 L24.5 5 Z",
  tee: "M26 1 V9",
  chevron: "M22 1.5 L28 5 L22 8.5",
  circle: "M23 5 a2.5 2.5 0 1 0 5 0 a2.5 2.5 0 1 0 -5 0",
  diamond: "M21 5 L25 2 L29 5 L25 8 Z",
  "triangle-cross": "M22 1.5 L29 5 L22 8.5 Z M19 1 V9",
}

/** Heads that are strokes alone. */
export const OPEN_HEADS: ReadonlySet<RelationLine["head"]> = new Set(["tee", "chevron"])
