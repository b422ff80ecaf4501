// Days from ISO dates without a clock and without `Date` (routing.md §7): day numbers that can be subtracted.

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:\s?(Z|z|[+-]\d{2}(?::?\d{2})?))?)?$/
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days since 1970-01-01 (UTC) of an ISO day or timestamp; null when it cannot be read. A timestamp without a zone is UTC. */
export function isoDay(text: string | null | undefined): number | null {
  if (typeof text !== "string") return null
  const found = ISO.exec(text.trim())
  if (!found) return null
  const year = Number(found[1])
  const month = Number(found[2])
  const day = Number(found[3])
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const longest = month === 2 && leap ? 29 : DAYS_IN_MONTH[month - 1]
  if (longest === undefined || day < 1 || day > longest) return null
  const hour = Number(found[4] ?? 0)
  const minute = Number(found[5] ?? 0)
  if (hour > 24 || minute > 59 || Number(found[6] ?? 0) > 60) return null
  const minutes = hour * 60 + minute - zoneMinutes(found[7])
  return daysFromCivil(year, month, day) + Math.floor(minutes / 1440)
}

function zoneMinutes(zone: string | undefined): number {
  if (!zone || zone === "Z" || zone === "z") return 0
  const digits = zone.slice(1).replace(":", "")
  const size = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || 0)
  return zone.startsWith("-") ? -size : size
}

/** Proleptic Gregorian calendar; months from March, so that the leap day ends the year. */
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468
}

/** The ISO day (`YYYY-MM-DD`) of a day number. Inverse of `isoDay` for years 0..9999. */
export function formatIsoDay(dayNumber: number): string {
  const z = dayNumber + 719468
  const era = Math.floor(z / 146097)
  const dayOfEra = z - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const pad = (n: number, width: number) => String(n).padStart(width, "0")
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}
