"use client"

import { CalendarClock, Link2Off, type LucideIcon, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { SkillName } from "@/components/explain/skill-name"
import { blockPhrases, loadVerbs } from "@/components/explain/vocabulary"
import { cn } from "@/components/ui/cn"
import { formatPlural } from "@/components/ui/format-count"
import type { RouteTrace } from "@/lib/routing"

/** What the maintainer should know of this answer: loads that failed, warnings, stale skills. */
export function AnswerNotes({ trace }: { trace: RouteTrace }) {
  const { blockedCoLoads, warnings, stale } = trace
  if (blockedCoLoads.length + warnings.length + stale.length === 0) return null
  return (
    <ul aria-label="Notes" className="mt-3 flex flex-col gap-1 border-line border-t pt-2 text-sm">
      {blockedCoLoads.map(({ skill, via, from, reason }) => (
        <Note key={`blocked:${via}:${from}:${skill}`} icon={Link2Off} tone="text-bad">
          <SkillName skill={from} /> {loadVerbs[via]} <SkillName skill={skill} />, which was not loaded:{" "}
          {blockPhrases[reason]}.
        </Note>
      ))}
      {warnings.map((warning) => (
        <Note key={`warning:${warning}`} icon={TriangleAlert} tone="text-warn">
          {warning}
        </Note>
      ))}
      {stale.map(({ skill, days, limit }) => (
        <Note key={`stale:${skill}`} icon={CalendarClock} tone="text-warn">
          <SkillName skill={skill} /> was last verified {formatPlural(days, "day")} ago; it is stale after {limit}.
        </Note>
      ))}
    </ul>
  )
}

function Note({ icon: Icon, tone, children }: { icon: LucideIcon; tone: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-2 text-ink-2">
      <Icon aria-hidden className={cn("size-3.5 shrink-0 self-center", tone)} />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  )
}
