// The second half of the answer to "is it healthy?": what is ill although every skill can be routed to. Pure.
import { formatPlural } from "@/components/ui/format-count"
import type { VitalSigns } from "@/lib/graph"
import type { LibraryFigures } from "./library-figures"

/** One sentence; what was not checked is not called well. */
export function describeConcerns(
  { winStates, freshness, diagnostics }: Pick<LibraryFigures, "winStates" | "freshness" | "diagnostics">,
  { signs }: Pick<VitalSigns, "signs">,
): string {
  const ill = signs.filter(({ band }) => band === "ill").length
  const errors = diagnostics.bySeverity.error
  const concerns = [
    ...(winStates.lost > 0 ? [`${formatPlural(winStates.lost, "skill loses", "skills lose")} own requests`] : []),
    ...(ill > 0 ? [`${ill} of ${formatPlural(signs.length, "vital sign")} ill`] : []),
    ...(freshness.stale > 0 ? [`${formatPlural(freshness.stale, "skill")} overdue for a check`] : []),
    ...(errors > 0 ? [formatPlural(errors, "error")] : []),
  ]
  return concerns.length === 0 ? "Nothing that was checked is ill." : `To look at: ${concerns.join(", ")}.`
}
