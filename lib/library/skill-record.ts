// The one typed record of a skill that every room reads. Parsed once, at the door (`parse-skill.ts`, `manifest.ts`).
import type { RelationKind, RoutingSkill } from "@/lib/routing"

export type Severity = "error" | "warning" | "info"

/** A fault or remark about one place in the library. `message` says what was seen, `mend` what to type. Codes are stable. */
export interface Diagnostic {
  code: string
  severity: Severity
  /** Path of the file relative to its root, `/`-separated; the manifest's path for manifests; "" for the library as a whole. */
  file: string
  /** Index of the root that `file` is relative to, from 1; absent for the first root, and where no file is meant. */
  root?: number
  /** 1-based, as an editor shows it; null where no place in the file is meant. */
  line: number | null
  column: number | null
  message: string
  mend: string
  /** Skill name, where the diagnostic is about a loaded skill. */
  skill?: string
}

/** A relation as authored and as resolved. */
export interface SkillRelation {
  /** Text as authored. */
  authored: string
  /** Name of the skill it resolves to (by name, folder name, then area/name), or null: unknown or ambiguous. */
  target: string | null
  reason: string | null
  minVersion: string | null
  line: number | null
}

export type RelationField = RelationKind | "boundary" | "adjacent"

export interface TruthSource {
  path: string
  lineRange: string | null
  anchor: string | null
}

export const STRUCTURAL_VERDICTS = ["PASS", "PASS_WITH_FIXES", "FAIL", "UNVERIFIED"] as const
export const TRUTH_VERDICTS = ["PASS", "DRIFT", "BROKEN", "UNVERIFIED"] as const
export const COMPREHENSION_VERDICTS = [
  "PASS",
  "PROVISIONAL",
  "SHALLOW",
  "REDUNDANT",
  "SKIPPED_BASELINE_HIGH",
  "NA",
  "UNVERIFIED",
] as const
export const APPLICATION_VERDICTS = [
  "APPLICABLE",
  "PROVISIONAL",
  "MIXED",
  "REDUNDANT",
  "HARMFUL",
  "FALSE_POSITIVE",
  "NOT_DISCRIMINATED_CEILING",
  "EQUIVALENT_ON_FRONTIER",
  "UNVERIFIED",
] as const

/** Audit state after merging: the sidecar wins over frontmatter field by field; an unknown value reads UNVERIFIED. */
export interface SkillHealth {
  structuralVerdict: (typeof STRUCTURAL_VERDICTS)[number]
  truthVerdict: (typeof TRUTH_VERDICTS)[number]
  comprehensionVerdict: (typeof COMPREHENSION_VERDICTS)[number]
  applicationVerdict: (typeof APPLICATION_VERDICTS)[number]
  evalState: "unverified" | "passing" | "monitored"
  routingEval: "absent" | "present"
  evalLastRunAt: string | null
  lastChanged: string | null
  lastAudited: string | null
  freshness: string | null
  lastVerified: string | null
  staleAfterDays: number | null
  /** path → hash, as recorded by the last drift check; null: no baseline. */
  truthSourceHashes: ReadonlyMap<string, string> | null
  /** Where the audit state was read from. */
  source: "sidecar" | "frontmatter" | "manifest" | "none"
}

export interface SkillRecord {
  /** Identity in storage and in URLs: `<path relative to root>/SKILL.md`, `/`-separated, prefixed `<n>:` for the second and later roots. Manifests: the manifest's `path`, else its name. */
  id: string
  /** Index of the root it was found under. */
  root: number
  /** File path relative to its root, `/`-separated. */
  path: string
  /** Folder that holds SKILL.md. */
  folder: string
  /** Identity in relations. */
  name: string
  description: string
  triggers: readonly string[]
  keywords: readonly string[]
  examples: readonly string[]
  antiExamples: readonly string[]
  paths: readonly string[]
  project: readonly { handle: string; role: string | null }[]
  /** Only the fields the author declared. `boundary` and `adjacent` keep their old names here; `lib/graph` and `toRoutingSkill` map them. */
  relations: { readonly [K in RelationField]?: readonly SkillRelation[] }
  type: string | null
  subject: string | null
  subjects: readonly string[]
  taxonomyDomain: string | null
  scope: string | null
  public: boolean | null
  stability: string | null
  supersededBy: string | null
  version: string | null
  license: string | null
  owner: string | null
  compatibility: string | null
  allowedTools: readonly string[]
  truthSources: readonly TruthSource[]
  health: SkillHealth
  /** Where each known field was read from: the 1-based line and which encoding. */
  fields: ReadonlyMap<string, Readonly<{ line: number; encoding: "top" | "metadata" | "manifest" }>>
  /** The first 1-based line of the body and its number of lines; null for manifests, which carry no body. */
  body: { startLine: number; lineCount: number } | null
  /** Size of SKILL.md, bytes. */
  byteLength: number
  /** SHA-256 of the file's bytes, hex; "" for manifests. */
  digest: string
  /** Whether the file holds only what strict readers of the published agent-skills format accept. */
  portable: boolean
  /** What strict readers do not accept, as a noun; absent where the file is portable, and for manifests. */
  strictFault?: string
  /** Id of the record that owns the name, where this one is shadowed; shadowed records do not route. */
  shadowedBy: string | null
  /** Errors that every trace naming this skill must carry (unreadable sidecar). */
  warnings: readonly string[]
}

/** A file that was found but is not a skill: shown, never routed. */
export interface RefusedFile {
  id: string
  root: number
  path: string
  error: Diagnostic
}

/** The whole result of reading a library. Order is by root, then sorted path; stable from read to read. */
export interface Library {
  roots: readonly string[]
  /** Loaded skills, shadowed ones included. */
  skills: readonly SkillRecord[]
  refused: readonly RefusedFile[]
  /** SKILL.md files under another skill's references/assets/… : listed, not read. */
  skipped: readonly { root: number; path: string; inside: string }[]
  diagnostics: readonly Diagnostic[]
  /**
   * SHA-256 (hex) of what was read for each skill and each refused file, by id: of SKILL.md, and after a blank of its audit state where
   * there is one; of a manifest, each entry's. A code in place of the digest where the bytes could not be read. Absent where nobody asked.
   */
  digests?: ReadonlyMap<string, string>
  /** SHA-256 (hex) of a manifest's bytes; absent for folders. */
  manifestDigest?: string
}

/** Lowers a record to what the engine reads. Implemented in `to-routing-skill.ts`. */
export type ToRoutingSkill = (skill: SkillRecord) => RoutingSkill
