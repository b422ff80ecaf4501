import Link from "next/link"
import { libraryHref } from "@/components/shell/library-href"
import { StatusChip } from "@/components/skill/status-chip"
import { Badge } from "@/components/ui/badge"
import { CopyButton } from "@/components/ui/copy-button"
import type { SkillDetail } from "@/lib/server/libraries/contract"
import { markHiddenText } from "../_lib/mark-hidden-text"

/** Name, place, standing and description. */
export function SkillPageHeader({ detail, library }: { detail: SkillDetail; library: string | null }) {
  const { summary, record } = detail
  const facts = [
    record.version && `version ${record.version}`,
    record.type,
    record.stability,
    record.owner,
    record.license,
  ]
  return (
    <header className="min-w-0">
      <nav aria-label="Breadcrumb" className="flex min-w-0 items-center gap-1.5 text-ink-3 text-xs">
        <Link
          href={libraryHref("/skills", library)}
          className="inline-flex min-h-6 items-center hover:text-accent hover:underline"
        >
          Skills
        </Link>
        <span aria-hidden>/</span>
        <span className="truncate font-mono text-2xs" title={record.path}>
          {record.path}
        </span>
        <CopyButton text={record.path} label="Copy the path" iconOnly />
      </nav>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 id="page-title" tabIndex={-1} className="break-words font-semibold text-ink text-xl outline-none">
          {markHiddenText(record.name)}
        </h1>
        <StatusChip status={summary.status} reason={summary.statusReason} className="text-sm" />
      </div>
      <p className="mt-1 max-w-[80ch] break-words text-ink-2 text-sm">{markHiddenText(record.description)}</p>
      <ul aria-label="Facts" className="mt-2 flex flex-wrap items-center gap-1.5">
        {summary.subjects.map((subject) => (
          <li key={`subject ${subject}`} className="flex">
            <Link
              href={libraryHref(`/skills?subject=${encodeURIComponent(subject)}`, library)}
              className="inline-flex h-5 items-center rounded-sm bg-sunken px-1.5 text-ink-2 text-xs hover:text-accent hover:underline"
            >
              {subject}
            </Link>
          </li>
        ))}
        {summary.project.map((handle) => (
          <li key={`project ${handle}`} className="flex">
            <Badge tone="accent">only in {handle}</Badge>
          </li>
        ))}
        {facts.map(
          (fact) =>
            fact && (
              <li key={fact} className="flex">
                <Badge>{fact}</Badge>
              </li>
            ),
        )}
      </ul>
    </header>
  )
}
