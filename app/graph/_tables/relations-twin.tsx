"use client"

import { Cable } from "lucide-react"
import { useMemo } from "react"
import { ColumnMenu } from "@/components/data-table/column-menu"
import { DataTable } from "@/components/data-table/data-table"
import { ExportButton } from "@/components/data-table/export-button"
import { ListToolbar } from "@/components/data-table/list-toolbar"
import { useListTable } from "@/components/data-table/use-list-table"
import { useListUrl } from "@/components/data-table/use-list-url"
import { followOnGraph } from "@/components/graph/graph-link"
import { listPairs } from "@/lib/graph"
import type { GraphData } from "../_lib/graph-data"
import { countRelations } from "./count-words"
import { CountsLine } from "./counts-line"
import { EmptyRows } from "./empty-rows"
import { showRelationMove } from "./graph-moves"
import {
  HIDDEN_RELATION_COLUMNS,
  makeRelationColumns,
  QUIET_RELATION_FACETS,
  RELATION_FACETS,
} from "./relation-columns"
import { listRelationRows, type RelationRow } from "./relation-row"
import { pickRelations, RelationStrips } from "./relation-strips"
import { useGraphMoves } from "./use-graph-moves"

const ALL_FACETS = [...RELATION_FACETS, ...QUIET_RELATION_FACETS]
const getId = (row: RelationRow) => row.id

/** Every declared relation as a row, with its reason and the place in its file. */
export function RelationsTwin({ data, library }: { data: GraphData; library: string | null }) {
  const { address, hrefOf } = useGraphMoves(library)
  const { graph, slugs, signs } = data
  const counts = useMemo(() => countRelations(signs, listPairs(graph)), [signs, graph])
  const rows = useMemo(() => listRelationRows(graph), [graph])
  const items = useMemo(() => pickRelations(rows, data, address), [rows, data, address])
  const columns = useMemo(() => makeRelationColumns({ library, hrefOf, slugs }), [library, hrefOf, slugs])
  const url = useListUrl(ALL_FACETS)
  const table = useListTable({
    columns,
    items,
    getItemId: getId,
    url,
    hiddenAtFirst: HIDDEN_RELATION_COLUMNS,
    pinned: "from",
  })
  return (
    <>
      <CountsLine counts={counts} library={library} />
      <RelationStrips data={data} address={address} hrefOf={hrefOf} count={items.length} />
      <ListToolbar
        table={table}
        url={url}
        noun="relations"
        total={items.length}
        facets={RELATION_FACETS}
        quietFacets={QUIET_RELATION_FACETS}
        actions={
          <>
            <ColumnMenu table={table} pinned="from" onChange={url.setCols} />
            <ExportButton table={table} fileName={`${library ?? "library"}-graph-relations.csv`} />
          </>
        }
      />
      <DataTable
        table={table}
        label="Relations of the graph"
        keyHint="Up and Down move between relations, Enter shows one in the map, Right reaches its actions."
        follow={followOnGraph}
        getHref={({ id, kind }) => hrefOf(showRelationMove(id, kind))}
        rowHeightPx={44}
        empty={<EmptyRows icon={Cable} noun="relation" url={url} />}
      />
    </>
  )
}
