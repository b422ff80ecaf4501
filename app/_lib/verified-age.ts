// How long ago skills were last verified, in bins that a maintainer thinks in. Pure; the overview and the skills table read the same.
export const AGE_BINS = ["week", "month", "quarter", "half-year", "year", "older", "never"] as const
export type AgeBin = (typeof AGE_BINS)[number]

/** `short` fits under a narrow bar; `upToDays` is the last day that counts to the bin. */
export const ageBinMeaning: Record<AgeBin, { label: string; short: string; upToDays: number | null }> = {
  week: { label: "Up to 7 days ago", short: "7 d", upToDays: 7 },
  month: { label: "8 to 30 days ago", short: "30 d", upToDays: 30 },
  quarter: { label: "31 to 90 days ago", short: "90 d", upToDays: 90 },
  "half-year": { label: "91 to 180 days ago", short: "180 d", upToDays: 180 },
  year: { label: "181 to 365 days ago", short: "1 y", upToDays: 365 },
  older: { label: "More than a year ago", short: "older", upToDays: null },
  never: { label: "Never verified", short: "never", upToDays: null },
}

/** The bin of an age in days; null: nobody ever verified it. */
export function findAgeBin(daysAgo: number | null): AgeBin {
  if (daysAgo === null) return "never"
  return AGE_BINS.find((bin) => daysAgo <= (ageBinMeaning[bin].upToDays ?? -1)) ?? "older"
}
