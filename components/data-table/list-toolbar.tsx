"use client"

import { Search, X } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { formatCount } from "@/components/ui/format-count"
import { IconButton } from "@/components/ui/icon-button"
import { Input } from "@/components/ui/input"
import { FacetFilter } from "./facet-filter"
import type { ListTable } from "./list-features"
import type { ListUrlControl } from "./use-list-url"

export interface ListToolbarProps<Item extends object> {
  table: ListTable<Item>
  url: ListUrlControl
  /** What a row is: "skills". */
  noun: string
  total: number
  /** Facets in sight always. */
  facets: readonly string[]
  /** Facets in sight only while something of them is chosen. */
  quietFacets?: readonly string[]
  /** Column menu, export. */
  actions?: ReactNode
}

const NONE: readonly string[] = []

/** Everything that narrows a list, and how many rows that leaves. */
export function ListToolbar<Item extends object>(props: ListToolbarProps<Item>) {
  const { table, url, noun, total, facets, quietFacets = NONE, actions } = props
  const chosenOf = (id: string) => url.facets[id] ?? NONE
  const shown = [...facets, ...quietFacets.filter((id) => chosenOf(id).length > 0)]
  const isFiltered = url.q !== "" || Object.values(url.facets).some((values) => values.length > 0)
  const left = table.getRowModel().rows.length
  return (
    <div className="grid shrink-0 gap-2">
      <div className="flex min-w-0 items-center gap-x-3">
        <div className="relative min-w-0 max-w-80 grow">
          <Search aria-hidden className="absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2 text-ink-3" />
          <Input
            type="search"
            data-main-field
            value={url.q}
            onChange={(event) => url.setQ(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") url.setQ("")
            }}
            aria-label={`Filter ${noun}`}
            placeholder={`Filter ${noun}`}
            autoComplete="off"
            spellCheck={false}
            className="h-8 pr-8 pl-8"
          />
          {url.q !== "" && (
            <IconButton
              label="Clear the text"
              size="sm"
              className="absolute top-1/2 right-1 -translate-y-1/2"
              onClick={() => url.setQ("")}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        <p role="status" className="tabular whitespace-nowrap font-mono text-ink-3 text-xs">
          {left === total ? formatCount(total) : `${formatCount(left)} of ${formatCount(total)}`}
          <span className="max-sm:sr-only"> {noun}</span>
        </p>
        <div className="ml-auto flex shrink-0 items-center gap-2">{actions}</div>
      </div>
      <fieldset className="flex min-w-0 items-center gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap">
        <legend className="sr-only">Filters</legend>
        {shown.map((id) => (
          <FacetFilter
            key={id}
            table={table}
            columnId={id}
            chosen={chosenOf(id)}
            onChange={(values) => url.setFacet(id, values)}
          />
        ))}
        {isFiltered && (
          <Button size="sm" variant="ghost" onClick={url.clearFilters} className="h-7 pointer-coarse:h-9">
            <X aria-hidden />
            Clear all
          </Button>
        )}
      </fieldset>
    </div>
  )
}
