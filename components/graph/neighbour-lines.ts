// The lines of a small picture of one skill's relations: from a point of the skill in the middle, one for each relation type, to
// the rows of a column beside or below it. Pure.
import type { RelationKind } from "@/lib/routing"
import type { NeighbourColumn } from "./place-neighbours"

export const ROW_PX = 28
/** Between the points where the lines of two types meet the middle. */
export const PORT_PX = 14
export const BESIDE_WIDTH_PX = 88

/** Wide enough for a trunk for each type. */
export function stackedWidthPx({ kinds }: NeighbourColumn): number {
  return 40 + kinds.length * TRUNK_PX
}

/** Between the trunks of two types, so that their heads stand apart. */
const TRUNK_PX = 11

export interface NeighbourLine {
  kind: RelationKind
  d: string
  /** Where it points to. */
  head: { x: number; y: number; turnDegrees: 0 | 90 }
}

/** Lets the line end where the head begins, so that dashes do not show through it. */
const HEAD_PX = 7

/** Height of the box in the middle. */
export function middleHeightPx({ in: incoming, out }: Record<"in" | "out", NeighbourColumn>): number {
  return Math.max(44, Math.max(incoming.kinds.length, out.kinds.length) * PORT_PX + 12)
}

/** Curves in a strip as high as the picture, with the column at its side and the middle at the other; both are centred. */
export function linesBeside(column: NeighbourColumn, direction: "in" | "out", heightPx: number): NeighbourLine[] {
  const top = (heightPx - column.rows.length * ROW_PX) / 2
  return linesOf(column, (kind, row) => {
    const port = heightPx / 2 + (column.kinds.indexOf(kind) - (column.kinds.length - 1) / 2) * PORT_PX
    const y = top + (row + 0.5) * ROW_PX
    const middle = BESIDE_WIDTH_PX / 2
    if (direction === "out") {
      const end = BESIDE_WIDTH_PX - HEAD_PX
      return {
        d: `M0 ${port} C${middle} ${port} ${middle} ${y} ${end} ${y}`,
        head: { x: BESIDE_WIDTH_PX, y, turnDegrees: 0 },
      }
    }
    // Drawn from the shared end, so that the dashes of lines that run together coincide.
    const start = BESIDE_WIDTH_PX - HEAD_PX
    return {
      d: `M${start} ${port} C${middle} ${port} ${middle} ${y} 0 ${y}`,
      head: { x: BESIDE_WIDTH_PX, y: port, turnDegrees: 0 },
    }
  })
}

/** Elbows in a strip left of the column, which lies above the middle (`in`) or below it (`out`). */
export function linesStacked(column: NeighbourColumn, direction: "in" | "out"): NeighbourLine[] {
  const heightPx = column.rows.length * ROW_PX
  const widthPx = stackedWidthPx(column)
  const bend = 8
  return linesOf(column, (kind, row) => {
    const x = 8 + column.kinds.indexOf(kind) * TRUNK_PX
    const y = (row + 0.5) * ROW_PX
    if (direction === "out") {
      const end = widthPx - HEAD_PX
      return {
        d: `M${x} 0 V${y - bend} Q${x} ${y} ${x + bend} ${y} H${end}`,
        head: { x: widthPx, y, turnDegrees: 0 },
      }
    }
    return {
      d: `M${x} ${heightPx - HEAD_PX} V${y + bend} Q${x} ${y} ${x + bend} ${y} H${widthPx}`,
      head: { x, y: heightPx, turnDegrees: 90 },
    }
  })
}

function linesOf(
  { rows }: NeighbourColumn,
  place: (kind: RelationKind, row: number) => Omit<NeighbourLine, "kind">,
): NeighbourLine[] {
  return rows.flatMap(({ type, kind }, row) => (type === "heading" ? [] : [{ kind, ...place(kind, row) }]))
}
