// What the columns of the three tables have in common.
import type { Row } from "@tanstack/react-table"
import type { ListFeatures } from "@/components/data-table/list-features"
import { byKey, hasOneOf } from "@/components/data-table/list-filters"

/** Filters by the chosen values of a facet. */
export function oneOf<Item extends object>(row: Row<ListFeatures, Item>, id: string, chosen: unknown): boolean {
  return hasOneOf(row.getValue(id), chosen)
}

/** Sorts by the place of a value in a list of all of them. */
export function byOrder<Item extends object>(order: readonly string[], read: (item: Item) => string) {
  return byKey((item: Item) => order.indexOf(read(item)))
}

/** The words of a closed set's values, for a facet. */
export function labelsOf(meanings: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(meanings).map(([value, { label }]) => [value, label]))
}
