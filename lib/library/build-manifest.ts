// Writes a library as a compiled manifest: sorted, reproducible byte for byte, and whole. Where a record came from a manifest, what
// stood there goes out as it came, unknown fields included; only what differs from it is written anew.
import { compareText } from "./diagnostics"
import { readManifestEntry } from "./manifest-entry"
import { isRecord } from "./manifest-shape"
import { RELATION_FIELDS } from "./record-fields"
import type { SkillHealth, SkillRecord, SkillRelation } from "./skill-record"

/** The version of the shape that is written where none came in. */
export const MANIFEST_SCHEMA_VERSION = 4

export interface BuildManifestOptions {
  /** Top-level fields besides `skills`, as in `ParsedManifest`. */
  header?: Readonly<Record<string, unknown>>
  /** Entries as they came, by record id, as in `ParsedManifest`. */
  entries?: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** Entries that could not be read, as in `ParsedManifest`; they go last. */
  unread?: readonly unknown[]
}

type Json = Record<string, unknown>
/** Where a field stands in an entry, and its value for the record. */
type Slot = { at: readonly string[]; read: (skill: SkillRecord) => unknown }

/** The manifest's text: two spaces, keys sorted, one line break at the end. Holds no date and no machine's path of its own. */
export function buildManifest(skills: readonly SkillRecord[], options: BuildManifestOptions = {}): string {
  const sorted = [...skills].sort(
    (a, b) => compareText(a.name, b.name) || a.root - b.root || compareText(a.path, b.path) || compareText(a.id, b.id),
  )
  const entries = sorted.map((skill) => buildEntry(skill, options.entries?.get(skill.id)))
  const manifest = {
    schema_version: MANIFEST_SCHEMA_VERSION,
    ...options.header,
    skills: [...entries, ...(options.unread ?? [])],
  }
  return `${JSON.stringify(sortKeys(manifest), null, 2)}\n`
}

function buildEntry(skill: SkillRecord, raw: Readonly<Json> | undefined): Json {
  const before = raw === undefined ? null : readManifestEntry(raw, "", "")
  const known = before?.ok ? before.skill : null
  const entry: Json = raw === undefined ? {} : { ...raw }
  for (const { at, read } of SLOTS) {
    const value = read(skill)
    if (known !== null && JSON.stringify(read(known)) === JSON.stringify(value)) continue
    write(entry, at, value)
  }
  return entry
}

/** Sets or removes a field. Groups are copied on the way, since the entry that came in must stay as it is. */
function write(entry: Json, at: Slot["at"], value: unknown): void {
  const [first = "", ...inner] = at
  if (inner.length === 0) {
    put(entry, first, value)
    return
  }
  // The same field at the entry's top level would speak again once the group is silent.
  if (first === "activation" || first === "health") delete entry[inner[0] ?? ""]
  const group: Json = isRecord(entry[first]) ? { ...entry[first] } : {}
  write(group, inner, value)
  put(entry, first, Object.keys(group).length === 0 ? undefined : group)
}

function put(target: Json, key: string, value: unknown): void {
  if (value === undefined) delete target[key]
  else target[key] = value
}

const text = (value: string | null): string | undefined => value ?? undefined
const list = (value: readonly string[]): readonly string[] | undefined => (value.length > 0 ? value : undefined)
const verdict = (value: string, unset: string): string | undefined => (value === unset ? undefined : value)
const health = (field: string, read: (health: SkillHealth) => unknown): Slot => ({
  at: ["health", ...field.split(".")],
  read: (skill) => read(skill.health),
})

const SLOTS: readonly Slot[] = [
  { at: ["name"], read: (skill) => skill.name },
  { at: ["path"], read: (skill) => skill.path },
  { at: ["description"], read: (skill) => skill.description || undefined },
  { at: ["activation", "triggers"], read: (skill) => list(skill.triggers) },
  { at: ["activation", "keywords"], read: (skill) => list(skill.keywords) },
  { at: ["activation", "examples"], read: (skill) => list(skill.examples) },
  { at: ["activation", "anti_examples"], read: (skill) => list(skill.antiExamples) },
  { at: ["activation", "paths"], read: (skill) => list(skill.paths) },
  {
    at: ["project"],
    read: (skill) =>
      skill.project.length > 0 ? skill.project.map(({ handle, role }) => ({ handle, role: text(role) })) : undefined,
  },
  ...RELATION_FIELDS.map(
    (field): Slot => ({ at: ["relations", field], read: (skill) => skill.relations[field]?.map(toItem) }),
  ),
  { at: ["type"], read: (skill) => text(skill.type) },
  { at: ["subject"], read: (skill) => text(skill.subject) },
  { at: ["subjects"], read: (skill) => list(skill.subjects) },
  { at: ["taxonomy_domain"], read: (skill) => text(skill.taxonomyDomain) },
  { at: ["scope"], read: (skill) => text(skill.scope) },
  { at: ["public"], read: (skill) => skill.public ?? undefined },
  { at: ["stability"], read: (skill) => text(skill.stability) },
  { at: ["superseded_by"], read: (skill) => text(skill.supersededBy) },
  { at: ["version"], read: (skill) => text(skill.version) },
  { at: ["license"], read: (skill) => text(skill.license) },
  { at: ["owner"], read: (skill) => text(skill.owner) },
  { at: ["compatibility"], read: (skill) => text(skill.compatibility) },
  { at: ["allowed-tools"], read: (skill) => list(skill.allowedTools) },
  {
    at: ["grounding", "truth_sources"],
    read: (skill) =>
      skill.truthSources.length > 0
        ? skill.truthSources.map(({ path, lineRange, anchor }) =>
            lineRange === null && anchor === null ? path : { path, line_range: text(lineRange), anchor: text(anchor) },
          )
        : undefined,
  },
  health("structural_verdict", (state) => verdict(state.structuralVerdict, "UNVERIFIED")),
  health("truth_verdict", (state) => verdict(state.truthVerdict, "UNVERIFIED")),
  health("comprehension_verdict", (state) => verdict(state.comprehensionVerdict, "UNVERIFIED")),
  health("application_verdict", (state) => verdict(state.applicationVerdict, "UNVERIFIED")),
  health("eval_state", (state) => verdict(state.evalState, "unverified")),
  health("routing_eval", (state) => verdict(state.routingEval, "absent")),
  health("last_changed", (state) => text(state.lastChanged)),
  health("last_audited", (state) => text(state.lastAudited)),
  health("freshness", (state) => text(state.freshness)),
  health("eval_last_run.at", (state) => text(state.evalLastRunAt)),
  health("drift_check.last_verified", (state) => text(state.lastVerified)),
  health("drift_check.truth_source_hashes", (state) =>
    state.truthSourceHashes ? Object.fromEntries(state.truthSourceHashes) : undefined,
  ),
  health("lifecycle.stale_after_days", (state) => state.staleAfterDays ?? undefined),
]

/** A bare name, or a map where there is more to say. */
function toItem({ authored, reason, minVersion }: SkillRelation): unknown {
  return reason === null && minVersion === null
    ? authored
    : { skill: authored, reason: text(reason), min_version: text(minVersion) }
}

/** Keys in one order, whatever order they came in; lists keep the author's order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isRecord(value)) return value
  // Defines properties instead of assigning them, so that `__proto__` is a key like any other.
  return Object.fromEntries(
    Object.keys(value)
      .sort(compareText)
      .map((key) => [key, sortKeys(value[key])]),
  )
}
