// Whether the sources that a skill was written from are still what somebody compared it with (library.md, "Drift"). Every condition
// that holds is told, per source and for the skill: the worst alone hides the rest. Pure: contents come in already read.
//
// What a recorded hash is of: SHA-256 of the file's bytes, under the path as key, as `hash-sources.mjs` of the drift-check skill
// prints it. A source with a range or a heading may be recorded under `path#L10-L20` or `path#heading`: SHA-256 of those lines
// joined by a single line feed, without one at the end, so that edits elsewhere in the file stay silent. Either hash proves that the
// part is unchanged, so either is accepted under either key.
import { isoDay } from "@/lib/routing"
import { isHashOf, readHash } from "./drift-hash"
import { findAnchor, findLineRange, type LineSpan, parseLineRange, slugify, splitLines } from "./drift-part"
import type { TruthSource } from "./skill-record"

/** Worst first. `OK` stands alone: no other condition holds. */
export const DRIFT_CONDITIONS = ["BROKEN", "DRIFT", "STALE", "NO_BASELINE", "EXTERNAL", "OK"] as const
export type DriftCondition = (typeof DRIFT_CONDITIONS)[number]

/** What became of the attempt to read one source. `file` is its path from the top of the repository. */
export type SourceReading =
  | { state: "read"; file: string; bytes: Uint8Array }
  | { state: "missing" }
  /** Outside the library's repository, as written or by a link. */
  | { state: "outside" }
  | { state: "unreadable"; file: string; reason: string }

export interface DriftFinding {
  condition: DriftCondition
  message: string
  /** What to do about it; null where nothing is to be done. */
  mend: string | null
}

export interface SourceDrift extends TruthSource {
  /** False: only the audit state names it. */
  isDeclared: boolean
  /** Worst first, at least one. */
  findings: DriftFinding[]
  /** From the top of the repository; null where nothing was read. */
  file: string | null
  /** Where the range or anchor stands today; null where the source is a whole file, or the part is gone. */
  part: LineSpan | null
  /** The hash as noted, and the key that it is noted under. */
  recorded: { key: string; hash: string } | null
  /** What a new baseline would record; null where there is nothing to hash. */
  baseline: { key: string; hash: string; covers: "file" | "part" } | null
}

export type Verification =
  | { state: "never" }
  /** The date cannot be read, or lies ahead. */
  | { state: "unusable"; on: string }
  | { state: "known"; on: string; days: number; limitDays: number | null }

export interface SkillDrift {
  /** Worst first; `OK` only where every source is; empty where there is nothing to check. */
  conditions: DriftCondition[]
  /** As declared, then those that only the audit state names. */
  sources: SourceDrift[]
  verification: Verification
  /** Sources beyond the bound, that were not looked at. */
  uncheckedCount: number
  /** The day of the check. */
  today: string
}

/** More sources than this are not checked: a skill that rests on so many will never be re-read. */
export const MAX_TRUTH_SOURCES = 200

export interface DriftCheck {
  truthSources: readonly TruthSource[]
  hashes: ReadonlyMap<string, string> | null
  lastVerified: string | null
  staleAfterDays: number | null
  /** YYYY-MM-DD. */
  today: string
  read: (path: string) => SourceReading
  /** SHA-256 in hex. */
  sha256: (bytes: Uint8Array) => string
}

interface Named extends TruthSource {
  isDeclared: boolean
}

export function checkDrift(check: DriftCheck): SkillDrift {
  const verification = judgeVerification(check)
  const all = listDriftSources(check)
  const sources = all.slice(0, MAX_TRUTH_SOURCES).map((source) => checkSource(source, check, verification))
  const held = new Set(sources.flatMap(({ findings }) => findings.map(({ condition }) => condition)))
  if (isOverdue(verification)) held.add("STALE")
  if (held.size > 1) held.delete("OK")
  return {
    conditions: DRIFT_CONDITIONS.filter((condition) => held.has(condition)),
    sources,
    verification,
    uncheckedCount: all.length - sources.length,
    today: check.today,
  }
}

