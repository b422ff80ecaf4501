"use client"

import { SkillName } from "@/components/explain/skill-name"
import { loadNouns, loadVerbs } from "@/components/explain/vocabulary"
import type { RouteTrace } from "@/lib/routing"

/** Everything that an agent would get besides the winner: also selected, and what those pull in. */
export function LoadedSkills({ trace }: { trace: RouteTrace }) {
  const others = trace.selected.filter((skill) => skill !== trace.winner)
  if (others.length === 0 && trace.coLoaded.length === 0) return null
  return (
    <dl className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      {others.length > 0 && (
        <>
          <dt className="text-ink-3">Also selected</dt>
          <dd className="flex min-w-0 flex-wrap gap-x-4">
            {others.map((skill) => (
              <SkillName key={skill} skill={skill} />
            ))}
          </dd>
        </>
      )}
      {trace.coLoaded.length > 0 && (
        <>
          <dt className="text-ink-3">Loaded with {others.length > 0 ? "them" : "it"}</dt>
          <dd className="flex min-w-0 flex-wrap gap-x-4">
            {trace.coLoaded.map(({ skill, via, from }) => (
              <span key={skill} title={`${from} ${loadVerbs[via]} ${skill}`}>
                <SkillName skill={skill} /> <span className="text-ink-3 text-xs">{loadNouns[via]}</span>
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  )
}
