import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import type { MatrixColumn } from "./evidence-matrix"

export const firstColumnStyle =
  "sticky left-0 z-10 w-40 min-w-40 max-w-40 border-line border-r bg-panel pr-2 pl-3 sm:w-56 sm:min-w-56 sm:max-w-56"
export const headCellStyle =
  "sticky top-0 z-10 border-line border-b bg-panel px-2 py-1.5 text-left align-bottom font-normal text-ink-3"

/** A word that no candidate knows is hatched from head to foot; a word that is never scored is sunken. */
export function groundOf({ kind, creditedBy }: MatrixColumn): string {
  if (kind !== "token") return "bg-sunken"
  return creditedBy === 0 ? "bg-[repeating-linear-gradient(-45deg,var(--sunken)_0_3px,var(--line-strong)_3px_4px)]" : ""
}

export function EvidenceColumnHead({ column: { word, kind } }: { column: MatrixColumn }) {
  return (
    <th scope="col" className={cn(headCellStyle, "min-w-16 font-mono", kind === "token" ? "text-ink" : "text-ink-3")}>
      <span className="block max-w-36 truncate" title={word}>
        {word}
      </span>
      {kind !== "token" && (
        <span className="block font-sans text-2xs">{kind === "repeat" ? "repeat" : "unscored"}</span>
      )}
    </th>
  )
}

export function EvidenceColumnFoot({ column }: { column: MatrixColumn }) {
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
