// What screens, API and CLI-over-HTTP see of the library registry. Plain data only.
import type {
  Diagnostic,
  DriftCondition,
  Library,
  RelationField,
  SkillDrift,
  SkillHealth,
  SkillHomes,
  SkillRecord,
} from "@/lib/library"
import type { FreshnessState, RepositoryMark } from "@/lib/recall"
import type { CompactRoutingSkill, CompiledLibrary } from "@/lib/routing"

/** Where a library came to the switcher from. */
export type LibraryOrigin = "starter" | "gallery" | "configured" | "detected" | "added"

/** One entry of the switcher. `id` is stable for the same place (a slug for built-in ones, else slug + short hash of the path). */
export interface LibrarySource {
  id: string
  label: string
  origin: LibraryOrigin
  kind: "folders" | "manifest"
  /** Absolute paths: root folders, or the one manifest file. */
  locations: readonly string[]
}

/** A library in memory. `revision` grows by one with every change on disk that was picked up. */
export interface LoadedLibrary {
  source: LibrarySource
  revision: number
  /** ISO timestamp of the last (re-)read. */
  loadedAt: string
  /** Milliseconds the last read took. */
  readMs: number
  library: Library
  compiled: CompiledLibrary
}

export type LibraryError = {
  code: "not-found" | "not-a-folder" | "not-a-manifest" | "not-readable" | "no-skills" | "already-added" | "too-broad"
  message: string
  mend: string
}

/** An expected failure is a value with a code, never an exception. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

/** What a switcher shows of one library. Holds no file-system path where the server is reachable from other machines. */
export interface LibraryEntry {
  id: string
  label: string
  origin: LibraryOrigin
  kind: LibrarySource["kind"]
  /** Absolute paths as in LibrarySource, or empty where paths are not shown (`pathsHidden`). */
  locations: readonly string[]
  pathsHidden: boolean
  /** The library that is used where none is named. */
  isDefault: boolean
  /** True for libraries that a person added and may remove. */
  removable: boolean
  /** Filled once the library has been read; null before. */
  loaded: { revision: number; skillCount: number; loadedAt: string } | null
}

/** Told to subscribers after a change on disk was picked up, or when the library could not be read again. */
export type LibraryEvent =
  | { type: "changed"; library: string; revision: number; loadedAt: string; skillCount: number }
  | { type: "failed"; library: string; revision: number; message: string }

/**
 * Where a skill stands, worst first: `shadowed` (another skill owns its name), `blocked` (the verdict gate removes it
 * today), `unreachable` (no trigger, keyword or path: nothing can score), `routable`.
 */
export const SKILL_STATUSES = ["shadowed", "blocked", "unreachable", "routable"] as const
export type SkillStatus = (typeof SKILL_STATUSES)[number]

/** One row of the skills table. Plain JSON. */
export interface SkillSummary {
  /** The record's id. */
  id: string
  /** The id without the trailing `/SKILL.md`: what URLs use (`/skills/<slug>`); `getSkillDetail` reads both. */
  slug: string
  name: string
  description: string
  status: SkillStatus
  /** Why it is not routable, in words; null where it is. */
  statusReason: string | null
  /** Folder path above the skill's own folder, or null at the root. */
  area: string | null
  subjects: string[]
  project: string[]
  type: string | null
  version: string | null
  owner: string | null
  stability: string | null
  portable: boolean
  counts: {
    triggers: number
    keywords: number
    paths: number
    examples: number
    antiExamples: number
    relationsOut: number
    relationsIn: number
  }
  verdicts: {
    structural: SkillHealth["structuralVerdict"]
    truth: SkillHealth["truthVerdict"]
    comprehension: SkillHealth["comprehensionVerdict"]
    application: SkillHealth["applicationVerdict"]
  }
  evalState: SkillHealth["evalState"]
  freshness: SkillFreshness
  diagnostics: { error: number; warning: number; info: number }
}

/** `unknown` means nobody ever verified it: that is neither good nor bad. */
export type SkillFreshness =
  | { state: "unknown" }
  | { state: "fresh" | "stale"; lastVerified: string; days: number; limit: number | null }

/** A relation as seen from the skill of the page. */
export interface OutgoingRelation {
  kind: RelationField
  authored: string
  /** The skill it resolves to, or null: unknown or ambiguous. */
  target: { id: string; slug: string; name: string; status: SkillStatus } | null
  reason: string | null
  minVersion: string | null
  line: number | null
}
export interface IncomingRelation {
  kind: RelationField
  from: { id: string; slug: string; name: string; status: SkillStatus }
  reason: string | null
}

/** How the verdict gate sees the skill on `today`, and until when. */
export interface SkillGateState {
  today: string
  /** What the gate would do with no minimum eval state asked. */
  passes: boolean
  /** Where it does not pass: the gate's own reason. */
  removedBy: { reason: "integrity" | "behavior"; field: string; detail: string } | null
  /** Rank boost that the application verdict gives (0, 1 or 2). */
  boost: number
  /** A blocking application verdict: how it ends. Null where none is set. */
  lapse:
    | { state: "active"; gradedOn: string; lapsesOn: string; daysLeft: number }
    | { state: "active-without-end"; why: string }
    | { state: "lapsed"; gradedOn: string; lapsedOn: string; why: string }
    | null
}

