import type { ColumnFiltersState, SortingState } from "@tanstack/react-table"

/** The state of a list as its address holds it. */
export interface ListUrl {
  q: string
  /** Column id, `-` in front for descending; null for the order of the data. */
  sort: string | null
  /** The columns in sight, in any order; null for the list's own choice. */
  cols: readonly string[] | null
  /** Chosen values by facet. */
  facets: Readonly<Record<string, readonly string[]>>
}

/** Id of the column that the text filter searches. */
export const SEARCH_COLUMN = "search"

export function toSorting(sort: string | null): SortingState {
  if (!sort) return []
  return sort.startsWith("-") ? [{ id: sort.slice(1), desc: true }] : [{ id: sort, desc: false }]
}

export function fromSorting(sorting: SortingState): string | null {
  const first = sorting[0]
  return first ? `${first.desc ? "-" : ""}${first.id}` : null
}

export function toColumnFilters({ q, facets }: Pick<ListUrl, "q" | "facets">): ColumnFiltersState {
  const filters: ColumnFiltersState = Object.entries(facets)
    .filter(([, values]) => values.length > 0)
    .map(([id, value]) => ({ id, value }))
  if (q.trim() !== "") filters.push({ id: SEARCH_COLUMN, value: q.trim() })
  return filters
}

/** Which columns are hidden: those not asked for, where the address asks; else those the list hides at first. */
export function toColumnVisibility(
  cols: readonly string[] | null,
  columns: readonly { id: string; filterOnly: boolean; hiddenAtFirst: boolean; pinned: boolean }[],
): Record<string, boolean> {
  return Object.fromEntries(
    columns.map(({ id, filterOnly, hiddenAtFirst, pinned }) => [
      id,
      !filterOnly && (pinned || (cols ? cols.includes(id) : !hiddenAtFirst)),
    ]),
  )
}
