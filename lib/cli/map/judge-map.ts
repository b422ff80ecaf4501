// Decides whether a map file still tells the truth about a library, from its first line.
import {
  digestText,
  type FreshnessState,
  isDigestMark,
  isMarkOf,
  type ListedChanges,
  listChanges,
  NO_CHANGES,
  type Watermark,
} from "@/lib/recall"
import { UsageError } from "../usage-error"
import type { MapStanding } from "./find-standing"

export interface MapJudgement {
  state: FreshnessState
  /** What the map was marked with, and where the library stands; null where that is not known. */
  old: string | null
  head: string | null
  /** Null where it cannot be told which skills changed. */
  changes: ListedChanges | null
  /** Sentences for people. */
  notes: string[]
}

/** @param mark Of line 1; null: there is none. Throws `UsageError` where it cannot be told. */
export async function judgeMap(file: string, mark: Watermark | null, standing: MapStanding): Promise<MapJudgement> {
  if (standing.basis === "unreadable") return judgeUnreadable(standing, mark)
  const head = standing.basis === "git" ? standing.head : digestText(standing)
  if (mark === null) return missing(null, head, `${file} has no watermark on line 1; write one: tower map watermark`)
  if (isDigestMark(mark)) return judgeDigest(mark, standing)
  if (standing.basis === "digest") {
    const why =
      standing.why === "outside-git" ? "the library is not in git here" : "the library lies in several repositories"
    throw new UsageError(
      `${file} is marked with the commit ${mark.at}, but ${why}`,
      "mark it by digest, when the map is right: tower map watermark",
    )
  }
  return judgeCommit(mark, standing)
}

export function missing(old: string | null, head: string | null, note: string): MapJudgement {
  return { state: "MISSING", old, head, changes: null, notes: [note] }
}

function judgeUnreadable(
  { top, fault }: Extract<MapStanding, { basis: "unreadable" }>,
  mark: Watermark | null,
): MapJudgement {
  const note = `the library is in the git repository ${top}, but HEAD cannot be read: ${fault.message}`
  if (fault.code === "no-commits" || fault.code === "failed")
    return missing(mark?.at ?? null, null, `${note}; ${toClause(fault.mend)}`)
  throw new UsageError(note, toClause(fault.mend))
}

/** A sentence, as it stands after a semicolon. */
export function toClause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "")
}

function judgeDigest(mark: Watermark, standing: Exclude<MapStanding, { basis: "unreadable" }>): MapJudgement {
  const now = digestText(standing)
  if (isMarkOf(mark, now)) return { state: "FRESH", old: mark.at, head: now, changes: NO_CHANGES, notes: [] }
  const note =
    "which skills changed cannot be told: the map is marked by digest; the Overview of a running Skill Tower lists them after a snapshot"
  return { state: "STALE", old: mark.at, head: now, changes: null, notes: [note] }
}

async function judgeCommit(mark: Watermark, standing: Extract<MapStanding, { basis: "git" }>): Promise<MapJudgement> {
  const { head, top } = standing
  const isAtHead = isMarkOf(mark, head)
  const comparison = await standing.compare(isAtHead ? head : mark.at)
  if (!comparison.ok) {
    const { message } = comparison.fault
    if (isAtHead)
      throw new UsageError(`the commit ${head} of ${top} cannot be read: ${message}`, "git fsck tells what is broken")
    const note = `which skills changed cannot be told: the commit ${mark.at} is not in this clone (${message})`
    return { state: "STALE", old: mark.at, head, changes: null, notes: [note] }
  }
  const changes = listChanges(comparison.changes)
  if (isAtHead && comparison.isSame) return { state: "FRESH", old: mark.at, head, changes, notes: [] }
  const notes = isAtHead ? ["HEAD is the same; what is not committed differs"] : []
  if (changes.total === 0) notes.push("no skill has changed")
  return { state: "STALE", old: mark.at, head, changes, notes }
}
