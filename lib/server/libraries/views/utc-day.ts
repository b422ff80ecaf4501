/** Today's ISO day in UTC: what a door fills in where a caller names no day. The one place here that looks at the clock. */
export function utcDay(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10)
}
