"use client"

import type { Removal } from "@/lib/routing"
import { SkillName } from "./skill-name"
import { WhyNotButton } from "./why-not-button"

/** One removed skill on one line: who, by whom or which field, and what was seen. */
export function FallenRowView({ removal }: { removal: Removal }) {
  const { skill, by, field, detail } = removal
  return (
    <div className="flex w-full min-w-0 items-center gap-3">
      <SkillName skill={skill} className="max-w-[45%] shrink-0 truncate text-ink text-xs" />
      <span className="min-w-0 grow truncate text-ink-2 text-xs" title={detail}>
        {detail ?? (by ? `by ${by}` : field ? <code>{field}</code> : "")}
      </span>
      <WhyNotButton skill={skill} />
    </div>
  )
}
