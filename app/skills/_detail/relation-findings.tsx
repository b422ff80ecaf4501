import Link from "next/link"
import { graphHref } from "@/components/graph/graph-address"
import { findingMeaning } from "@/components/graph-health/finding-meaning"
import { SeverityMark, severityMeaning } from "@/components/skill/severity"
import { cn } from "@/components/ui/cn"
import { CopyButton } from "@/components/ui/copy-button"
import { toneStyle } from "@/components/ui/tone"
import type { Finding } from "@/lib/graph"

/** What is ill in the structure around this skill, with what to type. */
export function RelationFindings({ findings, library }: { findings: readonly Finding[]; library: string | null }) {
  if (findings.length === 0) return null
  return (
    <ul aria-label="Findings of the graph" className="border-line border-b">
      {findings.map(({ id, code, severity, message, mend }) => (
        <li
          key={id}
          className={cn(
            "border-line border-b border-l-3 px-3 py-2 last:border-b-0",
            toneStyle[severityMeaning[severity].tone].edge,
          )}
        >
          <p className="flex flex-wrap items-baseline gap-x-3">
            <SeverityMark severity={severity} />
            <Link
              href={graphHref({ view: "findings", finding: id }, library)}
              prefetch={false}
              className="inline-flex min-h-6 items-center hover:text-accent hover:underline"
              title={findingMeaning[code].hint}
            >
              {findingMeaning[code].label}
            </Link>
          </p>
          <p className="break-words">{message}</p>
          {mend !== "" && (
            <p className="flex flex-wrap items-center gap-x-1 break-words text-ink-2">
              <span className="text-ink-3">To do:</span> <span className="min-w-0">{mend}</span>
              <CopyButton text={mend} label="Copy what to do" iconOnly />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
