import { createColumnHelper } from "@tanstack/react-table"
import { ArrowLeftRight, Crosshair } from "lucide-react"
import type { ListFeatures } from "@/components/data-table/list-features"
import { byKey, hasAllWords } from "@/components/data-table/list-filters"
import { SEARCH_COLUMN } from "@/components/data-table/list-url"
import { CountCell } from "@/components/skill/table-cells"
import { RELATION_KINDS } from "@/lib/routing"
import { focusMove, pathToMove, showSkillMove } from "./graph-moves"
import { oneOf } from "./list-columns"
import { arrowOf, type PairRow } from "./pair-row"
import { RowLink, RowMenu } from "./row-menu"
import { TwinNameCell } from "./skill-twin-cells"
import type { HrefOf } from "./use-graph-moves"

const helper = createColumnHelper<ListFeatures, PairRow>()
const kindLabels = Object.fromEntries(RELATION_KINDS.map((kind) => [kind, kind]))

export interface PairColumnsContext {
  library: string | null
  hrefOf: HrefOf
  slugs: ReadonlyMap<string, string>
}

/** The columns of the pairs table. */
export function makePairColumns({ library, hrefOf, slugs }: PairColumnsContext) {
  const nameCell = (name: string) => <TwinNameCell row={{ name, slug: slugs.get(name) ?? null }} library={library} />
  return helper.columns([
    helper.accessor("a", {
      id: "a",
      sortFn: byKey((row: PairRow) => row.a.toLowerCase()),
      meta: { label: "Skill", widthPx: 220, grow: true },
      cell: ({ getValue }) => nameCell(getValue()),
    }),
    helper.display({
      id: "actions",
      meta: { label: "Actions", widthPx: 92, controlsOnly: true },
      cell: ({ row }) => <PairActionsCell row={row.original} hrefOf={hrefOf} />,
    }),
    helper.accessor("words", {
      id: "types",
      sortFn: byKey((row: PairRow) => row.words),
      meta: { label: "Types", hint: "With the direction in which each is declared.", widthPx: 300 },
      cell: ({ row }) => <TypesCell row={row.original} />,
    }),
    helper.accessor("b", {
      id: "b",
      sortFn: byKey((row: PairRow) => row.b.toLowerCase()),
      meta: { label: "Other skill", widthPx: 220, grow: true },
      cell: ({ getValue }) => nameCell(getValue()),
    }),
    helper.accessor((row): readonly string[] => row.reciprocal, {
      id: "reciprocal",
      filterFn: oneOf,
      sortFn: byKey((row: PairRow) => (row.isReciprocal ? 0 : 1)),
      getUniqueValues: (row) => row.reciprocal,
      meta: {
        label: "From both ends",
        hint: "Each of the two declares something about the other.",
        widthPx: 132,
        facetLabels: { any: "Any type", ...kindLabels },
      },
      cell: ({ row: { original } }) => (
        <span className="text-ink-2 text-xs">{original.isReciprocal ? "Yes" : "No"}</span>
      ),
    }),
    helper.accessor("declared", {
      id: "declared",
      sortFn: byKey((row: PairRow) => row.declared),
      sortDescFirst: true,
      meta: { label: "Declared", hint: "Declared relations behind the pair.", widthPx: 92, align: "end" },
      cell: ({ getValue }) => <CountCell count={getValue()} />,
    }),
    helper.accessor((row): readonly string[] => row.types, {
      id: "type",
      filterFn: oneOf,
      getUniqueValues: (row) => row.types,
      meta: { label: "Type", widthPx: 0, filterOnly: true, facetLabels: kindLabels },
    }),
    helper.accessor((row) => `${row.a} ${row.b} ${row.words}`.toLowerCase(), {
      id: SEARCH_COLUMN,
      filterFn: (row, id, query) => hasAllWords(row.getValue(id), query),
      meta: { label: "Text", widthPx: 0, filterOnly: true },
    }),
  ])
}

function TypesCell({ row: { kinds, words } }: { row: PairRow }) {
  return (
    <span className="flex min-w-0 gap-x-3 overflow-hidden whitespace-nowrap text-xs" title={words}>
      {kinds.map((kind) => (
        <code key={kind.kind}>
          {kind.kind} <span className="text-ink-3">{arrowOf(kind)}</span>
        </code>
      ))}
    </span>
  )
}

function PairActionsCell({ row: { a, b }, hrefOf }: { row: PairRow; hrefOf: HrefOf }) {
  const focus = (name: string) => hrefOf({ ...focusMove(name), view: "skills" })
  const paths = hrefOf({ ...pathToMove(b), from: a, view: "skills", paths: "all" })
  return (
    <span className="flex items-center">
      <RowLink href={focus(a)} label={`Focus on ${a}`}>
        <Crosshair aria-hidden />
      </RowLink>
      <RowLink href={paths} label={`Paths between ${a} and ${b}`}>
        <ArrowLeftRight aria-hidden />
      </RowLink>
      <RowMenu
        label={`More about ${a} and ${b}`}
        items={[
          { label: `Focus on ${a}`, href: focus(a) },
          { label: `Focus on ${b}`, href: focus(b) },
          { label: "Paths between the two", href: paths },
          { label: `Show ${a} in the map`, href: hrefOf(showSkillMove(a)) },
          { label: `Show ${b} in the map`, href: hrefOf(showSkillMove(b)) },
        ]}
      />
    </span>
  )
}

export const PAIR_FACETS = ["type", "reciprocal"] as const
