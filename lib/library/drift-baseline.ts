// What to type into audit-state.json once somebody has compared a skill with its sources.
import type { SkillDrift } from "./drift"

export interface BaselineText {
  /** JSON: a whole audit state where there is none yet, else its `drift_check` with the key. */
  text: string
  isWholeFile: boolean
  /** Sources that it records, and those that it cannot: outside, missing, or with the part gone. */
  recordedCount: number
  leftOut: string[]
}

/** Null: nothing that can be recorded. */
export function formatBaseline(drift: SkillDrift, hasSidecar: boolean): BaselineText | null {
  const recorded = drift.sources.flatMap(({ baseline }) => (baseline === null ? [] : [baseline]))
  if (recorded.length === 0) return null
  // Built from entries: a path may be named `__proto__`.
  const hashes = Object.fromEntries(recorded.map(({ key, hash }) => [key, hash]))
  const check = { last_verified: drift.today, truth_source_hashes: hashes }
  const whole = JSON.stringify(hasSidecar ? { drift_check: check } : { schema_version: 1, drift_check: check }, null, 2)
  return {
    text: hasSidecar ? cutBraces(whole) : whole,
    isWholeFile: !hasSidecar,
    recordedCount: Object.keys(hashes).length,
    leftOut: drift.sources.flatMap(({ baseline, path }) => (baseline === null ? [path] : [])),
  }
}

/** A member alone, to be put among others. */
function cutBraces(json: string): string {
  return json
    .split("\n")
    .slice(1, -1)
    .map((line) => line.slice(2))
    .join("\n")
}
