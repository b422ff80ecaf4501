import { freshnessMeaning } from "@/components/skill/freshness"
import type { StackedBarPart } from "@/components/ui/stacked-bar"
import type { Tone } from "@/components/ui/tone"
import { evalStateMeaning, type VerdictAxis, verdictMeanings } from "@/components/ui/verdict"
import type { LibraryFigures } from "./library-figures"

const ORDER: readonly Tone[] = ["good", "accent", "neutral", "warn", "bad", "unverified"]

/** The values of one axis as parts of a bar: good ones first, unverified last, each leading to its skills. */
export function listVerdictParts(figures: LibraryFigures, axis: VerdictAxis): StackedBarPart[] {
  return listParts(verdictMeanings[axis], figures.verdicts[axis], axis)
}

export function listEvalParts(figures: LibraryFigures): StackedBarPart[] {
  return listParts(evalStateMeaning, figures.evalStates, "eval")
}

export function listFreshnessParts(figures: LibraryFigures): StackedBarPart[] {
  return listParts(freshnessMeaning, figures.freshness, "freshness")
}

function listParts(
  meanings: Readonly<Record<string, { label: string; tone: Tone }>>,
  counts: Readonly<Record<string, number>>,
  facet: string,
): StackedBarPart[] {
  return Object.entries(meanings)
    .map(([value, { label, tone }]) => ({
      key: value,
      label,
      tone,
      count: counts[value] ?? 0,
      href: `/skills?${facet}=${value}`,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => ORDER.indexOf(a.tone) - ORDER.indexOf(b.tone))
}
