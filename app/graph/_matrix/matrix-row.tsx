// biome-ignore-all lint/a11y/useSemanticElements: cells of a grid that is one stop for the Tab key; the roles say what they are
import { memo } from "react"
import { cn } from "@/components/ui/cn"
import { KindGlyph } from "./kind-glyph"
import type { Matrix } from "./matrix-model"
import { CELL_PX, HEAD_WIDTH_PX } from "./matrix-sizes"

export interface MatrixRowProps {
  id: string
  matrix: Matrix
  row: number
  /** Column that the keys are on; null: another row. */
  activeColumn: number | null
}

/** All that one skill declares. Drawn anew only when the keys come to it or leave it. */
export const MatrixRow = memo(function MatrixRow({ id, matrix, row, activeColumn }: MatrixRowProps) {
  const { names, cells } = matrix
  const from = names[row] ?? ""
  return (
    <div role="row" tabIndex={-1} aria-rowindex={row + 2} className="flex" style={{ height: CELL_PX }}>
      <div
        role="rowheader"
        tabIndex={-1}
        title={from}
        className="sticky left-0 z-[1] shrink-0 truncate bg-panel px-2 text-right text-xs leading-5"
        style={{ width: HEAD_WIDTH_PX }}
      >
        {from}
      </div>
      {names.map((to, column) => {
        const cell = cells.get(row * names.length + column)
        const isActive = column === activeColumn
        return (
          <div
            key={to}
            id={`${id}-${row}-${column}`}
            role="gridcell"
            tabIndex={-1}
            data-row={row}
            data-column={column}
            aria-selected={isActive}
            aria-colindex={column + 2}
            aria-label={cell || isActive ? `${from} to ${to}: ${cell?.kinds.join(", ") ?? "no relation"}` : undefined}
            className={cn(
              "shrink-0 border-line border-t border-l last:border-r",
              row === column && "bg-sunken",
              isActive && "z-[1] outline-2 outline-focus",
            )}
            style={{ width: CELL_PX }}
          >
            {cell && <KindGlyph kinds={cell.kinds} />}
          </div>
        )
      })}
    </div>
  )
})
