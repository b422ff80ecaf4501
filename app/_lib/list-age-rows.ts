// How long ago the skills were verified, bin by bin, with the list behind each number. Pure.
import type { LibraryFigures } from "./library-figures"
import { AGE_BINS, type AgeBin, ageBinMeaning } from "./verified-age"

export const AGE_STATES = ["fresh", "stale", "unknown"] as const
export type AgeState = (typeof AGE_STATES)[number]

export interface AgeRow {
  bin: AgeBin
  label: string
  short: string
  counts: Readonly<Record<AgeState, number>>
}

/** Every bin, youngest first, "never" last: an empty one is a fact too. */
export function listAgeRows({ ages }: Pick<LibraryFigures, "ages">): AgeRow[] {
  return AGE_BINS.map((bin) => ({
    bin,
    label: ageBinMeaning[bin].label,
    short: ageBinMeaning[bin].short,
    counts: ages[bin],
  }))
}

/** The skills of a bin that are within their author's limit, over it, or were never verified; without the library. */
export function ageHref(bin: AgeBin, state: AgeState): string {
  return `/skills?verified=${bin}&freshness=${state}`
}
