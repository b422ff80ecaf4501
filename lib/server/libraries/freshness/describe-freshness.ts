// Says in words why a snapshot is fresh, stale or missing. Pure; commits are shortened, since the line has them whole.
import type { MarkJudgement, SnapshotMark } from "@/lib/recall"
import type { HeadFault } from "../../git"
import type { FreshnessReason } from "../contract"

const SHORT = 10

export interface Words {
  explanation: string
  mend: string | null
}

export function describeMissing(
  reason: FreshnessReason,
  context: { skillCount: number; repository?: string; fault?: HeadFault },
): Words {
  switch (reason) {
    case "no-snapshot":
      return {
        explanation: `No snapshot of this library was taken yet, so nobody can say what changed. One notes the commit and a digest of each of its ${countSkills(context.skillCount)}; nothing is written into the library.`,
        mend: "Take a snapshot when the library is as it should be.",
      }
    case "history-unavailable":
      return {
        explanation: "The database that keeps the snapshots does not answer.",
        mend: "See the database in /api/health; the rest of this page does not need it.",
      }
    default:
      return {
        explanation: `The library is in the git repository "${context.repository ?? ""}", but its HEAD cannot be read: ${context.fault?.message ?? "unknown"}.`,
        mend: context.fault?.mend ?? null,
      }
  }
}

export function describeJudgement(
  judgement: MarkJudgement,
  before: SnapshotMark,
  now: SnapshotMark,
  context: { changed: number; isManifest: boolean },
): Words {
  if (judgement.state === "FRESH") {
    const same = "as it was when the snapshot was taken."
    const explanation =
      now.repositories.length > 0
        ? `HEAD is ${same.slice(0, -1)}, and so is every skill file.`
        : `Every skill file is ${same}`
    return { explanation, mend: null }
  }
  const isManifestAlone = context.isManifest && context.changed === 0
  return {
    explanation: `${describeMove(judgement, before, now, isManifestAlone)}${describeFiles(context)}.`,
    mend: "Look at what changed, then take a new snapshot.",
  }
}

function describeMove(
  { old, head }: { old: string; head: string },
  before: SnapshotMark,
  now: SnapshotMark,
  isManifestAlone: boolean,
): string {
  if (now.repositories.length === 0 && before.repositories.length === 0)
    return isManifestAlone ? "The manifest file differs, but " : ""
  if (now.repositories.length === 0) return "The library was in git and is not any more; "
  if (before.repositories.length === 0) return "The library was outside git and is in it now; "
  if (old === head) return "HEAD is the same, but what is not committed differs: "
  const moved = now.repositories.find((repository) => repository.head === head)
  const where = now.repositories.length > 1 && moved !== undefined ? ` of ${moved.name}` : ""
  return `HEAD${where} moved from ${old.slice(0, SHORT)} to ${head.slice(0, SHORT)}; `
}

function describeFiles({ changed, isManifest }: { changed: number; isManifest: boolean }): string {
  if (changed > 0) return `${countSkills(changed)} changed since`
  return isManifest ? "none of its skills changed since" : "no skill file has changed since"
}

function countSkills(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "skill" : "skills"}`
}