/** One skill, whole. Plain JSON (the record's maps are objects). */
export interface SkillDetail {
  summary: SkillSummary
  record: Omit<SkillRecord, "health" | "fields"> & {
    health: Omit<SkillHealth, "truthSourceHashes"> & { truthSourceHashes: Record<string, string> | null }
    fields: Record<string, { line: number; encoding: "top" | "metadata" | "manifest" }>
  }
  /** Untrusted Markdown, read from disk when asked; null for manifests and for a file that is gone. */
  body: { text: string; startLine: number; lineCount: number; truncated: boolean } | null
  outgoing: OutgoingRelation[]
  incoming: IncomingRelation[]
  diagnostics: Diagnostic[]
  gate: SkillGateState
  freshness: SkillFreshness
  /** What became of its truth sources; read from disk when asked. */
  drift: SkillDrift
  /** What lies in its folder; null for manifests and where the folder is gone. */
  homes: SkillPlaceHomes | null
}

/** The files of a skill, with what reading its folder left out. */
export interface SkillPlaceHomes extends SkillHomes {
  refused: { path: string; reason: string }[]
  /** True where the folder holds more than is listed. */
  isCut: boolean
}

/** One file of a skill's folder, untrusted. `text` is null where it is not a text. */
export interface SkillModuleText {
  path: string
  text: string | null
  isCut: boolean
}

/** Which skills of a library each condition of drift holds for. */
export interface DriftSummary {
  /** Skills for which the condition holds: one may count in several. */
  counts: Record<DriftCondition, number>
  /** Skills with truth sources, or with hashes of some. */
  checkedCount: number
  /** Skills with nothing to check: neither good nor bad. */
  withoutSourcesCount: number
  skills: { id: string; slug: string; name: string; conditions: DriftCondition[] }[]
}

/** What the author of a skill wrote: the frontmatter of its file, or its entry in a manifest. */
export interface SkillSource {
  kind: "frontmatter" | "entry"
  /** As an editor numbers them, from 1. */
  lines: string[]
  /** Top-level keys of the audit state beside the file that have a value; null where there is none that can be read. */
  sidecarFields: string[] | null
}

/** What a browser needs to route by itself. Expand with `expandRoutingSkills` of `@/lib/routing`. */
export interface RoutingPayload {
  library: string
  revision: number
  count: number
  /** Size of `skills` as JSON text, bytes: above a limit a screen asks the server instead. */
  byteLength: number
  skills: CompactRoutingSkill[]
}

/** A skill that came, changed or went. `slug` leads to its page; null where it has none now. */
export interface ChangedSkillLink {
  name: string
  slug: string | null
}

/** At most 80 names in all three lists together; `counts` and `total` count them all. */
export interface FreshnessChanges {
  added: ChangedSkillLink[]
  changed: ChangedSkillLink[]
  removed: ChangedSkillLink[]
  counts: { added: number; changed: number; removed: number }
  total: number
  unlisted: number
}

/** One snapshot of the library, with what had changed since the one before it. */
export interface SnapshotEntry {
  /** Counts the snapshots of one library, from 1. */
  number: number
  /** ISO timestamp. */
  takenAt: string
  skillCount: number
  /** The git work trees that hold the skills; empty outside git. */
  repositories: RepositoryMark[]
  /** SHA-256 (hex) of every skill file. */
  digest: string
  changes: FreshnessChanges
}

/** Why the state is MISSING, or nothing. */
export type FreshnessReason =
  | "no-snapshot"
  /** In git, and HEAD cannot be read: no commit yet, or a broken repository. */
  | "head-unreadable"
  /** In git, and git is absent, does not trust the folder, or takes too long. */
  | "git-unavailable"
  /** The database that keeps the snapshots does not answer. */
  | "history-unavailable"

/** Whether the newest snapshot of a library still tells the truth, and what changed since. Names no place on this machine. */
export interface MapFreshness {
  state: FreshnessState
  reason: FreshnessReason | null
  /** `FRESH`, `STALE <old> <head>` or `MISSING`. */
  line: string
  /** Commits, or `sha256:` and a digest outside git; null where the state is not STALE. */
  old: string | null
  head: string | null
  explanation: string
  /** What to do about it; null where nothing needs doing. */
  mend: string | null
  snapshot: SnapshotEntry | null
  /** Where the library stands now; null where HEAD cannot be read. */
  current: { repositories: RepositoryMark[]; digest: string; skillCount: number } | null
  /** Since the newest snapshot, uncommitted edits included. */
  changes: FreshnessChanges
  /** Newest first. */
  history: SnapshotEntry[]
}

/** The same in short, for the health report. */
export interface FreshnessSummary {
  state: FreshnessState
  old: string | null
  head: string | null
  /** Skills that changed since the newest snapshot. */
  changed: number
}

export type SnapshotError = { code: "head-unreadable" | "git-unavailable"; message: string; mend: string }
