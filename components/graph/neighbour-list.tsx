import Link from "next/link"
import { relationWords } from "@/components/skill/relation-words"
import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import type { RelationKind } from "@/lib/routing"
import { ROW_PX } from "./neighbour-lines"
import type { NeighbourColumn, NeighbourRow } from "./place-neighbours"

export interface NeighbourListProps {
  column: NeighbourColumn
  direction: "in" | "out"
  label: string
  hrefOf: (slug: string) => string
  /** Where those that had no room are shown. */
  moreHrefOf: (kind: RelationKind) => string
}

/** One side of a small picture of relations: rows of one height, which its lines lead to. */
export function NeighbourList({ column, direction, label, hrefOf, moreHrefOf }: NeighbourListProps) {
  return (
    <ul aria-label={label} className="min-w-0">
      {column.rows.map((row) => (
        <li
          key={`${row.type} ${row.kind} ${row.type === "neighbour" ? row.name : ""}`}
          className={cn(
            "flex min-w-0 items-center px-1.5 text-sm",
            direction === "in" && "md:justify-end",
            row.type === "heading" && "items-end pb-0.5 text-ink-3 text-xs",
          )}
          style={{ height: ROW_PX }}
        >
          <RowContent row={row} direction={direction} hrefOf={hrefOf} moreHrefOf={moreHrefOf} />
        </li>
      ))}
    </ul>
  )
}

function RowContent({
  row,
  direction,
  hrefOf,
  moreHrefOf,
}: { row: NeighbourRow } & Pick<NeighbourListProps, "direction" | "hrefOf" | "moreHrefOf">) {
  switch (row.type) {
    case "heading":
      return (
        <span className="truncate" title={relationWords[row.kind].hint}>
          {relationWords[row.kind][direction]} <span className="tabular font-mono">{formatCount(row.count)}</span>
        </span>
      )
    case "more":
      return (
        <Link
          href={moreHrefOf(row.kind)}
          prefetch={false}
          className="inline-flex min-h-6 items-center truncate text-accent text-xs underline underline-offset-2"
        >
          +{formatCount(row.count)} more<span className="sr-only"> of {row.kind}</span>
        </Link>
      )
    case "neighbour":
      return row.slug === null ? (
        <span className="flex min-w-0 items-baseline gap-2" title={row.name}>
          <span className="truncate border-line-strong border-b border-dashed">{row.name}</span>
          <span className="shrink-0 text-2xs text-warn">no such skill</span>
        </span>
      ) : (
        <Link
          href={hrefOf(row.slug)}
          prefetch={false}
          title={[row.name, ...row.reasons].join(": ")}
          className="inline-flex min-h-6 min-w-0 items-center font-medium hover:text-accent hover:underline focus-visible:-outline-offset-2"
        >
          <span className="truncate">{row.name}</span>
        </Link>
      )
  }
}
