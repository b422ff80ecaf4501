// Where days stand on a line from the first to the last of them. Pure.
import { formatIsoDay, isoDay } from "@/lib/routing"

export interface LineDay {
  label: string
  /** ISO day. */
  day: string
}
export interface PlacedDay extends LineDay {
  /** 0..100 from the left. */
  percent: number
  isToday: boolean
  /** Whole days from today, negative for the past. */
  daysFromToday: number
}

/** The days in their order, `today` among them, with room at both ends; null where one cannot be read. */
export function placeDays(days: readonly LineDay[], today: string): PlacedDay[] | null {
  const numbers = [...days, { label: "today", day: today }].map((entry) => ({ ...entry, number: isoDay(entry.day) }))
  const known = numbers.flatMap(({ label, number }) => (number === null ? [] : [{ label, number }]))
  const todayNumber = isoDay(today)
  if (known.length < numbers.length || todayNumber === null) return null
  const first = Math.min(...known.map(({ number }) => number))
  const last = Math.max(...known.map(({ number }) => number))
  const padding = Math.max(1, (last - first) * 0.08)
  const span = last - first + 2 * padding
  return known
    .map(({ label, number }) => ({
      label,
      day: formatIsoDay(number),
      percent: Math.round(((number - first + padding) / span) * 1000) / 10,
      isToday: label === "today",
      daysFromToday: number - todayNumber,
    }))
    .sort((a, b) => a.percent - b.percent)
}

/** The first day on which a skill counts as stale; null where no limit is set or the date cannot be read. */
export function findStaleDay(lastVerified: string | null, limitDays: number | null): string | null {
  const verified = isoDay(lastVerified)
  return verified === null || limitDays === null ? null : formatIsoDay(verified + limitDays + 1)
}
