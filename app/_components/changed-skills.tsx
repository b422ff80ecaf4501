import Link from "next/link"
import { skillHref } from "@/components/shell/library-href"
import { formatCount } from "@/components/ui/format-count"
import type { ChangedSkillLink, FreshnessChanges } from "@/lib/server/libraries/contract"

const GROUPS = [
  { key: "added", label: "Added" },
  { key: "changed", label: "Changed" },
  { key: "removed", label: "Removed" },
] as const

/** The skills that differ, group by group; those that are still there lead to their page. */
export function ChangedSkills({ changes, library }: { changes: FreshnessChanges; library: string | null }) {
  return (
    <dl className="border-line border-t">
      {GROUPS.filter(({ key }) => changes[key].length > 0).map(({ key, label }) => (
        <div key={key} className="grid grid-cols-[6rem_1fr] gap-x-3 border-line border-b px-3 py-1.5 last:border-b-0">
          <dt className="text-ink-2 text-xs">
            {label} <span className="tabular font-mono">{formatCount(changes[key].length)}</span>
          </dt>
          <dd className="min-w-0">
            <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
              {changes[key].map((skill) => (
                <li key={`${skill.slug} ${skill.name}`} className="max-w-full break-words font-mono">
                  <SkillText skill={skill} library={library} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
      {changes.unlisted > 0 && (
        <div className="px-3 py-1.5 text-ink-2 text-xs">
          <dt className="sr-only">Not listed</dt>
          <dd>and {formatCount(changes.unlisted)} more</dd>
        </div>
      )}
    </dl>
  )
}

function SkillText({ skill: { name, slug }, library }: { skill: ChangedSkillLink; library: string | null }) {
  if (slug === null) return name
  return (
    <Link href={skillHref(slug, library)} className="hover:text-accent hover:underline hover:underline-offset-2">
      {name}
    </Link>
  )
}
