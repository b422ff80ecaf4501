// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which a <table> cannot do; the roles say what it is
"use client"

import { useVirtualizer } from "@tanstack/react-virtual"
import { useRouter } from "next/navigation"
import { type ReactNode, useId, useRef } from "react"
import { cn } from "@/components/ui/cn"
import { DataTableHeader } from "./data-table-header"
import { DataTableRow } from "./data-table-row"
import { layOutColumns } from "./lay-out-columns"
import type { ListTable } from "./list-features"
import { keepOffset, readOffset } from "./scroll-memory"
import { useGridKeys } from "./use-grid-keys"

export interface DataTableProps<Item extends object> {
  table: ListTable<Item>
  /** Accessible name. */
  label: string
  /** The page of a row: Enter opens it. */
  getHref?: (item: Item) => string | null
  /** Goes to a row's page by other means than the router, and tells whether it did. */
  follow?: (href: string) => boolean
  /** Class of the coloured left edge. */
  getEdge?: (item: Item) => string
  /** What the keys do here, for assistive tools. */
  keyHint?: string
  /** Shown where no row is left. */
  empty: ReactNode
  rowHeightPx?: number
  className?: string
}

const HEADER_HEIGHT_PX = 32
/** What the first paint assumes before the window is measured, so that the server draws rows too. */
const FIRST_RECT = { width: 1200, height: 900 }

/**
 * Rows as a grid: only those in sight are drawn, so that 80,000 are no slower than 80. One stop for the Tab key; arrows,
 * Page, Home and End move, Enter opens, Right enters the controls of a row (see `rowAction`).
 */
export function DataTable<Item extends object>({
  table,
  label,
  getHref,
  follow,
  getEdge,
  keyHint,
  empty,
  rowHeightPx = 32,
  className,
}: DataTableProps<Item>) {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const rows = table.getRowModel().rows
  const columns = table.getVisibleLeafColumns()
  const layout = layOutColumns(columns.map((column) => column.columnDef.meta ?? { widthPx: 100 }))
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    scrollPaddingStart: HEADER_HEIGHT_PX,
    initialRect: FIRST_RECT,
    initialOffset: () => readOffset(label),
    onChange: (instance) => keepOffset(label, instance.scrollOffset ?? 0),
  })

  const { active, onKeyDown, onFocus } = useGridKeys({
    id,
    rowCount: rows.length,
    countPageRows: () =>
      Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 600) - HEADER_HEIGHT_PX) / rowHeightPx) - 1),
    open: (index) => {
      const row = rows[index]
      const href = row ? getHref?.(row.original) : null
      if (href && !follow?.(href)) router.push(href)
      return Boolean(href)
    },
    show: (index) => virtualizer.scrollToIndex(index),
  })

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-description={keyHint}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={active >= 0 && active < rows.length ? `${id}-${active}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className={cn(
        "group/grid relative min-h-0 overflow-auto border border-line bg-panel focus-visible:outline-offset-[-2px]",
        className,
      )}
    >
      <div style={{ minWidth: layout.minWidthPx }}>
        <DataTableHeader table={table} template={layout.template} heightPx={HEADER_HEIGHT_PX} />
        {rows.length === 0 ? (
          <div role="row" tabIndex={-1}>
            <div
              role="gridcell"
              tabIndex={-1}
              aria-colspan={columns.length}
              className="sticky left-0 max-w-[100cqw] p-4"
            >
              {empty}
            </div>
          </div>
        ) : (
          <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index]
              if (!row) return null
              return (
                <DataTableRow
                  key={row.id}
                  id={`${id}-${item.index}`}
                  row={row}
                  table={table}
                  rowIndex={item.index + 2}
                  topPx={item.start}
                  heightPx={rowHeightPx}
                  template={layout.template}
                  edge={getEdge?.(row.original)}
                  isActive={item.index === active}
                />
              )
            })}
          </div>
        )}
      </div>
    </div>
  )
}
