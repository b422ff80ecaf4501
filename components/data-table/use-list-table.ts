"use client"

import { type ColumnDef, functionalUpdate, useTable } from "@tanstack/react-table"
import { useDeferredValue, useMemo } from "react"
import { type ListFeatures, type ListTable, listFeatures } from "./list-features"
import { fromSorting, toColumnFilters, toColumnVisibility, toSorting } from "./list-url"
import type { ListUrlControl } from "./use-list-url"

// biome-ignore lint/suspicious/noExplicitAny: columns of one list hold values of many types, as in TanStack's own signature
type AnyValue = any

export interface ListTableOptions<Item extends object> {
  columns: ColumnDef<ListFeatures, Item, AnyValue>[]
  items: readonly Item[]
  getItemId: (item: Item) => string
  url: ListUrlControl
  /** Columns that are hidden until asked for. */
  hiddenAtFirst?: readonly string[]
  /** The column that always shows. */
  pinned: string
}

const NO_COLUMNS: readonly string[] = []

/** A table whose order, filters and columns are those of the address. Typing stays smooth: rows follow when there is time. */
export function useListTable<Item extends object>({
  columns,
  items,
  getItemId,
  url,
  hiddenAtFirst = NO_COLUMNS,
  pinned,
}: ListTableOptions<Item>): ListTable<Item> {
  const { q, facets, sort, cols } = useDeferredValue(
    useStable({ q: url.q, facets: url.facets, sort: url.sort, cols: url.cols }),
  )
  const state = useMemo(
    () => ({
      sorting: toSorting(sort),
      columnFilters: toColumnFilters({ q, facets }),
      columnVisibility: toColumnVisibility(
        cols,
        columns.map((column) => ({
          id: column.id ?? "",
          filterOnly: column.meta?.filterOnly ?? false,
          hiddenAtFirst: hiddenAtFirst.includes(column.id ?? ""),
          pinned: column.id === pinned,
        })),
      ),
    }),
    [q, facets, sort, cols, columns, hiddenAtFirst, pinned],
  )
  return useTable<ListFeatures, Item>({
    features: listFeatures,
    columns,
    data: items,
    getRowId: getItemId,
    state,
    onSortingChange: (updater) => url.setSort(fromSorting(functionalUpdate(updater, state.sorting))),
    enableMultiSort: false,
    sortDescFirst: false,
  })
}

/** The same object as long as it says the same: the address is read anew at each render. */
function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the value
  return useMemo(() => value, [text])
}
