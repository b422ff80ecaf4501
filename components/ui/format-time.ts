const UNITS = [
  ["year", 31_536_000_000],
  ["month", 2_592_000_000],
  ["week", 604_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" })

/** "3 days ago", "in 2 hours", "just now" (under a minute either way). */
export function formatRelativeTime(timeMs: number, nowMs: number): string {
  const differenceMs = timeMs - nowMs
  for (const [unit, unitMs] of UNITS) {
    if (Math.abs(differenceMs) >= unitMs) return relative.format(Math.trunc(differenceMs / unitMs), unit)
  }
  return "just now"
}

/** An ISO day stays a day; a timestamp is shown to the second, in UTC. */
export function formatExactTime(iso: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso
  const time = new Date(iso)
  return Number.isNaN(time.getTime()) ? iso : `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`
}
