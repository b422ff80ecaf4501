// biome-ignore-all lint/a11y/useSemanticElements: cells of a grid that is one stop for the Tab key; the roles say what they are
"use client"

import { type KeyboardEvent, type MouseEvent, useId, useState } from "react"
import type { Matrix } from "./matrix-model"
import { MatrixRow } from "./matrix-row"
import { CELL_PX, HEAD_HEIGHT_PX, HEAD_WIDTH_PX } from "./matrix-sizes"
import { type CellPlace, moveCell } from "./move-cell"

export interface MatrixGridProps {
  matrix: Matrix
  /** Cell that the keys or the last click chose. */
  active: CellPlace | null
  onActivate: (place: CellPlace) => void
}

/** The square. The row and the column under the pointer, or else of the chosen cell, are marked across it. */
export function MatrixGrid({ matrix, active, onActivate }: MatrixGridProps) {
  const id = useId()
  const [hovered, setHovered] = useState<CellPlace | null>(null)
  const { names } = matrix
  const marked = hovered ?? active

  const hearKey = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return
    const next = active
      ? moveCell(active, event.key, event.ctrlKey, names.length)
      : event.key.startsWith("Arrow") && names.length > 0
        ? { row: 0, column: 0 }
        : null
    if (!next) return
    event.preventDefault()
    onActivate(next)
    document.getElementById(`${id}-${next.row}-${next.column}`)?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }

  return (
    <div
      role="grid"
      aria-label="Relations as a matrix: rows declare, columns are pointed to"
      aria-description="Arrow keys move among the cells; what joins the two skills is told beside the grid."
      aria-rowcount={names.length + 1}
      aria-colcount={names.length + 1}
      aria-activedescendant={active ? `${id}-${active.row}-${active.column}` : undefined}
      tabIndex={0}
      onKeyDown={hearKey}
      onClick={(event) => {
        const place = placeOf(event)
        if (place) onActivate(place)
      }}
      onPointerOver={(event) => setHovered(placeOf(event))}
      onPointerLeave={() => setHovered(null)}
      className="min-h-0 min-w-0 overflow-auto border border-line bg-panel focus-visible:outline-offset-[-2px]"
    >
      <div className="relative w-max">
        {marked && <Marks place={marked} size={names.length} />}
        <div role="row" tabIndex={-1} aria-rowindex={1} className="sticky top-0 z-[2] flex bg-panel">
          <div
            role="columnheader"
            tabIndex={-1}
            className="sticky left-0 z-[1] shrink-0 bg-panel"
            style={{ width: HEAD_WIDTH_PX }}
          >
            <span className="sr-only">Skill that declares</span>
          </div>
          {names.map((name, column) => (
            <div
              key={name}
              role="columnheader"
              tabIndex={-1}
              aria-colindex={column + 2}
              title={name}
              className="flex shrink-0 rotate-180 items-center truncate py-1 text-xs [writing-mode:vertical-rl]"
              style={{ width: CELL_PX, height: HEAD_HEIGHT_PX }}
            >
              <span className="truncate">{name}</span>
            </div>
          ))}
        </div>
        <div role="rowgroup">
          {names.map((name, row) => (
            <MatrixRow
              key={name}
              id={id}
              matrix={matrix}
              row={row}
              activeColumn={active?.row === row ? active.column : null}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Two bands across the square; they let every click through. */
function Marks({ place, size }: { place: CellPlace; size: number }) {
  const length = size * CELL_PX
  return (
    <>
      <span
        aria-hidden
        className="pointer-events-none absolute left-0 bg-accent/15"
        style={{ top: HEAD_HEIGHT_PX + place.row * CELL_PX, height: CELL_PX, width: HEAD_WIDTH_PX + length }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-0 bg-accent/15"
        style={{ left: HEAD_WIDTH_PX + place.column * CELL_PX, width: CELL_PX, height: HEAD_HEIGHT_PX + length }}
      />
    </>
  )
}

function placeOf(event: MouseEvent): CellPlace | null {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null
}
