"use client"

import { parseAsArrayOf, parseAsString, useQueryStates } from "nuqs"
import { useMemo } from "react"
import type { ListUrl } from "./list-url"

const parseAsList = parseAsArrayOf(parseAsString)

export interface ListUrlControl extends ListUrl {
  setQ: (q: string) => void
  setSort: (sort: string | null) => void
  setCols: (cols: readonly string[] | null) => void
  setFacet: (facet: string, values: readonly string[]) => void
  /** Drops the text and every chosen value; order and columns stay. */
  clearFilters: () => void
}

/** Keeps a list's text, order, columns and chosen values in the address, so that a link shows the same list. */
export function useListUrl(facetIds: readonly string[]): ListUrlControl {
  const parsers = useMemo(
    () => ({
      q: parseAsString.withDefault(""),
      sort: parseAsString,
      cols: parseAsList,
      ...Object.fromEntries(facetIds.map((id) => [id, parseAsList])),
    }),
    [facetIds],
  )
  const [values, setValues] = useQueryStates(parsers, { history: "replace", scroll: false, shallow: true })
  const record: Record<string, unknown> = values
  const facets = Object.fromEntries(facetIds.map((id) => [id, readList(record[id])]))
  return {
    q: values.q,
    sort: values.sort,
    cols: values.cols,
    facets,
    setQ: (q) => void setValues({ q: q === "" ? null : q }),
    setSort: (sort) => void setValues({ sort }),
    setCols: (cols) => void setValues({ cols: cols && [...cols] }),
    setFacet: (facet, chosen) => void setValues({ [facet]: chosen.length > 0 ? [...chosen] : null }),
    clearFilters: () => void setValues({ q: null, ...Object.fromEntries(facetIds.map((id) => [id, null])) }),
  }
}

function readList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : []
}
