import Link from "next/link"
import { skillHref } from "@/components/shell/library-href"
import { driftMeaning } from "@/components/skill/drift-words"
import { Badge } from "@/components/ui/badge"
import { Disclosure } from "@/components/ui/disclosure"
import { formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import { DRIFT_CONDITIONS } from "@/lib/library"
import { type LoadedLibrary, listDrift } from "@/lib/server/libraries"

/** Worst first; what is told of more skills than this is folded. */
const MAX_UNFOLDED = 5

/** Whether the files that skills were checked against are still those: every condition, with the skills it holds for. */
export async function SourcesPanel({ loaded, library }: { loaded: LoadedLibrary; library: string | null }) {
  const { counts, checkedCount, withoutSourcesCount, skills } = await listDrift(loaded)
  if (checkedCount === 0) return null
  return (
    <Panel
      id="sources"
      title="Truth sources"
      note={`of ${formatPlural(checkedCount, "skill")}; ${withoutSourcesCount} name none`}
      flush
    >
      {DRIFT_CONDITIONS.filter((condition) => counts[condition] > 0).map((condition) => {
        const { label, tone, hint } = driftMeaning[condition]
        return (
          <Disclosure
            key={condition}
            defaultOpen={condition !== "OK" && counts[condition] <= MAX_UNFOLDED}
            className="border-line border-b px-3 py-1 last:border-b-0"
            summary={
              <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
                <Badge tone={tone}>{label}</Badge>
                <span className="tabular font-mono text-sm">{counts[condition]}</span>
                <span className="text-ink-3 text-xs">{hint}</span>
              </span>
            }
          >
            <ul className="flex flex-wrap gap-x-3 gap-y-1 pb-2 pl-5 text-sm">
              {skills
                .filter(({ conditions }) => conditions.includes(condition))
                .map(({ id, slug, name }) => (
                  <li key={id} className="min-w-0">
                    <Link
                      href={`${skillHref(slug, library)}#drift`}
                      prefetch={false}
                      className="inline-flex min-h-6 items-center break-words hover:text-accent hover:underline"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
            </ul>
          </Disclosure>
        )
      })}
    </Panel>
  )
}
