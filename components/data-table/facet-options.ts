export interface FacetOption {
  value: string
  label: string
  count: number
}

/**
 * What a facet offers: values with known words in their own order, then the others, most frequent first. Chosen values stay,
 * also where nothing matches them now: they must be seen to be taken back.
 */
export function listFacetOptions(
  counts: ReadonlyMap<unknown, number>,
  chosen: readonly string[],
  labels: Readonly<Record<string, string>> = {},
): FacetOption[] {
  const values = new Set<string>(Object.keys(labels))
  const byCount = [...counts.keys()].filter((value) => typeof value === "string")
  byCount.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))
  for (const value of [...byCount, ...chosen]) values.add(value)
  return [...values]
    .map((value) => ({ value, label: labels[value] ?? value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
}
