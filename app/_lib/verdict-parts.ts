import { freshnessMeaning } from "@/components/skill/freshness"
import { SEVERITIES, severityMeaning } from "@/components/skill/severity"
import type { StackedBarPart } from "@/components/ui/stacked-bar"
import type { Tone } from "@/components/ui/tone"
import { evalStateMeaning, type VerdictAxis, verdictMeanings } from "@/components/ui/verdict"
import { routingEvalMeaning, winStateMeaning } from "./case-words"
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

export function listWinParts(figures: LibraryFigures): StackedBarPart[] {
  return listParts(winStateMeaning, figures.winStates, "won")
}

export function listRoutingEvalParts(figures: LibraryFigures): StackedBarPart[] {
  return listParts(routingEvalMeaning, figures.routingEvals, "routing-eval")
}

/** Diagnostics rather than skills: how many of each severity. */
export function listSeverityParts(figures: LibraryFigures): StackedBarPart[] {
  return SEVERITIES.map((severity) => ({
    key: severity,
    label: `${severityMeaning[severity].label}s`,
    tone: severityMeaning[severity].tone,
    count: figures.diagnostics.bySeverity[severity],
    href: `/skills?view=diagnostics&severity=${severity}`,
  })).filter(({ count }) => count > 0)
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
