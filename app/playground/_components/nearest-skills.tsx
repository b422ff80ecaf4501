"use client"

import { SkillName } from "@/components/explain/skill-name"
import { WhyNotButton } from "@/components/explain/why-not-button"
import { Panel } from "@/components/ui/panel"
import type { NearProse } from "../_lib/nearest-by-prose"
import type { SkillDirectory } from "../_lib/skill-directory"

export interface NearestSkillsProps {
  nearest: readonly NearProse[]
  factsOf: SkillDirectory["factsOf"]
}

/** Where no skill answered: those whose prose is nearest, so that a maintainer sees which was meant. Never routed. */
export function NearestSkills({ nearest, factsOf }: NearestSkillsProps) {
  return (
    <Panel
      id="nearest"
      title="Nearest by prose, not routed"
      note="shared words of name and description; the router does not read them"
      flush
    >
      {nearest.length === 0 ? (
        <p className="p-3 text-ink-2 text-sm">
          No skill's name or description shares a word with this request: it is off topic here, or a skill is missing.
        </p>
      ) : (
        <ol className="[&>li]:border-line [&>li]:not-first:border-t">
          {nearest.map(({ name, overlap, shared }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-1.5">
              <div className="min-w-0">
                <SkillName skill={name} className="text-ink" />
                <p className="truncate text-ink-2 text-xs">{factsOf(name)?.description}</p>
                <p className="text-ink-3 text-xs [overflow-wrap:anywhere]">
                  shares {shared.map((word) => `“${word}”`).join(", ")} ·{" "}
                  <span className="tabular font-mono">{Math.round(overlap * 100)}%</span> of the request's word weight
                </p>
              </div>
              <WhyNotButton skill={name} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
