"use client"

import { createColumnHelper } from "@tanstack/react-table"
import { ClipboardCheck } from "lucide-react"
import Link from "next/link"
import { useMemo } from "react"
import { ColumnMenu } from "@/components/data-table/column-menu"
import { DataTable } from "@/components/data-table/data-table"
import { ExportButton } from "@/components/data-table/export-button"
import type { ListFeatures } from "@/components/data-table/list-features"
import { compareValues, hasAllWords, hasOneOf } from "@/components/data-table/list-filters"
import { ListToolbar } from "@/components/data-table/list-toolbar"
import { SEARCH_COLUMN } from "@/components/data-table/list-url"
import { useListTable } from "@/components/data-table/use-list-table"
import { useListUrl } from "@/components/data-table/use-list-url"
import { skillHref } from "@/components/shell/library-href"
import { useLibraryId } from "@/components/shell/use-library-id"
import { SEVERITIES, SeverityMark, severityMeaning } from "@/components/skill/severity"
import { EmptyState } from "@/components/ui/empty-state"
import { toneStyle } from "@/components/ui/tone"
import type { Severity } from "@/lib/library"
import type { DiagnosticRow } from "../_lib/list-problems"

const helper = createColumnHelper<ListFeatures, DiagnosticRow>()
const FACETS = ["severity", "code"] as const
const HIDDEN = ["column"] as const

const severityLabels = Object.fromEntries(SEVERITIES.map((severity) => [severity, severityMeaning[severity].label]))

function makeColumns(library: string | null) {
  return helper.columns([
    helper.accessor((row): string => row.severity, {
      id: "severity",
      filterFn: (row, id, chosen) => hasOneOf(row.getValue(id), chosen),
      sortFn: (a, b) => SEVERITIES.indexOf(a.original.severity) - SEVERITIES.indexOf(b.original.severity),
      meta: { label: "Severity", widthPx: 96, facetLabels: severityLabels },
      cell: ({ row }) => <SeverityMark severity={row.original.severity} />,
    }),
    helper.accessor("code", {
      id: "code",
      filterFn: (row, id, chosen) => hasOneOf(row.getValue(id), chosen),
      sortFn: (a, b) => compareValues(a.original.code, b.original.code),
      meta: { label: "Kind", widthPx: 190 },
      cell: ({ getValue }) => <span className="truncate font-mono text-xs">{getValue()}</span>,
    }),
    helper.accessor((row) => place(row), {
      id: "file",
      sortFn: (a, b) =>
        compareValues(a.original.file, b.original.file) || compareValues(a.original.line, b.original.line),
      meta: { label: "File and line", widthPx: 280 },
      cell: ({ row: { original } }) => <PlaceCell row={original} library={library} />,
    }),
    helper.accessor("message", {
      id: "message",
      enableSorting: false,
      meta: { label: "What was seen", widthPx: 320, grow: true },
      cell: ({ getValue }) => <TextCell text={getValue()} />,
    }),
    helper.accessor("mend", {
      id: "mend",
      enableSorting: false,
      meta: { label: "What to do", widthPx: 320, grow: true },
      cell: ({ getValue }) => <TextCell text={getValue()} />,
    }),
    helper.accessor((row) => `${row.code} ${row.file} ${row.name ?? ""} ${row.message} ${row.mend}`.toLowerCase(), {
      id: SEARCH_COLUMN,
      filterFn: (row, id, query) => hasAllWords(row.getValue(id), query),
      meta: { label: "Text", widthPx: 0, filterOnly: true },
    }),
  ])
}

/** Every remark of the reader, one row each. `packedRows` is the JSON of the rows: React sends one text faster than many objects. */
export function DiagnosticsTable({ packedRows, libraryName }: { packedRows: string; libraryName: string }) {
  const library = useLibraryId()
  const rows = useMemo(() => JSON.parse(packedRows) as DiagnosticRow[], [packedRows])
  const columns = useMemo(() => makeColumns(library), [library])
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

function place({ file, line, column }: DiagnosticRow): string {
  if (file === "") return "the library"
  return line === null ? file : `${file}:${line}${column === null ? "" : `:${column}`}`
}

function PlaceCell({ row, library }: { row: DiagnosticRow; library: string | null }) {
  const text = place(row)
  return (
    <span className="min-w-0">
      {row.slug !== null && (
        <Link
          href={skillHref(row.slug, library)}
          prefetch={false}
          tabIndex={-1}
          className="block truncate font-medium hover:text-accent hover:underline"
        >
          {row.name}
        </Link>
      )}
      <span className="block truncate font-mono text-2xs text-ink-3" title={text}>
        {text}
      </span>
    </span>
  )
}

/** Two lines at most; the whole of it on hover and in the export. */
function TextCell({ text }: { text: string }) {
  return (
    <span className="line-clamp-2 text-ink-2 text-xs" title={text}>
      {text}
    </span>
  )
}
