"use client"

import type { RefObject } from "react"
import { MissCard } from "@/components/explain/miss-card"
import { SkillName } from "@/components/explain/skill-name"
import { Panel } from "@/components/ui/panel"
import { Skeleton } from "@/components/ui/skeleton"
import type { MissAnswer } from "../_lib/answer"
import type { Lookup, NameSearch } from "../_lib/skill-directory"
import { SkillCombobox, type UnroutedSkill } from "./skill-combobox"

export interface WhyNotPanelProps {
  fieldRef: RefObject<HTMLInputElement | null>
  skill: string | null
  onChoose: (skill: string | null) => void
  miss: MissAnswer
  names: Lookup<NameSearch>
  unrouted: readonly UnroutedSkill[]
}

/** Any skill of the library: why it did not win, and the smallest change that would make it. */
export function WhyNotPanel({ fieldRef, skill, onChoose, miss, names, unrouted }: WhyNotPanelProps) {
  return (
    <Panel id="why-not" title="Why not…?" className="xl:sticky xl:top-16">
      <SkillCombobox fieldRef={fieldRef} chosen={skill} onChoose={onChoose} names={names} unrouted={unrouted} />
      {skill === null ? (
        <p className="mt-2 text-ink-3 text-xs">
          Pick any skill: the gate it did not pass, the points it is short, and the smallest change that makes it win.
          Each change was tried before it is told.
        </p>
      ) : (
        <section aria-label={`Why not ${skill}?`} aria-live="polite" className="mt-3">
          <h3 className="mb-2 text-base">
            <SkillName skill={skill} className="font-semibold text-ink" />
          </h3>
          <MissView miss={miss} />
        </section>
      )}
    </Panel>
  )
}

function MissView({ miss }: { miss: MissAnswer }) {
  switch (miss.state) {
    case "none":
      return null
    case "asking":
      return <Skeleton className="h-24" />
    case "troubled":
      return (
        <p className="text-bad text-sm [overflow-wrap:anywhere]">
          {miss.trouble.title} <span className="text-ink-2">{miss.trouble.mend}</span>
        </p>
      )
    case "answered":
      return <MissCard miss={miss.miss} />
  }
}
