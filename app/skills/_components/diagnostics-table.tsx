"use client"

import { ClipboardCheck } from "lucide-react"
import { useMemo } from "react"
import { ColumnMenu } from "@/components/data-table/column-menu"
import { DataTable } from "@/components/data-table/data-table"
import { ExportButton } from "@/components/data-table/export-button"
import { ListToolbar } from "@/components/data-table/list-toolbar"
import { useListTable } from "@/components/data-table/use-list-table"
import { useListUrl } from "@/components/data-table/use-list-url"
import { skillHref } from "@/components/shell/library-href"
import { useLibraryId } from "@/components/shell/use-library-id"
import { EmptyState } from "@/components/ui/empty-state"
import { toneStyle } from "@/components/ui/tone"
import type { Severity } from "@/lib/library"
import type { DiagnosticRow } from "../_lib/list-problems"
import { makeDiagnosticColumns } from "./diagnostic-columns"

const FACETS = ["severity", "code"] as const
const HIDDEN = ["column"] as const

/** Every remark of the reader, one row each. `packedRows` is the JSON of the rows: React sends one text faster than many objects. */
export function DiagnosticsTable({ packedRows, libraryName }: { packedRows: string; libraryName: string }) {
  const library = useLibraryId()
  const rows = useMemo(() => JSON.parse(packedRows) as DiagnosticRow[], [packedRows])
  const columns = useMemo(() => makeDiagnosticColumns(library), [library])
  const url = useListUrl(FACETS)
  const table = useListTable({ columns, items: rows, getItemId, url, hiddenAtFirst: HIDDEN, pinned: "severity" })
  return (
    <>
      <ListToolbar
        table={table}
        url={url}
        noun="diagnostics"
        total={rows.length}
        facets={FACETS}
        actions={
          <>
            <ColumnMenu table={table} pinned="severity" onChange={url.setCols} />
            <ExportButton table={table} fileName={`${libraryName}-diagnostics.csv`} />
          </>
        }
      />
      <DataTable
        table={table}
        label="Diagnostics"
        getHref={(row) => (row.slug === null ? null : skillHref(row.slug, library))}
        getEdge={(row) => edges[row.severity]}
        rowHeightPx={46}
        empty={
          <EmptyState
            icon={ClipboardCheck}
            title={rows.length === 0 ? "Nothing to remark." : "No diagnostic fits these filters."}
          >
            {rows.length === 0
              ? "The reader found no fault in any file of this library."
              : "Clear a filter to see more."}
          </EmptyState>
        }
      />
    </>
  )
}

const getItemId = (row: DiagnosticRow) => row.id
const edges: Record<Severity, string> = {
  error: toneStyle.bad.edge,
  warning: toneStyle.warn.edge,
  info: toneStyle.neutral.edge,
}
