// Where boxes stood at the last visit, kept in this browser, so that a map looks the same when one comes back.
import type { Position } from "@/lib/graph"

const PREFIX = "skill-tower:map:"
/** Beyond this a map is kept no longer: browsers give a site a few megabytes. */
const MAX_POSITIONS = 5_000
/** Maps that are kept; the oldest go first. */
const MAX_MAPS = 12

/** `map` says which: library, layout, what it follows. Empty where nothing is kept, or keeping is forbidden. */
export function readPositions(map: string): Position[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${PREFIX}${map}`) ?? "[]")
    return Array.isArray(kept) ? kept.filter(isPosition) : []
  } catch {
    return []
  }
}

/** Adds to what is kept; a position of the same box is replaced. */
export function keepPositions(map: string, positions: readonly Position[]): void {
  if (positions.length === 0 || positions.length > MAX_POSITIONS) return
  try {
    const key = `${PREFIX}${map}`
    const merged = new Map([...readPositions(map), ...positions].map((position) => [position[0], position]))
    const rounded = [...merged.values()].slice(-MAX_POSITIONS).map(([id, x, y]) => [id, Math.round(x), Math.round(y)])
    // Last in, last out: the order of the keys of localStorage is not the order of writing.
    localStorage.removeItem(key)
    dropOldest(key)
    localStorage.setItem(key, JSON.stringify(rounded))
  } catch {
    // Full or forbidden: the map is laid out anew at the next visit, the same as long as the library is.
  }
}

export function forgetPositions(map: string): void {
  try {
    localStorage.removeItem(`${PREFIX}${map}`)
  } catch {
    // Forbidden: then nothing is kept either.
  }
}

const ORDER = `${PREFIX}order`

function dropOldest(key: string): void {
  const known: unknown = JSON.parse(localStorage.getItem(ORDER) ?? "[]")
  const order = (Array.isArray(known) ? known : []).filter(
    (one): one is string => typeof one === "string" && one !== key,
  )
  for (const old of order.splice(0, Math.max(0, order.length - MAX_MAPS + 1))) localStorage.removeItem(old)
  localStorage.setItem(ORDER, JSON.stringify([...order, key]))
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && typeof value[0] === "string" && Number.isFinite(value[1]) && Number.isFinite(value[2])
}
