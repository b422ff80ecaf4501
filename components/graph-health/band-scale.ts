// Where a vital sign stands on its scale of three bands, as shares of the scale's width. The bands are drawn equally wide,
// whatever their span: the question is which one the value is in and how near its edge, not how large the bands are.
import { type Band, SIGN_LIMITS, type VitalSign } from "@/lib/graph"

export interface BandZone {
  band: Band
  /** Share of the width at which it begins; each is a third wide. */
  start: number
  /** Value at its upper end; null where the last band has none. */
  upTo: number | null
}

export interface BandScale {
  /** From the lowest value to the highest. */
  zones: readonly BandZone[]
  /** Share of the width; null where there is nothing to measure. */
  marker: number | null
}

const ZONE_WIDTH = 1 / 3
/** A value on an edge is drawn inside the band it counts to. */
const INSET = 0.04

export function placeOnBands({
  name,
  value,
  unit,
  band,
}: Pick<VitalSign, "name" | "value" | "unit" | "band">): BandScale {
  const { better, healthy, ill } = SIGN_LIMITS[name]
  const end = unit === "share" ? 1 : null
  const [low, high] = better === "higher" ? [ill, healthy] : [healthy, ill]
  const bands: readonly Band[] = better === "higher" ? ["ill", "watch", "healthy"] : ["healthy", "watch", "ill"]
  const ends = [low, high, end]
  const zones = bands.map((each, index) => ({ band: each, start: index * ZONE_WIDTH, upTo: ends[index] ?? null }))
  if (value === null || band === null) return { zones, marker: null }
  const zone = bands.indexOf(band)
  const shares = [
    value / low,
    (value - low) / (high - low),
    // Without a greatest value the band has no end: twice its edge stands in the middle, ten times near the end.
    end === null ? 1 - high / value : (value - high) / (end - high),
  ]
  const share = Math.min(1 - INSET, Math.max(INSET, shares[zone] ?? 0))
  return { zones, marker: (zone + share) * ZONE_WIDTH }
}
