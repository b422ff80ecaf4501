// Which skills differ between two states of a library, told by the files they were read from.
import { compareText } from "@/lib/library"

/** A file that was read as a skill, or refused as one. */
export interface SkillFile {
  /** As `SkillRecord.id`. */
  id: string
  name: string
  /** Of the bytes that were read. Equal digests are the same skill to every reader. */
  digest: string
}

export interface ChangedSkill {
  id: string
  name: string
}

export interface SkillChanges {
  added: ChangedSkill[]
  changed: ChangedSkill[]
  removed: ChangedSkill[]
}

/** As listed to people: no more names than MAX_NAMES in all, and how many there are. */
export interface ListedChanges extends SkillChanges {
  /** Of all changes, listed or not. */
  counts: { added: number; changed: number; removed: number }
  total: number
  unlisted: number
}

/** Names listed of what changed; then a count (recall.md). */
export const MAX_NAMES = 80

export function compareSkillFiles(before: readonly SkillFile[], after: readonly SkillFile[]): SkillChanges {
  const known = new Map(before.map((file) => [file.id, file]))
  const seen = new Map(after.map((file) => [file.id, file]))
  return sortChanges(
    foldMoves({
      added: after.filter(({ id }) => !known.has(id)),
      changed: after.filter(({ id, digest }) => (known.get(id)?.digest ?? digest) !== digest),
      removed: before.filter(({ id }) => !seen.has(id)),
    }),
  )
}

/** A skill that is gone from one place and new in another was moved: it is still there, and changed. */
export function foldMoves({ added, changed, removed }: SkillChanges): SkillChanges {
  const gone = new Map<string, ChangedSkill[]>()
  for (const skill of removed) gone.set(skill.name, [...(gone.get(skill.name) ?? []), skill])
  const moved = new Set(added.filter(({ name }) => gone.get(name)?.shift() !== undefined))
  return {
    added: added.filter((skill) => !moved.has(skill)),
    changed: [...changed, ...moved],
    removed: [...gone.values()].flat(),
  }
}

function sortChanges({ added, changed, removed }: SkillChanges): SkillChanges {
  const sort = (skills: readonly ChangedSkill[]) =>
    skills.map(({ id, name }) => ({ id, name })).sort((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id))
  return { added: sort(added), changed: sort(changed), removed: sort(removed) }
}

export function countChanges({ added, changed, removed }: SkillChanges): number {
  return added.length + changed.length + removed.length
}

const KINDS = ["added", "changed", "removed"] as const

/** Cuts the lists, so that they name at most `limit` skills together. A short list is not crowded out by a long one. */
export function listChanges(changes: SkillChanges, limit = MAX_NAMES): ListedChanges {
  const total = countChanges(changes)
  const listed = sortChanges(changes)
  let left = limit
  const shortestFirst = [...KINDS].sort((a, b) => changes[a].length - changes[b].length)
  for (const [index, kind] of shortestFirst.entries()) {
    const share = Math.floor(left / (KINDS.length - index))
    listed[kind] = listed[kind].slice(0, share)
    left -= listed[kind].length
  }
  const { added, changed, removed } = changes
  return {
    ...listed,
    counts: { added: added.length, changed: changed.length, removed: removed.length },
    total,
    unlisted: Math.max(0, total - limit),
  }
}

export const NO_CHANGES: ListedChanges = listChanges({ added: [], changed: [], removed: [] })