/** What must be read for a check: the declared sources, then keys of the audit state that belong to none of them. */
export function listDriftSources({ truthSources, hashes }: Pick<DriftCheck, "truthSources" | "hashes">): Named[] {
  const declared = truthSources.map((source) => ({ ...splitPart(source), isDeclared: true }))
  const known = new Set(declared.flatMap((source) => keysOf(source)))
  const extra = [...(hashes?.keys() ?? [])]
    .map((key) => ({ ...splitPart({ path: key, lineRange: null, anchor: null }), isDeclared: false }))
    .filter((source) => !known.has(partKey(source)))
  return [...declared, ...extra]
}

/** `docs/a.md#limits` and `src/a.ts#L10-L20` name a part in the path itself. */
function splitPart(source: TruthSource): TruthSource {
  const { path } = source
  const hash = path.indexOf("#")
  if (hash <= 0 || source.lineRange !== null || source.anchor !== null || isExternal(path)) return source
  const part = path.slice(hash + 1)
  const file = path.slice(0, hash)
  if (part === "") return { ...source, path: file }
  const isRange = /^L?\d/i.test(part) && parseLineRange(part) !== null
  return isRange ? { path: file, lineRange: part, anchor: null } : { path: file, lineRange: null, anchor: part }
}

/** A URL, an address of another machine, or something else with a scheme. `C:\` is a drive. */
export function isExternal(path: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]+:|\/\/|www\.|[\w.-]+@[\w.-]+:)/i.test(path.trim())
}

function checkSource(source: Named, check: DriftCheck, verification: Verification): SourceDrift {
  const recorded = findRecorded(source, check.hashes)
  const judged: Judged = isExternal(source.path)
    ? { ...NOTHING, findings: [external(`${source.path} is not a file of this repository, and is never fetched.`)] }
    : judgeReading(source, recorded, check)
  const stale = isOverdue(verification) ? [overdue(verification)] : []
  const findings = [...judged.findings, ...stale]
  const order = (finding: DriftFinding) => DRIFT_CONDITIONS.indexOf(finding.condition)
  if (findings.length === 0) findings.push({ condition: "OK", message: sayOk(judged, recorded), mend: null })
  return { ...source, ...judged, recorded, findings: findings.sort((a, b) => order(a) - order(b)) }
}

type Judged = Pick<SourceDrift, "findings" | "file" | "part" | "baseline">
const NOTHING: Omit<Judged, "findings"> = { file: null, part: null, baseline: null }

function judgeReading(source: Named, recorded: SourceDrift["recorded"], check: DriftCheck): Judged {
  const reading = check.read(source.path)
  switch (reading.state) {
    case "missing":
      return { ...NOTHING, findings: [broken(`${source.path} is not there.`, "Find what replaced it.")] }
    case "outside":
      return {
        ...NOTHING,
        findings: [external(`${source.path} lies outside the repository of this library, and was not read.`)],
      }
    case "unreadable":
      return { ...NOTHING, file: reading.file, findings: [broken(`${source.path} cannot be read: ${reading.reason}.`)] }
    case "read":
      return judgeContent(source, reading, recorded, check)
  }
}

function judgeContent(
  source: Named,
  { file, bytes }: Extract<SourceReading, { state: "read" }>,
  recorded: SourceDrift["recorded"],
  { sha256 }: DriftCheck,
): Judged {
  const fileHash = sha256(bytes)
  const findings: DriftFinding[] = []
  const found = findPart(source, bytes)
  let part: LineSpan | null = null
  let partHash: string | null = null
  if (found?.ok === false) findings.push(broken(`${source.path}: ${found.problem}.`, "Point it to where that is now."))
  else if (found?.ok) {
    part = found.span
    if (found.isExtent) partHash = sha256(new TextEncoder().encode(linesOf(bytes, found.span)))
  }
  const isWhole = (source.lineRange ?? source.anchor) === null
  const digits = recorded === null ? null : readHash(recorded.hash)
  if (recorded === null) findings.push(noBaseline(`No hash of ${source.path} is recorded.`))
  else if (digits === null)
    findings.push(noBaseline(`What is recorded for ${recorded.key} is no SHA-256: "${recorded.hash.slice(0, 80)}".`))
  else if (![fileHash, partHash].some((hash) => hash !== null && isHashOf(digits, hash)))
    findings.push(drifted(source, recorded.key, digits))
  const baseline =
    partHash !== null
      ? { key: partKey(source), hash: partHash, covers: "part" as const }
      : isWhole || part !== null
        ? { key: cleanPath(source.path), hash: fileHash, covers: "file" as const }
        : null
  return { findings, file, part, baseline }
}

