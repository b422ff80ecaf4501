// Controls inside the rows of a grid that is one stop for the Tab key: Right enters them, Left and Escape lead back.

/** Marks a control of a row that the arrow keys reach. Give it `tabIndex={-1}` too. */
export const rowAction = { "data-row-action": "" } as const

/** Where a key leads from a control of a row or, with none, from the row itself; null where it leads nowhere. */
export function moveAmongActions(current: number, key: string, actionCount: number): number | "row" | null {
  if (actionCount === 0) return null
  switch (key) {
    case "ArrowRight":
      return Math.min(actionCount - 1, current + 1)
    case "ArrowLeft":
      if (current < 0) return null
      return current === 0 ? "row" : current - 1
    case "Escape":
    case "ArrowUp":
    case "ArrowDown":
      return current < 0 ? null : "row"
    default:
      return null
  }
}

export function listRowActions(row: Element | null): HTMLElement[] {
  return row ? [...row.querySelectorAll<HTMLElement>("[data-row-action]")] : []
}
