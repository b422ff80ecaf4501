// The freshness of a loaded library's newest snapshot: read from the database, judged by lib/recall, put into words.
import {
  type ChangedSkill,
  compareMarks,
  compareSkillFiles,
  formatFreshness,
  type ListedChanges,
  listChanges,
  NO_CHANGES,
  type SkillFile,
} from "@/lib/recall"
import { listSkillFiles } from "../../files"
import { createSnapshot, getSnapshot, getSnapshotFiles, listSnapshots, type SnapshotRow } from "../../store/snapshots"
import type {
  FreshnessChanges,
  FreshnessReason,
  FreshnessSummary,
  LoadedLibrary,
  MapFreshness,
  Result,
  SnapshotEntry,
  SnapshotError,
} from "../contract"
import { slugOf } from "../views/skill-index"
import { describeJudgement, describeMissing } from "./describe-freshness"
import { readStanding, type Standing } from "./read-standing"

type Asked = Pick<LoadedLibrary, "library" | "source">

/** What the newest snapshot was compared with the library as it is: once a revision and snapshot. */
const compared = new WeakMap<LoadedLibrary["library"], { number: number; changes: Promise<ListedChanges> }>()

/** Never rejects: a database that does not answer is a reason of its own. */
export async function getMapFreshness(loaded: Asked): Promise<MapFreshness> {
  const standing = await readStanding(loaded)
  try {
    const history = await listSnapshots(loaded.source.id)
    const changes = await compareWithNewest(loaded, history[0] ?? null, standing)
    return judge(loaded, standing, history, changes)
  } catch (cause) {
    console.error("snapshots cannot be read from the database:", cause instanceof Error ? cause.name : typeof cause)
    return makeMissing("history-unavailable", loaded, standing, [], NO_CHANGES)
  }
}

/** Null where the database does not answer. */
export async function getFreshnessSummary(loaded: Asked): Promise<FreshnessSummary | null> {
  try {
    const [standing, newest] = await Promise.all([readStanding(loaded), getSnapshot(loaded.source.id)])
    const changes = await compareWithNewest(loaded, newest, standing)
    const { state, old, head } = judge(loaded, standing, newest === null ? [] : [newest], changes)
    return { state, old, head, changed: changes.total }
  } catch {
    return null
  }
}

/** Writes down where the library stands; the same state twice is one snapshot. `isNew` tells which it was. */
export async function takeSnapshot(
  loaded: Asked,
): Promise<Result<{ freshness: MapFreshness; isNew: boolean }, SnapshotError>> {
  const standing = await readStanding(loaded, { isExact: true })
  if (!standing.ok) {
    const reason = faultReason(standing)
    const { explanation, mend } = describeMissing(reason, {
      skillCount: loaded.library.skills.length,
      repository: standing.repository,
      fault: standing.fault,
    })
    return { ok: false, error: { code: reason, message: explanation, mend: mend ?? "" } }
  }
  const files = listSkillFiles(loaded.library)
  const { isNew } = await createSnapshot(loaded.source.id, {
    skillCount: loaded.library.skills.length,
    digest: standing.mark.digest,
    repositories: standing.mark.repositories,
    files,
    compare: (before) => (before === null ? NO_CHANGES : listChanges(compareSkillFiles(before, files))),
  })
  return { ok: true, value: { freshness: await getMapFreshness(loaded), isNew } }
}

async function compareWithNewest(
  { library, source }: Asked,
  newest: SnapshotRow | null,
  standing: Standing,
): Promise<ListedChanges> {
  const digest = standing.ok ? standing.mark.digest : standing.digest
  if (newest === null || newest.digest === digest) return NO_CHANGES
  const kept = compared.get(library)
  if (kept?.number === newest.number) return kept.changes
  const changes = getSnapshotFiles(source.id, newest.number).then((before: SkillFile[] | null) =>
    before === null ? NO_CHANGES : listChanges(compareSkillFiles(before, listSkillFiles(library))),
  )
  compared.set(library, { number: newest.number, changes })
  changes.catch(() => compared.delete(library))
  return changes
}

function judge(
  loaded: Asked,
  standing: Standing,
  history: readonly SnapshotRow[],
  changes: ListedChanges,
): MapFreshness {
  const [newest] = history
  if (!standing.ok) return makeMissing(faultReason(standing), loaded, standing, history, changes)
  if (newest === undefined) return makeMissing("no-snapshot", loaded, standing, history, changes)
  const judgement = compareMarks(newest, standing.mark)
  const isManifest = loaded.source.kind === "manifest"
  const words = describeJudgement(judgement, newest, standing.mark, { changed: changes.total, isManifest })
  const { old, head } = judgement.state === "STALE" ? judgement : { old: null, head: null }
  return {
    state: judgement.state,
    reason: null,
    line: formatFreshness(judgement),
    old,
    head,
    ...words,
    ...describeStates(loaded, standing, history, changes),
  }
}

function makeMissing(
  reason: FreshnessReason,
  loaded: Asked,
  standing: Standing,
  history: readonly SnapshotRow[],
  changes: ListedChanges,
): MapFreshness {
  const context = { skillCount: loaded.library.skills.length, ...(standing.ok ? {} : standing) }
  const words = describeMissing(reason, context)
  const states = describeStates(loaded, standing, history, changes)
  return { state: "MISSING", reason, line: "MISSING", old: null, head: null, ...words, ...states }
}

function describeStates(
  { library }: Asked,
  standing: Standing,
  history: readonly SnapshotRow[],
  changes: ListedChanges,
): Pick<MapFreshness, "snapshot" | "current" | "changes" | "history"> {
  const present = new Set(library.skills.map(({ id }) => id))
  const entries = history.map((row) => toEntry(row, present))
  return {
    snapshot: entries[0] ?? null,
    current: standing.ok
      ? {
          repositories: [...standing.mark.repositories],
          digest: standing.mark.digest,
          skillCount: library.skills.length,
        }
      : null,
    changes: linkChanges(changes, present),
    history: entries,
  }
}

function toEntry({ changes, ...row }: SnapshotRow, present: ReadonlySet<string>): SnapshotEntry {
  return { ...row, changes: linkChanges(changes, present) }
}

function linkChanges(
  { added, changed, removed, ...counts }: ListedChanges,
  present: ReadonlySet<string>,
): FreshnessChanges {
  const link = (skills: readonly ChangedSkill[]) =>
    skills.map(({ id, name }) => ({ name, slug: present.has(id) ? slugOf({ id }) : null }))
  return { added: link(added), changed: link(changed), removed: link(removed), ...counts }
}

function faultReason({ fault }: Extract<Standing, { ok: false }>): "head-unreadable" | "git-unavailable" {
  return fault.code === "no-commits" || fault.code === "failed" ? "head-unreadable" : "git-unavailable"
}
