"use client"

import { ArrowLeftRight } from "lucide-react"
import { useMemo } from "react"
import { ColumnMenu } from "@/components/data-table/column-menu"
import { DataTable } from "@/components/data-table/data-table"
import { ExportButton } from "@/components/data-table/export-button"
import { ListToolbar } from "@/components/data-table/list-toolbar"
import { useListTable } from "@/components/data-table/use-list-table"
import { useListUrl } from "@/components/data-table/use-list-url"
import { followOnGraph } from "@/components/graph/graph-link"
import { formatPlural } from "@/components/ui/format-count"
import { listPairs } from "@/lib/graph"
import type { GraphData } from "../_lib/graph-data"
import { AroundFocusStrip } from "./around-focus-strip"
import { countRelations } from "./count-words"
import { CountsLine } from "./counts-line"
import { EmptyRows } from "./empty-rows"
import { makePairColumns, PAIR_FACETS } from "./pair-columns"
import { listPairRows, type PairRow } from "./pair-row"
import { useGraphMoves } from "./use-graph-moves"

const getId = (row: PairRow) => row.id

/** Every pair of skills that anything joins: the graph that the vital signs are measured on. */
export function PairsTwin({ data, library }: { data: GraphData; library: string | null }) {
  const { address, hrefOf } = useGraphMoves(library)
  const { focus } = address
  const { graph, slugs, signs } = data
  const pairs = useMemo(() => listPairs(graph), [graph])
  const counts = useMemo(() => countRelations(signs, pairs), [signs, pairs])
  const rows = useMemo(() => listPairRows(pairs), [pairs])
  const items = useMemo(() => rows.filter(({ a, b }) => focus === null || a === focus || b === focus), [rows, focus])
  const columns = useMemo(() => makePairColumns({ library, hrefOf, slugs }), [library, hrefOf, slugs])
  const url = useListUrl(PAIR_FACETS)
  const table = useListTable({ columns, items, getItemId: getId, url, pinned: "a" })
  return (
    <>
      <CountsLine counts={counts} library={library} />
      {focus !== null && (
        <AroundFocusStrip words={`${formatPlural(items.length, "pair")} with`} focus={focus} hrefOf={hrefOf} />
      )}
      <ListToolbar
        table={table}
        url={url}
        noun="pairs"
        total={items.length}
        facets={PAIR_FACETS}
        actions={
          <>
            <ColumnMenu table={table} pinned="a" onChange={url.setCols} />
            <ExportButton table={table} fileName={`${library ?? "library"}-graph-pairs.csv`} />
          </>
        }
      />
      <DataTable
        table={table}
        label="Pairs of the graph"
        keyHint="Up and Down move between pairs, Enter shows what joins the two, Right reaches the actions."
        follow={followOnGraph}
        getHref={({ a, b }) => hrefOf({ view: "skills", from: a, to: b, paths: "all", focus: null })}
        empty={<EmptyRows icon={ArrowLeftRight} noun="pair" url={url} />}
      />
    </>
  )
}
