import type { ListColumnMeta } from "./list-features"

/** Widths as a grid template: fixed ones as they are, growing ones share what is left. */
export function layOutColumns(columns: readonly Pick<ListColumnMeta, "widthPx" | "grow">[]): {
  template: string
  minWidthPx: number
} {
  return {
    template: columns.map(({ widthPx, grow }) => (grow ? `minmax(${widthPx}px, 1fr)` : `${widthPx}px`)).join(" "),
    minWidthPx: columns.reduce((sum, { widthPx }) => sum + widthPx, 0),
  }
}
