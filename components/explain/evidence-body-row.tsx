import { cn } from "@/components/ui/cn"
import { fateStyle } from "@/components/ui/fate"
import { keyOf } from "./describe-outcome"
import { EvidenceCell, PathCell } from "./evidence-cell"
import { firstColumnStyle, groundOf } from "./evidence-column"
import type { MatrixColumn, MatrixRow } from "./evidence-matrix"
import { SkillName } from "./skill-name"

export interface EvidenceBodyRowProps {
  row: MatrixRow
  columns: readonly MatrixColumn[]
  hasPaths: boolean
  isWinner: boolean
}

/** One candidate's row of the matrix. */
export function EvidenceBodyRow({
  row: { candidate, cells, path },
  columns,
  hasPaths,
  isWinner,
}: EvidenceBodyRowProps) {
  const { icon: FateIcon, label, text } = fateStyle[candidate.fate]
  return (
    <tr>
      <th scope="row" className={cn(firstColumnStyle, "border-line border-b py-1 text-left font-normal")}>
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
