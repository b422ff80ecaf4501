"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { fateStyle } from "@/components/ui/fate"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { type RouteTrace, words } from "@/lib/routing"
import { keyOf } from "./describe-outcome"
import { EvidenceCell, PathCell } from "./evidence-cell"
import { buildEvidenceMatrix, type MatrixColumn, type MatrixRow } from "./evidence-matrix"
import { ScrollRegion } from "./scroll-region"
import { SkillName } from "./skill-name"

const MAX_COLUMNS = 40
const ROWS_A_STEP = 50

/** Candidates × words of the request. A word that no candidate credits is a hole down the whole table. */
export function EvidenceTable({ trace }: { trace: RouteTrace }) {
  const [maxRows, setMaxRows] = useState(ROWS_A_STEP)
  const matrix = buildEvidenceMatrix(trace, words, { maxColumns: MAX_COLUMNS, maxRows })
  const { columns, rows, hasPaths } = matrix
  return (
    <div>
      <MatrixNotes holes={matrix.holes} hiddenColumns={matrix.hiddenColumns} />
      <ScrollRegion label="Evidence matrix, scrolled" className="max-h-[75vh] overflow-auto border-line border-y">
        <table className="border-separate border-spacing-0 text-xs">
          <caption className="sr-only">Which word of the request earned which candidate what</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className={cn(
                  firstColumn,
                  "top-0 z-20 border-line border-b py-1.5 text-left align-bottom font-normal text-ink-3",
                )}
              >
                Candidate
              </th>
              {columns.map((column) => (
                <ColumnHead key={column.wordIndex} column={column} />
              ))}
              {hasPaths && (
                <th scope="col" className={headCell}>
                  paths
                </th>
              )}
              <th scope="col" className={cn(headCell, "text-right")}>
                points
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <BodyRow
                key={row.candidate.skill}
                row={row}
                columns={columns}
                hasPaths={hasPaths}
                isWinner={row.candidate.skill === trace.winner}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th
                scope="row"
                className={cn(firstColumn, "border-line-strong border-t py-1 text-left font-normal text-ink-3")}
              >
                known to
              </th>
              {columns.map((column) => (
                <FootCell key={column.wordIndex} column={column} />
              ))}
              {hasPaths && <td className="border-line-strong border-t" />}
              <td className="border-line-strong border-t" />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {matrix.hiddenRows > 0 && (
        <Button size="sm" className="mt-2" onClick={() => setMaxRows(maxRows + ROWS_A_STEP)}>
          Show {formatCount(Math.min(ROWS_A_STEP, matrix.hiddenRows))} of{" "}
          {formatPlural(matrix.hiddenRows, "more candidate")}
        </Button>
      )}
    </div>
  )
}

const firstColumn =
  "sticky left-0 z-10 w-40 min-w-40 max-w-40 border-line border-r bg-panel pr-2 pl-3 sm:w-64 sm:min-w-64 sm:max-w-64"
const headCell =
  "sticky top-0 z-10 border-line border-b bg-panel px-2 py-1.5 text-left align-bottom font-normal text-ink-3"
/** A hole in the request: hatched from head to foot. */
const holeGround = "bg-[repeating-linear-gradient(-45deg,var(--sunken)_0_4px,var(--line)_4px_5px)]"

function groundOf({ kind, creditedBy }: MatrixColumn): string {
  if (kind === "token") return creditedBy === 0 ? holeGround : ""
  return "bg-sunken"
}

function MatrixNotes({ holes, hiddenColumns }: { holes: readonly string[]; hiddenColumns: number }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 pb-2 text-ink-2 text-xs">
      <p>
        {holes.length === 0
          ? "Every scored word of the request is known to a candidate."
          : `${formatPlural(holes.length, "word")} ${holes.length === 1 ? "is" : "are"} known to no candidate; ${holes.length === 1 ? "it is" : "they are"} hatched.`}
      </p>
      {hiddenColumns > 0 && (
        <p>
          {formatPlural(hiddenColumns, "word")} of this long request {hiddenColumns === 1 ? "is" : "are"} left out: stop
          words and repeats first, then words without credit.
        </p>
      )}
    </div>
  )
}

function ColumnHead({ column }: { column: MatrixColumn }) {
  const { word, kind } = column
  return (
    <th scope="col" className={cn(headCell, "min-w-16 font-mono", kind === "token" ? "text-ink" : "text-ink-3")}>
      <span className="block max-w-36 truncate" title={word}>
        {word}
      </span>
      {kind !== "token" && (
        <span className="block font-sans text-2xs">{kind === "repeat" ? "repeat" : "not scored"}</span>
      )}
    </th>
  )
}

function FootCell({ column }: { column: MatrixColumn }) {
  const { kind, creditedBy } = column
  return (
    <td className={cn("border-line-strong border-t px-2 py-1 align-top text-2xs text-ink-3", groundOf(column))}>
      {kind !== "token" ? (
        "–"
      ) : creditedBy === 0 ? (
        <span className="block w-16 bg-panel px-1 text-ink-2">no skill knows this word</span>
      ) : (
        <span className="tabular font-mono">{formatCount(creditedBy)}</span>
      )}
    </td>
  )
}

interface BodyRowProps {
  row: MatrixRow
  columns: readonly MatrixColumn[]
  hasPaths: boolean
  isWinner: boolean
}

function BodyRow({ row: { candidate, cells, path }, columns, hasPaths, isWinner }: BodyRowProps) {
  const { icon: FateIcon, label, text } = fateStyle[candidate.fate]
  return (
    <tr>
      <th scope="row" className={cn(firstColumn, "border-line border-b py-1 text-left font-normal")}>
        <span className="flex items-center gap-1.5">
          <span className="tabular w-5 shrink-0 font-mono text-ink-3">{candidate.rank}</span>
          <FateIcon role="img" aria-label={label} className={cn("size-3.5 shrink-0", text)} />
          <SkillName
            skill={candidate.skill}
            className={cn("min-w-0 truncate", isWinner ? "font-semibold text-accent" : "text-ink")}
          />
        </span>
      </th>
      {columns.map((column, index) => (
        <EvidenceCell key={column.wordIndex} cell={cells[index]} className={groundOf(column)} />
      ))}
      {hasPaths && <PathCell signal={path} />}
      <td className="tabular border-line border-b px-2 py-1 text-right font-mono font-semibold">{keyOf(candidate)}</td>
    </tr>
  )
}
