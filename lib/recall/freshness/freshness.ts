// Judges whether a snapshot of a library still tells the truth (recall.md, "Map freshness").

export const FRESHNESS_STATES = ["FRESH", "STALE", "MISSING"] as const
export type FreshnessState = (typeof FRESHNESS_STATES)[number]

/** Where one git work tree stood. */
export interface RepositoryMark {
  /** Name of its folder. */
  name: string
  /** Null where no branch is checked out. */
  branch: string | null
  /** The commit, in hex. */
  head: string
}

/** Where a library stood: the git work trees that hold its skills (none outside git), and a digest of every skill file. */
export interface SnapshotMark {
  /** Sorted by their place on disk. */
  repositories: readonly RepositoryMark[]
  /** SHA-256, hex. */
  digest: string
}

export type MarkJudgement = { state: "FRESH" } | { state: "STALE"; old: string; head: string }

/** `old` and `head` are the first pair of commits that differ; outside git, digests. */
export function compareMarks(before: SnapshotMark, now: SnapshotMark): MarkJudgement {
  const places = Math.max(before.repositories.length, now.repositories.length)
  for (let at = 0; at < places; at += 1) {
    const old = before.repositories[at]?.head
    const head = now.repositories[at]?.head
    if (old !== head) return { state: "STALE", old: old ?? digestText(before), head: head ?? digestText(now) }
  }
  if (before.digest === now.digest) return { state: "FRESH" }
  const old = before.repositories[0]?.head ?? digestText(before)
  return { state: "STALE", old, head: now.repositories[0]?.head ?? digestText(now) }
}

export function digestText({ digest }: Pick<SnapshotMark, "digest">): string {
  return `sha256:${digest}`
}

/** Line 1 of every answer about freshness: the word, and for STALE what it was and what it is. */
export function formatFreshness(judgement: {
  state: FreshnessState
  old?: string | null
  head?: string | null
}): string {
  const { state, old, head } = judgement
  return state === "STALE" ? `STALE ${old ?? "-"} ${head ?? "-"}` : state
}
