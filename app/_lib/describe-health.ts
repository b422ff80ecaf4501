import { formatCount, formatPlural } from "@/components/ui/format-count"
import type { LibraryFigures } from "./library-figures"

/** One sentence: how the library stands. */
export function describeHealth({
  total,
  byStatus,
  refused,
}: Pick<LibraryFigures, "total" | "byStatus" | "refused">): string {
  if (total === byStatus.routable && refused === 0) return `All ${formatPlural(total, "skill")} can be routed to.`
  const lost = total - byStatus.routable
  const parts = [`${formatCount(byStatus.routable)} of ${formatPlural(total, "skill")} can be routed to`]
  if (lost > 0) parts.push(`${formatCount(lost)} cannot`)
  if (refused > 0) parts.push(`${formatPlural(refused, "file")} could not be read`)
  return `${parts.join(", ")}.`
}
