export interface CellPlace {
  row: number
  column: number
}

const PAGE_ROWS = 10

/** Where a key leads in a square of `size` cells a side, or null where it leads nowhere. */
export function moveCell({ row, column }: CellPlace, key: string, withCtrl: boolean, size: number): CellPlace | null {
  if (size === 0) return null
  const last = size - 1
  const clamp = (value: number) => Math.max(0, Math.min(last, value))
  switch (key) {
    case "ArrowUp":
      return { row: clamp(row - 1), column }
    case "ArrowDown":
      return { row: clamp(row + 1), column }
    case "ArrowLeft":
      return { row, column: clamp(column - 1) }
    case "ArrowRight":
      return { row, column: clamp(column + 1) }
    case "PageUp":
      return { row: clamp(row - PAGE_ROWS), column }
    case "PageDown":
      return { row: clamp(row + PAGE_ROWS), column }
    case "Home":
      return withCtrl ? { row: 0, column: 0 } : { row, column: 0 }
    case "End":
      return withCtrl ? { row: last, column: last } : { row, column: last }
    default:
      return null
  }
}
