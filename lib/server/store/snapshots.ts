import "server-only"
import { z } from "zod"
import type { ListedChanges, RepositoryMark, SkillFile } from "@/lib/recall"
import { getDatabase } from "../db/database"

/** Snapshots kept of each library; the oldest go first. */
export const MAX_SNAPSHOTS = 50

const MAX_ATTEMPTS = 5

export interface SnapshotRow {
  /** Counts the snapshots of one library, from 1. */
  number: number
  /** ISO timestamp. */
  takenAt: string
  skillCount: number
  /** SHA-256 (hex) of every skill file. */
  digest: string
  /** Empty outside git. */
  repositories: RepositoryMark[]
  /** Since the snapshot before it; none for the first. */
  changes: ListedChanges
}

export interface NewSnapshot {
  skillCount: number
  digest: string
  repositories: readonly RepositoryMark[]
  files: readonly SkillFile[]
  /** Told what the newest snapshot held, to say what has changed since; null for the first. */
  compare(before: readonly SkillFile[] | null): ListedChanges
}

const skills = z.array(z.object({ id: z.string(), name: z.string() }))
const changesSchema = z.object({
  added: skills,
  changed: skills,
  removed: skills,
  counts: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
  total: z.int(),
  unlisted: z.int(),
})
const repositoriesSchema = z.array(z.object({ name: z.string(), branch: z.string().nullable(), head: z.string() }))
const filesSchema = z.array(z.object({ id: z.string(), name: z.string(), digest: z.string() }))

/** Without the lists of files, which are long. */
const COLUMNS = {
  number: true,
  takenAt: true,
  skillCount: true,
  digest: true,
  repositories: true,
  changes: true,
} as const

/** Newest first. */
export async function listSnapshots(library: string): Promise<SnapshotRow[]> {
  const rows = await getDatabase().librarySnapshot.findMany({
    where: { library },
    orderBy: { number: "desc" },
    take: MAX_SNAPSHOTS,
    select: COLUMNS,
  })
  return rows.map(toSnapshotRow)
}

/** The newest; null where none was taken. */
export async function getSnapshot(library: string): Promise<SnapshotRow | null> {
  const row = await getDatabase().librarySnapshot.findFirst({
    where: { library },
    orderBy: { number: "desc" },
    select: COLUMNS,
  })
  return row === null ? null : toSnapshotRow(row)
}

/** What a snapshot was taken of; null where it is not the newest any more. */
export async function getSnapshotFiles(library: string, number: number): Promise<SkillFile[] | null> {
  const row = await getDatabase().librarySnapshot.findUnique({
    where: { library_number: { library, number } },
    select: { files: true },
  })
  return row === null || row.files === null ? null : parseFiles(row.files)
}

/**
 * Takes a snapshot, unless the newest one says the same of the commits and the files: then that one is the answer. Safe where two
 * processes do it at once: one row comes of it.
 */
export async function createSnapshot(
  library: string,
  snapshot: NewSnapshot,
): Promise<{ row: SnapshotRow; isNew: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insertSnapshot(library, snapshot)
    } catch (error) {
      // Another process took the number in the meantime; most likely of the very same state.
      if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

function insertSnapshot(library: string, snapshot: NewSnapshot): Promise<{ row: SnapshotRow; isNew: boolean }> {
  const { skillCount, digest, repositories, files, compare } = snapshot
  return getDatabase().$transaction(async (database) => {
    const newest = await database.librarySnapshot.findFirst({ where: { library }, orderBy: { number: "desc" } })
    if (newest !== null && isSameState(toSnapshotRow(newest), snapshot))
      return { row: toSnapshotRow(newest), isNew: false }
    const before = newest === null || newest.files === null ? null : parseFiles(newest.files)
    const number = (newest?.number ?? 0) + 1
    const row = await database.librarySnapshot.create({
      data: {
        library,
        number,
        skillCount,
        digest,
        repositories: repositories.map(({ name, branch, head }) => ({ name, branch, head })),
        changes: toJson(compare(before)),
        files: JSON.stringify(files),
      },
      select: COLUMNS,
    })
    await database.librarySnapshot.updateMany({
      where: { library, number: { lt: number }, files: { not: null } },
      data: { files: null },
    })
    await database.librarySnapshot.deleteMany({ where: { library, number: { lte: number - MAX_SNAPSHOTS } } })
    return { row: toSnapshotRow(row), isNew: true }
  })
}

/** The same as plain literals: Prisma takes no named interfaces. */
function toJson({ added, changed, removed, counts, total, unlisted }: ListedChanges) {
  const list = (skills: ListedChanges["added"]) => skills.map(({ id, name }) => ({ id, name }))
  return {
    added: list(added),
    changed: list(changed),
    removed: list(removed),
    counts: { added: counts.added, changed: counts.changed, removed: counts.removed },
    total,
    unlisted,
  }
}

function isSameState(row: SnapshotRow, { digest, repositories }: NewSnapshot): boolean {
  const sayState = (marks: readonly RepositoryMark[]) => JSON.stringify(marks.map(({ branch, head }) => [branch, head]))
  return row.digest === digest && sayState(row.repositories) === sayState(repositories)
}

interface StoredSnapshot {
  number: number
  takenAt: Date
  skillCount: number
  digest: string
  repositories: unknown
  changes: unknown
}

function toSnapshotRow({ number, takenAt, skillCount, digest, repositories, changes }: StoredSnapshot): SnapshotRow {
  return {
    number,
    takenAt: takenAt.toISOString(),
    skillCount,
    digest,
    repositories: repositoriesSchema.parse(repositories),
    changes: changesSchema.parse(changes),
  }
}

function parseFiles(text: string): SkillFile[] {
  return filesSchema.parse(JSON.parse(text))
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2002"
}
