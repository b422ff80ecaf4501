import { createColumnHelper } from "@tanstack/react-table"
import type { ListFeatures } from "@/components/data-table/list-features"
import { byKey, compareValues, hasAllWords } from "@/components/data-table/list-filters"
import { SEARCH_COLUMN } from "@/components/data-table/list-url"
import { RELATION_KINDS } from "@/lib/routing"
import { byOrder, labelsOf, oneOf } from "./list-columns"
import { FlagsCell, flagMeaning, ReasonCell, RelationActionsCell, TypeCell } from "./relation-cells"
import type { RelationRow } from "./relation-row"
import { TwinNameCell } from "./skill-twin-cells"
import type { HrefOf } from "./use-graph-moves"

const helper = createColumnHelper<ListFeatures, RelationRow>()
const FIELDS = [...RELATION_KINDS, "boundary", "adjacent"] as const

export interface RelationColumnsContext {
  library: string | null
  hrefOf: HrefOf
  slugs: ReadonlyMap<string, string>
}

/** The columns of the relations table. */
export function makeRelationColumns({ library, hrefOf, slugs }: RelationColumnsContext) {
  const nameCell = (name: string) => <TwinNameCell row={{ name, slug: slugs.get(name) ?? null }} library={library} />
  return helper.columns([
    helper.accessor("from", {
      id: "from",
      sortFn: byKey((row: RelationRow) => row.from.toLowerCase()),
      meta: { label: "From", hint: "The skill that declares it.", widthPx: 190 },
      cell: ({ getValue }) => nameCell(getValue()),
    }),
    helper.display({
      id: "actions",
      meta: { label: "Actions", widthPx: 92, controlsOnly: true },
      cell: ({ row }) => <RelationActionsCell row={row.original} hrefOf={hrefOf} />,
    }),
    helper.accessor((row): string => row.kind, {
      id: "type",
      filterFn: oneOf,
      sortFn: byOrder(RELATION_KINDS, (row) => row.kind),
      meta: {
        label: "Type",
        widthPx: 118,
        facetLabels: Object.fromEntries(RELATION_KINDS.map((kind) => [kind, kind])),
      },
      cell: ({ row: { original } }) => <TypeCell kind={original.kind} field={original.field} />,
    }),
    helper.accessor("to", {
      id: "to",
      sortFn: byKey((row: RelationRow) => row.to.toLowerCase()),
      meta: { label: "To", hint: "The skill that it points to.", widthPx: 190 },
      cell: ({ row: { original } }) =>
        original.dangling ? (
          <span className="truncate text-ink-2 italic" title={`No skill answers to ${original.to}`}>
            {original.to}
          </span>
        ) : (
          nameCell(original.to)
        ),
    }),
    helper.accessor((row): string => row.field, {
      id: "field",
      filterFn: oneOf,
      sortFn: byOrder(FIELDS, (row) => row.field),
      meta: { label: "Written as", hint: "The field of the file; old names act as the new ones.", widthPx: 116 },
      cell: ({ getValue }) => <code className="truncate text-xs">{getValue()}</code>,
    }),
    helper.accessor("authored", {
      id: "authored",
      sortFn: byKey((row: RelationRow) => row.authored.toLowerCase()),
      meta: { label: "Target as written", widthPx: 170 },
      cell: ({ getValue }) => <code className="truncate text-xs">{getValue()}</code>,
    }),
    helper.accessor((row): readonly string[] => row.flags, {
      id: "flag",
      filterFn: oneOf,
      sortFn: byKey((row: RelationRow) => row.flags.join(" ")),
      getUniqueValues: (row) => row.flags,
      meta: {
        label: "Flags",
        hint: "Said from both ends, said again, to itself, or to nobody.",
        widthPx: 150,
        facetLabels: labelsOf(flagMeaning),
      },
      cell: ({ row }) => <FlagsCell flags={row.original.flags} />,
    }),
    helper.accessor("reason", {
      id: "reason",
      enableSorting: false,
      meta: { label: "Reason", hint: "Why, in the author's words.", widthPx: 260, grow: true },
      cell: ({ getValue }) => <ReasonCell reason={getValue()} />,
    }),
    helper.accessor("minVersion", {
      id: "version",
      sortFn: byKey((row: RelationRow) => row.minVersion),
      meta: { label: "Min. version", hint: "Lowest version of the target that is accepted.", widthPx: 104 },
      cell: ({ getValue }) => <code className="truncate text-xs">{getValue()}</code>,
    }),
    helper.accessor("place", {
      id: "place",
      sortFn: (a, b) =>
        compareValues(a.original.file, b.original.file) || compareValues(a.original.line, b.original.line),
      meta: { label: "File and line", widthPx: 230 },
      cell: ({ getValue }) => (
        <span className="truncate font-mono text-2xs text-ink-3" title={getValue()}>
          {getValue()}
        </span>
      ),
    }),
    helper.accessor(
      (row) =>
        `${row.from} ${row.kind} ${row.field} ${row.to} ${row.authored} ${row.reason ?? ""} ${row.file}`.toLowerCase(),
      {
        id: SEARCH_COLUMN,
        filterFn: (row, id, query) => hasAllWords(row.getValue(id), query),
        meta: { label: "Text", widthPx: 0, filterOnly: true },
      },
    ),
  ])
}

export const RELATION_FACETS = ["type", "flag"] as const
/** Facets that links lead to and menus need not always show. */
export const QUIET_RELATION_FACETS = ["field"] as const
export const HIDDEN_RELATION_COLUMNS = ["field", "authored", "version"] as const
