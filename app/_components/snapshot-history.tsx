import { formatCount } from "@/components/ui/format-count"
import { RelativeTime } from "@/components/ui/relative-time"
import type { FreshnessChanges, SnapshotEntry } from "@/lib/server/libraries/contract"
import { WatermarkText } from "./watermark-text"

/** Snapshots, newest first: when each was taken, of what, and what had changed since the one before it. */
export function SnapshotHistory({ entries }: { entries: readonly SnapshotEntry[] }) {
  return (
    <ol aria-label="Snapshots" className="max-h-72 overflow-y-auto border-line border-t">
      {entries.map(({ number, takenAt, repositories, digest, changes }) => (
        <li
          key={number}
          className="grid grid-cols-[2.5rem_1fr] gap-x-2 border-line border-b px-3 py-1.5 text-xs last:border-b-0"
        >
          <span className="tabular font-mono text-ink-3">{number}</span>
          <span className="min-w-0">
            <RelativeTime iso={takenAt} className="text-ink-2" />
            {" · "}
            <WatermarkText repositories={repositories} digest={digest} />
            <span className="block text-ink-3">{describeChanges(changes, number)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function describeChanges({ counts, total }: FreshnessChanges, number: number): string {
  if (number === 1) return "the first"
  if (total === 0) return "no skill changed"
  const parts = [
    [counts.added, "added"],
    [counts.changed, "changed"],
    [counts.removed, "removed"],
  ] as const
  return parts.flatMap(([count, word]) => (count > 0 ? [`${formatCount(count)} ${word}`] : [])).join(", ")
}
