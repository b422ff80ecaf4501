import Link from "next/link"
import { libraryHref } from "@/components/shell/library-href"
import { describeCode } from "@/components/skill/describe-code"
import type { DiagnosticGroup } from "@/components/skill/group-diagnostics"
import { SeverityMark, severityMeaning } from "@/components/skill/severity"
import { cn } from "@/components/ui/cn"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import { StackedBar } from "@/components/ui/stacked-bar"
import { toneStyle } from "@/components/ui/tone"
import type { LibraryFigures } from "../_lib/library-figures"
import { listSeverityParts } from "../_lib/verdict-parts"

const SHOWN = 8

/** What the reader found: how much of each severity, then one bar a kind, worst first. */
export function DiagnosticGroups({ figures, library }: { figures: LibraryFigures; library: string | null }) {
  const { groups, total } = figures.diagnostics
  const all = libraryHref("/skills?view=diagnostics", library)
  const most = Math.max(1, ...groups.map(({ count }) => count))
  return (
    <Panel
      id="diagnostics"
      title="Diagnostics"
      note={total === 0 ? undefined : `of ${formatPlural(groups.length, "kind")}`}
      actions={
        total === 0 ? undefined : (
          <Link href={all} data-count={total} className="text-accent text-xs underline underline-offset-2">
            All {formatCount(total)}
          </Link>
        )
      }
      flush
    >
      {total === 0 ? (
        <p className="px-3 py-4 text-ink-2 text-sm">The reader found nothing to remark in any file.</p>
      ) : (
        <>
          <StackedBar
            label="Diagnostics by severity"
            parts={listSeverityParts(figures).map((part) => ({ ...part, href: libraryHref(part.href ?? "", library) }))}
            className="border-line border-b px-3 py-2"
          />
          <ul aria-label="Diagnostics by kind">
            {groups.slice(0, SHOWN).map((group) => (
              <KindRow key={group.code} group={group} share={group.count / most} library={library} />
            ))}
          </ul>
        </>
      )}
      {groups.length > SHOWN && (
        <p className="px-3 py-2 text-xs">
          <Link href={all} className="text-accent underline underline-offset-2">
            Every kind
          </Link>
        </p>
      )}
    </Panel>
  )
}

/** `share` is of the most frequent kind. */
function KindRow({ group, share, library }: { group: DiagnosticGroup; share: number; library: string | null }) {
  const { code, severity, count, first } = group
  const words = describeCode(code) ?? first.message
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        href={libraryHref(`/skills?view=diagnostics&code=${encodeURIComponent(code)}`, library)}
        prefetch={false}
        data-count={count}
        className="group grid min-h-8 grid-cols-[1rem_1fr_4rem_auto] items-center gap-x-2.5 px-3 py-1.5 hover:bg-sunken focus-visible:outline-offset-[-2px]"
      >
        <SeverityMark severity={severity} iconOnly />
        <span className="min-w-0">
          <span className="block truncate font-mono text-xs group-hover:text-accent">{code}</span>
          <span className="block truncate text-ink-3 text-xs" title={words}>
            {words}
          </span>
        </span>
        <span aria-hidden className="h-2 bg-sunken group-hover:bg-panel">
          <span
            className={cn("block h-2", toneStyle[severityMeaning[severity].tone].fill)}
            style={{ width: `${Math.max(4, share * 100)}%` }}
          />
        </span>
        <span className="tabular min-w-8 text-right font-mono text-sm">{formatCount(count)}</span>
      </Link>
    </li>
  )
}
