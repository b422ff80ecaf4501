import Link from "next/link"
import { libraryHref } from "@/components/shell/library-href"
import { describeCode } from "@/components/skill/describe-code"
import { SeverityMark } from "@/components/skill/severity"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { LibraryFigures } from "../_lib/library-figures"

const SHOWN = 10

/** What the reader found, one row a kind, worst first. */
export function DiagnosticGroups({ figures, library }: { figures: LibraryFigures; library: string | null }) {
  const { groups, total } = figures.diagnostics
  const all = libraryHref("/skills?view=diagnostics", library)
  return (
    <Panel
      id="diagnostics"
      title="Diagnostics"
      note={total === 0 ? undefined : `${formatPlural(total, "finding")} of ${formatPlural(groups.length, "kind")}`}
      flush
    >
      {total === 0 ? (
        <p className="px-3 py-4 text-ink-2 text-sm">The reader found nothing to remark in any file.</p>
      ) : (
        <ul>
          {groups.slice(0, SHOWN).map(({ code, severity, count, first }) => (
            <li key={code} className="border-line border-b last:border-b-0">
              <Link
                href={libraryHref(`/skills?view=diagnostics&code=${encodeURIComponent(code)}`, library)}
                className="group grid min-h-8 grid-cols-[1rem_1fr_auto] items-baseline gap-x-2.5 px-3 py-1.5 hover:bg-sunken focus-visible:outline-offset-[-2px]"
              >
                <SeverityMark severity={severity} iconOnly className="translate-y-0.5" />
                <span className="min-w-0">
                  <span className="block truncate font-mono text-xs group-hover:text-accent">{code}</span>
                  <span className="block truncate text-ink-3 text-xs" title={describeCode(code) ?? first.message}>
                    {describeCode(code) ?? first.message}
                  </span>
                </span>
                <span className="tabular font-mono text-sm">{formatCount(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {groups.length > SHOWN && (
        <p className="border-line border-t px-3 py-2 text-xs">
          <Link href={all} className="text-accent underline underline-offset-2">
            All {formatCount(groups.length)} kinds
          </Link>
        </p>
      )}
    </Panel>
  )
}
