// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which a <table> cannot do; the roles say what it is
"use client"

import type { Row } from "@tanstack/react-table"
import { cn } from "@/components/ui/cn"
import type { ListFeatures, ListTable } from "./list-features"

export interface DataTableRowProps<Item extends object> {
  id: string
  row: Row<ListFeatures, Item>
  table: ListTable<Item>
  /** 1-based, the header being 1. */
  rowIndex: number
  topPx: number
  heightPx: number
  template: string
  edge: string | undefined
  isActive: boolean
}

/** One strip: a coloured edge, cells on a hairline. The first cell stays in sight when the table scrolls sideways. */
export function DataTableRow<Item extends object>(props: DataTableRowProps<Item>) {
  const { id, row, table, rowIndex, topPx, heightPx, template, edge, isActive } = props
  return (
    <div
      id={id}
      role="row"
      tabIndex={-1}
      aria-rowindex={rowIndex}
      data-active={isActive || undefined}
      className={cn(
        "group/row absolute top-0 left-0 grid w-full items-stretch border-line border-b border-l-3 bg-panel hover:bg-sunken",
        "focus-within:bg-accent-soft group-focus-visible/grid:data-active:bg-accent-soft",
        edge ?? "border-l-transparent",
      )}
      style={{ gridTemplateColumns: template, height: heightPx, transform: `translateY(${topPx}px)` }}
    >
      {row.getVisibleCells().map((cell, index) => (
        <div
          key={cell.id}
          role="gridcell"
          tabIndex={-1}
          className={cn(
            "flex min-w-0 items-center overflow-hidden px-2",
            cell.column.columnDef.meta?.align === "end" && "justify-end pr-4",
            index === 0 &&
              "sticky left-0 z-[1] bg-panel group-focus-within/row:bg-accent-soft group-hover/row:bg-sunken group-focus-visible/grid:group-data-active/row:bg-accent-soft",
          )}
        >
          <table.FlexRender cell={cell} />
        </div>
      ))}
    </div>
  )
}
