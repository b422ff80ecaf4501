import Link from "next/link"
import { skillHref } from "@/components/shell/library-href"
import { Disclosure } from "@/components/ui/disclosure"
import { formatCount } from "@/components/ui/format-count"
import type { ChangedSkillLink, FreshnessChanges } from "@/lib/server/libraries/contract"

const GROUPS = [
  { key: "added", label: "Added" },
  { key: "changed", label: "Changed" },
  { key: "removed", label: "Removed" },
] as const
/** Names shown of a group before one asks for the others. */
const SHOWN = 9

/** The skills that differ, group by group; those that are still there lead to their page. */
export function ChangedSkills({ changes, library }: { changes: FreshnessChanges; library: string | null }) {
  return (
    <dl className="border-line border-t">
      {GROUPS.filter(({ key }) => changes.counts[key] > 0).map(({ key, label }) => (
        <div key={key} className="grid grid-cols-[5.5rem_1fr] gap-x-3 border-line border-b px-3 py-1.5 last:border-b-0">
          <dt className="text-ink-2 text-xs">
            {label} <span className="tabular font-mono">{formatCount(changes.counts[key])}</span>
          </dt>
          <dd className="min-w-0">
            <SkillNames skills={changes[key].slice(0, SHOWN)} library={library} />
            <OtherNames skills={changes[key].slice(SHOWN)} all={changes.counts[key]} library={library} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface OtherNamesProps {
  skills: readonly ChangedSkillLink[]
  /** Of the whole group. */
  all: number
  library: string | null
}

function OtherNames({ skills, all, library }: OtherNamesProps) {
  const unlisted = all - SHOWN - skills.length
  if (skills.length === 0) return unlisted > 0 && <p className="text-ink-3 text-xs">and {formatCount(unlisted)} more</p>
  return (
    <Disclosure summary={`and ${formatCount(all - SHOWN)} more`} summaryClassName="text-ink-2 text-xs">
      <SkillNames skills={skills} library={library} />
      {unlisted > 0 && <p className="text-ink-3 text-xs">{formatCount(unlisted)} more are not listed</p>}
    </Disclosure>
  )
}

function SkillNames({ skills, library }: { skills: readonly ChangedSkillLink[]; library: string | null }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
      {skills.map(({ name, slug }) => (
        <li key={`${slug} ${name}`} className="max-w-full break-words font-mono">
          {slug === null ? (
            name
          ) : (
            <Link
              href={skillHref(slug, library)}
              className="hover:text-accent hover:underline hover:underline-offset-2 pointer-coarse:inline-block pointer-coarse:py-1"
            >
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
