// One SKILL.md on its way in, and what becomes of it.
import type { Sidecar } from "./sidecar"
import type { Diagnostic, RefusedFile, SkillRecord } from "./skill-record"

/** Files above this size are refused unread. */
export const MAX_SKILL_BYTES = 2 * 1024 * 1024
/** Frontmatter above this size is refused: parsing it could cost more than a few milliseconds. */
export const MAX_HEADER_BYTES = 64 * 1024
/** The published format allows no longer descriptions; longer ones are read whole all the same. */
export const MAX_DESCRIPTION_LENGTH = 1024

export interface SkillFile {
  /** Relative to its root, `/`-separated, with the file's name: `area/hedges/SKILL.md`. */
  path: string
  /** Index of the root; 0 by default. */
  root?: number
  /** Name of the root folder: stands for the skill's folder where SKILL.md lies in the root itself. */
  rootName?: string
  content: Uint8Array | string
  /** Whether the caller knows that every byte is ASCII; saves a pass over the body. */
  isAscii?: boolean
  /** SHA-256 of the bytes, hex; computed by the caller, since this room has no crypto. */
  digest?: string
  /** The audit state beside the file, where there is one. */
  sidecar?: Sidecar | null
}

export type ParsedSkill =
  | { ok: true; skill: SkillRecord; diagnostics: readonly Diagnostic[] }
  | { ok: false; refused: RefusedFile; diagnostics: readonly Diagnostic[] }

/** The name of the folder that holds the file. */
export function folderOf(file: Pick<SkillFile, "path" | "rootName">): string {
  const end = file.path.lastIndexOf("/")
  if (end < 0) return file.rootName ?? ""
  return file.path.slice(file.path.lastIndexOf("/", end - 1) + 1, end)
}
