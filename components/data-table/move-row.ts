/** Where a key leads in a list of rows, or null where it leads nowhere. -1 stands for "no row yet". */
export function moveRow(current: number, key: string, rowCount: number, pageRows: number): number | null {
  if (rowCount === 0) return null
  const clamp = (index: number) => Math.max(0, Math.min(rowCount - 1, index))
  switch (key) {
    case "ArrowDown":
      return clamp(current + 1)
    case "ArrowUp":
      return clamp(current - 1)
    case "PageDown":
      return clamp(Math.max(0, current) + pageRows)
    case "PageUp":
      return clamp(current - pageRows)
    case "Home":
      return 0
    case "End":
      return rowCount - 1
    default:
      return null
  }
}
