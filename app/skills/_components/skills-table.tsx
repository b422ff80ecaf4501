"use client"

import { Rows3 } from "lucide-react"
import { useMemo } from "react"
import { ColumnMenu } from "@/components/data-table/column-menu"
import { DataTable } from "@/components/data-table/data-table"
import { ExportButton } from "@/components/data-table/export-button"
import { ListToolbar } from "@/components/data-table/list-toolbar"
import { useListTable } from "@/components/data-table/use-list-table"
import { useListUrl } from "@/components/data-table/use-list-url"
import { skillHref } from "@/components/shell/library-href"
import { useLibraryId } from "@/components/shell/use-library-id"
import { statusMeaning } from "@/components/skill/status"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { Skeleton } from "@/components/ui/skeleton"
import { useIsInBrowser } from "@/components/ui/use-is-in-browser"
import { unpackSkillRows } from "../_lib/pack-rows"
import type { SkillRow } from "../_lib/skill-row"
import { HIDDEN_AT_FIRST, makeSkillColumns, QUIET_SKILL_FACETS, SKILL_FACETS } from "./skill-columns"

const ALL_FACETS = [...SKILL_FACETS, ...QUIET_SKILL_FACETS]
const getSlug = (row: SkillRow) => row.slug
const getEdge = (row: SkillRow) => statusMeaning[row.status].edge

/** Larger tables are drawn by the browser alone: building all rows on the server too would double the wait. */
const MAX_CHARS_ON_SERVER = 1_000_000

export interface SkillsTableProps {
  /** From `packSkillRows`. */
  packedRows: string
  libraryName: string
}

/** Every loaded skill as a strip. */
export function SkillsTable(props: SkillsTableProps) {
  const isInBrowser = useIsInBrowser()
  return isInBrowser || props.packedRows.length <= MAX_CHARS_ON_SERVER ? <FilledTable {...props} /> : <WaitingTable />
}

function WaitingTable() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <p role="status" className="text-ink-3 text-sm">
        Laying out a large table…
      </p>
      <Skeleton className="h-8 w-80 max-w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

function FilledTable({ packedRows, libraryName }: SkillsTableProps) {
  const library = useLibraryId()
  const rows = useMemo(() => unpackSkillRows(packedRows), [packedRows])
  const columns = useMemo(() => makeSkillColumns(library), [library])
  const url = useListUrl(ALL_FACETS)
  const table = useListTable({
    columns,
    items: rows,
    getItemId: getSlug,
    url,
    hiddenAtFirst: HIDDEN_AT_FIRST,
    pinned: "name",
  })
  return (
    <>
      <ListToolbar
        table={table}
        url={url}
        noun="skills"
        total={rows.length}
        facets={SKILL_FACETS}
        quietFacets={QUIET_SKILL_FACETS}
        actions={
          <>
            <ColumnMenu table={table} pinned="name" onChange={url.setCols} />
            <ExportButton table={table} fileName={`${libraryName}-skills.csv`} />
          </>
        }
      />
      <DataTable
        table={table}
        label="Skills"
        getHref={(row) => skillHref(row.slug, library)}
        getEdge={getEdge}
        empty={
          <EmptyState
            icon={Rows3}
            title="No skill fits all of these filters."
            actions={
              <Button size="sm" onClick={url.clearFilters}>
                Clear all filters
              </Button>
            }
          >
            Each filter must hold; within one filter any of the chosen values is enough.
          </EmptyState>
        }
      />
    </>
  )
}
