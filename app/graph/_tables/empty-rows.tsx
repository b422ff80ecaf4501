import type { LucideIcon } from "lucide-react"
import type { ListUrlControl } from "@/components/data-table/use-list-url"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

export interface EmptyRowsProps {
  icon: LucideIcon
  /** What a row is: "skill". */
  noun: string
  url: ListUrlControl
}

/** No row is left: by the filters, by what the address selects, or because there is none. */
export function EmptyRows({ icon, noun, url }: EmptyRowsProps) {
  const isFiltered = url.q !== "" || Object.values(url.facets).some((values) => values.length > 0)
  if (!isFiltered) {
    return (
      <EmptyState icon={icon} title={`There is no ${noun} here.`}>
        What the address selects holds none; without a selection, the library declares none.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={`No ${noun} fits all of these filters.`}
      actions={
        <Button size="sm" onClick={url.clearFilters}>
          Clear all filters
        </Button>
      }
    >
      Each filter must hold; within one filter any of the chosen values is enough.
    </EmptyState>
  )
}
