import {
  columnFacetingFeature,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createSortedRowModel,
  metaHelper,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table"

export interface ListColumnMeta {
  /** Name in the header, in the column menu and in exports. */
  label: string
  /** Least width, pixels. */
  widthPx: number
  /** Takes a share of what is left over. */
  grow?: boolean
  align?: "end"
  /** What the column tells, for its header's tooltip. */
  hint?: string
  /** Never drawn: only there to be filtered by. */
  filterOnly?: boolean
  /** Holds controls, no value: drawn, but left out of exports. */
  controlsOnly?: boolean
  /** Values of a facet in their own order, with their words; others follow by count. */
  facetLabels?: Readonly<Record<string, string>>
}

/** What every list of the product can do. At module scope: a new object at each render would throw all row models away. */
export const listFeatures = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  columnFacetingFeature,
  columnVisibilityFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  columnMeta: metaHelper<ListColumnMeta>(),
})

export type ListFeatures = typeof listFeatures
export type ListTable<Item extends object> = ReactTable<ListFeatures, Item>
