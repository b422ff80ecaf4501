import Link from "next/link"
import { libraryHref } from "@/components/shell/library-href"
import { formatCount } from "@/components/ui/format-count"
import { tabStyle } from "@/components/ui/tabs"
import type { SkillsView } from "../_lib/skills-view"

const VIEWS: readonly { view: SkillsView; label: string; href: string }[] = [
  { view: "skills", label: "Skills", href: "/skills" },
  { view: "diagnostics", label: "Diagnostics", href: "/skills?view=diagnostics" },
  { view: "left-out", label: "Refused and skipped", href: "/skills?view=left-out" },
  { view: "collisions", label: "Collisions", href: "/skills?view=collisions" },
]

export interface SkillsViewsProps {
  current: SkillsView
  /** Null: not counted, since that would take too long. */
  counts: Record<SkillsView, number | null>
  library: string | null
}

/** The lists of a library, as links: each has an address of its own. */
export function SkillsViews({ current, counts, library }: SkillsViewsProps) {
  return (
    <nav aria-label="Lists" className="flex shrink-0 gap-5 overflow-x-auto border-line border-b">
      {VIEWS.map(({ view, label, href }) => (
        <Link
          key={view}
          href={libraryHref(href, library)}
          aria-current={view === current ? "page" : undefined}
          className={tabStyle}
        >
          {label}
          <span className="tabular font-mono text-ink-3 text-xs">{formatOrDash(counts[view])}</span>
        </Link>
      ))}
    </nav>
  )
}

function formatOrDash(count: number | null): string {
  return count === null ? "–" : formatCount(count)
}
