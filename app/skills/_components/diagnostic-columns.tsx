import { createColumnHelper } from "@tanstack/react-table"
import Link from "next/link"
import type { ListFeatures } from "@/components/data-table/list-features"
import { compareValues, hasAllWords, hasOneOf } from "@/components/data-table/list-filters"
import { SEARCH_COLUMN } from "@/components/data-table/list-url"
import { skillHref } from "@/components/shell/library-href"
import { SEVERITIES, SeverityMark, severityMeaning } from "@/components/skill/severity"
import type { DiagnosticRow } from "../_lib/list-problems"

const helper = createColumnHelper<ListFeatures, DiagnosticRow>()
const severityLabels = Object.fromEntries(SEVERITIES.map((severity) => [severity, severityMeaning[severity].label]))

/** The columns of the diagnostics table. `library` keeps the links in the library of the address. */
export function makeDiagnosticColumns(library: string | null) {
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
        compareValues(a.original.file, b.original.file) ||
        compareValues(a.original.root, b.original.root) ||
        compareValues(a.original.line, b.original.line),
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

function place({ file, root, line, column }: DiagnosticRow): string {
  if (file === "") return "the library"
  const where = line === null ? file : `${file}:${line}${column === null ? "" : `:${column}`}`
  return root === 0 ? where : `${where} (folder ${root + 1})`
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