function findPart(source: Named, bytes: Uint8Array) {
  if (source.lineRange === null && source.anchor === null) return null
  if (bytes.includes(0)) return { ok: false as const, problem: "it is not a text, and so has no lines" }
  const lines = splitLines(new TextDecoder().decode(bytes))
  if (source.lineRange !== null) {
    const range = findLineRange(lines, source.lineRange)
    if (!range.ok || source.anchor === null) return range
    const anchor = findAnchor(lines, source.anchor, source.path)
    return anchor.ok ? range : anchor
  }
  return source.anchor === null ? null : findAnchor(lines, source.anchor, source.path)
}

function linesOf(bytes: Uint8Array, { first, last }: LineSpan): string {
  return splitLines(new TextDecoder().decode(bytes))
    .slice(first - 1, last)
    .join("\n")
}

function findRecorded(source: Named, hashes: DriftCheck["hashes"]): SourceDrift["recorded"] {
  if (hashes === null) return null
  for (const wanted of keysOf(source))
    for (const [key, hash] of hashes) {
      const named = splitPart({ path: key, lineRange: null, anchor: null })
      if (partKey(named) === wanted) return { key, hash }
    }
  return null
}

/** The key of the part, then that of the file. */
function keysOf(source: TruthSource): string[] {
  return [...new Set([partKey(source), cleanPath(source.path)])]
}

/** Two spellings of one part make one key. */
function partKey({ path, lineRange, anchor }: TruthSource): string {
  if (lineRange !== null) {
    const span = parseLineRange(lineRange)
    return `${cleanPath(path)}#${span ? `L${span.first}-L${span.last}` : lineRange.trim()}`
  }
  if (anchor === null) return cleanPath(path)
  const bare = anchor.trim().replace(/^#+\s*/, "")
  return `${cleanPath(path)}#${/\s/.test(bare) || /^#/.test(anchor.trim()) ? slugify(bare) || bare : bare}`
}

function cleanPath(path: string): string {
  return path
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(?:\.\/)+/, "")
}

function judgeVerification({ lastVerified, staleAfterDays, today }: DriftCheck): Verification {
  if (lastVerified === null) return { state: "never" }
  const verified = isoDay(lastVerified)
  const now = isoDay(today)
  if (verified === null || now === null || verified > now) return { state: "unusable", on: lastVerified }
  return { state: "known", on: lastVerified, days: now - verified, limitDays: staleAfterDays }
}

function isOverdue(verification: Verification): verification is Extract<Verification, { state: "known" }> {
  return verification.state === "known" && verification.limitDays !== null && verification.days > verification.limitDays
}

function sayOk(judged: Judged, recorded: SourceDrift["recorded"]): string {
  const what = judged.baseline?.covers === "part" ? "The part named" : "The file"
  return `${what} is what ${recorded ? "the recorded hash says" : "was recorded"}.`
}

function overdue({ on, days, limitDays }: Extract<Verification, { state: "known" }>): DriftFinding {
  return {
    condition: "STALE",
    message: `Last verified on ${on}, ${days} days ago; ${limitDays} are allowed.`,
    mend: "Compare the skill with its sources again, then note the day.",
  }
}

function broken(message: string, mend = "Until then the skill may be wrong."): DriftFinding {
  return { condition: "BROKEN", message, mend }
}

function external(message: string): DriftFinding {
  return { condition: "EXTERNAL", message, mend: "Cite it in the text; do not rely on this check for it." }
}

function noBaseline(message: string): DriftFinding {
  return { condition: "NO_BASELINE", message, mend: "Compare skill and source once, then record the hash." }
}

function drifted(source: Named, key: string, digits: string): DriftFinding {
  const isWhole = !key.includes("#")
  const scope = isWhole && (source.lineRange ?? source.anchor) !== null ? ", perhaps outside the part named" : ""
  const other = digits.length === 40 ? " It is as long as a SHA-1: only SHA-256 is compared." : ""
  return {
    condition: "DRIFT",
    message: `${source.path} has changed since its hash was recorded${scope}.${other}`,
    mend: "Read what changed, then the skill; mend it, then record the new hash.",
  }
}
