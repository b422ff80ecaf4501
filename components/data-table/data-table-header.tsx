// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which a <table> cannot do; the roles say what it is
"use client"

import type { Header } from "@tanstack/react-table"
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { cn } from "@/components/ui/cn"
import type { ListFeatures, ListTable } from "./list-features"

const sortWords = { asc: "ascending", desc: "descending" } as const
const sortIcons = { asc: ArrowUp, desc: ArrowDown } as const

export interface DataTableHeaderProps<Item extends object> {
  table: ListTable<Item>
  template: string
  heightPx: number
}

export function DataTableHeader<Item extends object>({ table, template, heightPx }: DataTableHeaderProps<Item>) {
  return (
    <div role="rowgroup" className="sticky top-0 z-10 border-line-strong border-b bg-sunken">
      {table.getHeaderGroups().map((group) => (
        <div
          key={group.id}
          role="row"
          tabIndex={-1}
          aria-rowindex={1}
          className="grid border-transparent border-l-3"
          style={{ gridTemplateColumns: template, height: heightPx }}
        >
          {group.headers.map((header, index) => (
            <HeaderCell key={header.id} header={header} isFirst={index === 0} />
          ))}
        </div>
      ))}
    </div>
  )
}

function HeaderCell<Item extends object>({
  header,
  isFirst,
}: {
  header: Header<ListFeatures, Item, unknown>
  isFirst: boolean
}) {
  const { column } = header
  const meta = column.columnDef.meta
  const sorted = column.getIsSorted()
  const Icon = sorted ? sortIcons[sorted] : ChevronsUpDown
  const label = meta?.label ?? column.id
  return (
    <div
      role="columnheader"
      tabIndex={-1}
      aria-sort={sorted ? sortWords[sorted] : undefined}
      title={meta?.hint}
      className={cn(
        "flex min-w-0 items-center px-2 text-xs",
        meta?.align === "end" && "justify-end pr-4",
        isFirst && "sticky left-0 z-10 bg-sunken",
      )}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className="group/sort -mx-1 flex h-6 min-w-0 items-center gap-1 rounded-sm px-1 font-medium text-ink-2 hover:text-ink"
        >
          <span className="truncate">{label}</span>
          <Icon
            aria-hidden
            className={cn(
              "size-3 shrink-0",
              sorted ? "text-accent" : "text-ink-3 opacity-0 group-hover/sort:opacity-100",
            )}
          />
        </button>
      ) : (
        <span className="truncate font-medium text-ink-2">{label}</span>
      )}
    </div>
  )
}
