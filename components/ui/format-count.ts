const counts = new Intl.NumberFormat("en")

/** 12345 → "12,345". */
export function formatCount(count: number): string {
  return counts.format(count)
}

/** "1 skill", "3 skills", "2 entries". */
export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** A share as whole percent; never 0 % of something, never 100 % of nearly all. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return "–"
  const percent = (part / whole) * 100
  if (part > 0 && percent < 1) return "<1%"
  if (part < whole && percent > 99) return ">99%"
  return `${Math.round(percent)}%`
}
