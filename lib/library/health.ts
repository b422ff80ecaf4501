// The audit state: closed sets of verdicts, dates and counts, read the same way from a sidecar, from frontmatter and from a manifest.
import type { EvalState } from "@/lib/routing"
import type { FieldValue } from "./field-value"
import { type Reading, readCount, readText, report } from "./read-fields"
import {
  APPLICATION_VERDICTS,
  COMPREHENSION_VERDICTS,
  type SkillHealth,
  STRUCTURAL_VERDICTS,
  TRUTH_VERDICTS,
} from "./skill-record"

/** Every authored key of the audit state, as spelled in frontmatter, sidecar and manifest. */
export const HEALTH_FIELDS = [
  "structural_verdict",
  "truth_verdict",
  "comprehension_verdict",
  "application_verdict",
  "eval_state",
  "routing_eval",
  "eval_last_run",
  "last_changed",
  "last_audited",
  "freshness",
  "drift_check",
  "lifecycle",
] as const

const EVAL_STATE_VALUES: readonly EvalState[] = ["unverified", "passing", "monitored"]
const ROUTING_EVAL_VALUES = ["absent", "present"] as const

/** What a skill has that nobody has graded. Shared, since most skills have just this. */
export const UNGRADED: SkillHealth = Object.freeze({
  structuralVerdict: "UNVERIFIED",
  truthVerdict: "UNVERIFIED",
  comprehensionVerdict: "UNVERIFIED",
  applicationVerdict: "UNVERIFIED",
  evalState: "unverified",
  routingEval: "absent",
  evalLastRunAt: null,
  lastChanged: null,
  lastAudited: null,
  freshness: null,
  lastVerified: null,
  staleAfterDays: null,
  truthSourceHashes: null,
  source: "none",
})

/** The fields that a source sets; a field that is absent or null is not set. */
export type PartialHealth = { -readonly [K in Exclude<keyof SkillHealth, "source">]?: SkillHealth[K] }

/** Reads the audit state that `get` knows. An unknown value is reported and counts as UNVERIFIED. */
export function readHealth(reading: Reading, get: (field: string) => FieldValue | undefined): PartialHealth {
  const health: PartialHealth = {}
  const verdict = <T extends string>(field: string, known: readonly T[], fallback: T, upper: boolean): T | null => {
    const value = get(field)
    return value ? readState(reading, field, value, known, fallback, upper) : null
  }
  assign(health, "structuralVerdict", verdict("structural_verdict", STRUCTURAL_VERDICTS, "UNVERIFIED", true))
  assign(health, "truthVerdict", verdict("truth_verdict", TRUTH_VERDICTS, "UNVERIFIED", true))
  assign(health, "comprehensionVerdict", verdict("comprehension_verdict", COMPREHENSION_VERDICTS, "UNVERIFIED", true))
  assign(health, "applicationVerdict", verdict("application_verdict", APPLICATION_VERDICTS, "UNVERIFIED", true))
  assign(health, "evalState", verdict("eval_state", EVAL_STATE_VALUES, "unverified", false))
  assign(health, "routingEval", verdict("routing_eval", ROUTING_EVAL_VALUES, "absent", false))
  const text = (field: string) => {
    const value = get(field)
    return value ? readText(reading, field, value) : null
  }
  assign(health, "lastChanged", text("last_changed"))
  assign(health, "lastAudited", text("last_audited"))
  assign(health, "freshness", text("freshness"))
  const run = get("eval_last_run")
  if (run) assign(health, "evalLastRunAt", readInner(reading, "eval_last_run", run, "at"))
  const drift = get("drift_check")
  if (drift) {
    assign(health, "lastVerified", readInner(reading, "drift_check", drift, "last_verified"))
    const hashes = drift.kind === "map" ? drift.entries.get("truth_source_hashes") : undefined
    if (hashes) assign(health, "truthSourceHashes", readHashes(reading, hashes))
  }
  const lifecycle = get("lifecycle")
  if (lifecycle?.kind === "map") {
    const days = lifecycle.entries.get("stale_after_days")
    if (days) assign(health, "staleAfterDays", readCount(reading, "lifecycle.stale_after_days", days))
  } else if (lifecycle && lifecycle.kind !== "null") expectMap(reading, "lifecycle", lifecycle)
  return health
}

/** The stronger source wins field by field. */
export function mergeHealth(strong: PartialHealth, weak: PartialHealth, source: SkillHealth["source"]): SkillHealth {
  return { ...UNGRADED, ...weak, ...strong, source }
}

export function isEmptyHealth(health: PartialHealth): boolean {
  for (const _ in health) return false
  return true
}

function assign<K extends keyof PartialHealth>(health: PartialHealth, key: K, value: PartialHealth[K] | null): void {
  if (value !== null && value !== undefined) health[key] = value
}

function readState<T extends string>(
  reading: Reading,
  field: string,
  value: FieldValue,
  known: readonly T[],
  fallback: T,
  upper: boolean,
): T | null {
  if (value.kind === "null" || (value.kind === "text" && value.text.trim() === "")) return null
  const authored = value.kind === "text" ? value.text.trim() : null
  const wanted = authored === null ? null : upper ? authored.toUpperCase() : authored.toLowerCase()
  const match = known.find((item) => item === wanted)
  if (match) return match
  const seen = authored === null ? `a ${value.kind}` : JSON.stringify(authored.slice(0, 60))
  const message = `${field} is ${seen}, which is not known; it counts as ${fallback}`
  report(reading, "health-unknown-value", value.line, message, `Use one of: ${known.join(", ")}.`)
  return fallback
}

/** A map with one text that matters, or that text alone. */
function readInner(reading: Reading, field: string, value: FieldValue, key: string): string | null {
  if (value.kind === "text") return readText(reading, field, value)
  if (value.kind === "null") return null
  if (value.kind !== "map") {
    expectMap(reading, field, value)
    return null
  }
  const inner = value.entries.get(key)
  return inner ? readText(reading, `${field}.${key}`, inner) : null
}

function readHashes(reading: Reading, value: FieldValue): ReadonlyMap<string, string> | null {
  if (value.kind === "null") return null
  if (value.kind !== "map") {
    expectMap(reading, "drift_check.truth_source_hashes", value)
    return null
  }
  const hashes = new Map<string, string>()
  for (const [path, hash] of value.entries)
    if (hash.kind === "text" && hash.text.trim() !== "") hashes.set(path, hash.text.trim())
  return hashes
}

function expectMap(reading: Reading, field: string, value: FieldValue): void {
  report(
    reading,
    "field-type",
    value.line,
    `${field} is a ${value.kind}, expected a map`,
    `Write key: value lines under ${field}:.`,
  )
}
