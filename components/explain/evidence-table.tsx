"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { type RouteTrace, words } from "@/lib/routing"
import { EvidenceBodyRow } from "./evidence-body-row"
import { EvidenceColumnFoot, EvidenceColumnHead, firstColumnStyle, headCellStyle } from "./evidence-column"
import { buildEvidenceMatrix } from "./evidence-matrix"
import { ScrollRegion } from "./scroll-region"

const MAX_COLUMNS = 40
const MAX_PLAIN_WORDS = 10
const ROWS_A_STEP = 50

/** Candidates × words of the request. A word that no candidate credits is a hole down the whole table. */
export function EvidenceTable({ trace }: { trace: RouteTrace }) {
  const [maxRows, setMaxRows] = useState(ROWS_A_STEP)
  const { columns, rows, hasPaths, holes, hiddenColumns, hiddenRows } = buildEvidenceMatrix(trace, words, {
    maxColumns: MAX_COLUMNS,
    maxPlainWords: MAX_PLAIN_WORDS,
    maxRows,
  })
  return (
    <div>
      <MatrixNotes holes={holes} hiddenColumns={hiddenColumns} />
      <ScrollRegion label="Evidence matrix, scrolled" className="max-h-[75vh] overflow-auto border-line border-y">
        <table className="border-separate border-spacing-0 text-xs">
          <caption className="sr-only">Which word of the request earned which candidate what</caption>
          <thead>
            <tr>
              <th scope="col" className={cn(headCellStyle, firstColumnStyle, "z-20")}>
                Candidate
              </th>
              {columns.map((column) => (
                <EvidenceColumnHead key={column.wordIndex} column={column} />
              ))}
              {hasPaths && (
                <th scope="col" className={headCellStyle}>
                  paths
                </th>
              )}
              <th scope="col" className={cn(headCellStyle, "text-right")}>
                points
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <EvidenceBodyRow
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
                className={cn(firstColumnStyle, "border-line-strong border-t py-1 text-left font-normal text-ink-3")}
              >
                known to
              </th>
              {columns.map((column) => (
                <EvidenceColumnFoot key={column.wordIndex} column={column} />
              ))}
              {hasPaths && <td className="border-line-strong border-t" />}
              <td className="border-line-strong border-t" />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {hiddenRows > 0 && (
        <Button size="sm" className="mt-2" onClick={() => setMaxRows(maxRows + ROWS_A_STEP)}>
          Show {formatCount(Math.min(ROWS_A_STEP, hiddenRows))} of {formatPlural(hiddenRows, "more candidate")}
        </Button>
      )}
    </div>
  )
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
          {formatPlural(hiddenColumns, "word")} {hiddenColumns === 1 ? "is" : "are"} left out: stop words and repeats,
          and of a very long request words without credit.
        </p>
      )}
    </div>
  )
}
