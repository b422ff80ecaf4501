"use client"

import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { GateName } from "@/lib/routing"
import { FallenSkills } from "./fallen-skills"
import { GateBand } from "./gate-band"
import type { GateStage } from "./gate-flow"
import { gateLooks } from "./vocabulary"

export interface GateRailProps {
  stages: readonly GateStage[]
  /** The gate whose fallen skills are listed; null: none. */
  openGate: GateName | null
  onOpenGate: (gate: GateName | null) => void
}

/** The six gates as one flow, left to right; on a phone, downwards. */
export function GateRail({ stages, openGate, onOpenGate }: GateRailProps) {
  const open = stages.find(({ gate }) => gate === openGate)
  return (
    <Panel id="gates" title="Gates" note="how many skills go through; band widths are logarithmic" flush>
      <ol className="grid sm:grid-cols-6">
        {stages.map((stage, index) => (
          <li key={stage.gate} className="min-w-0 border-line not-last:border-b sm:not-last:border-b-0">
            <GateButton
              stage={stage}
              isOpen={stage.gate === openGate}
              isLast={index === stages.length - 1}
              onToggle={() => onOpenGate(stage.gate === openGate ? null : stage.gate)}
            />
          </li>
        ))}
      </ol>
      {open && <FallenSkills key={open.gate} stage={open} onClose={() => onOpenGate(null)} />}
    </Panel>
  )
}

interface GateButtonProps {
  stage: GateStage
  isOpen: boolean
  isLast: boolean
  onToggle: () => void
}

function GateButton({ stage, isOpen, isLast, onToggle }: GateButtonProps) {
  const { label, question } = gateLooks[stage.gate]
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls="fallen-skills"
      title={question}
      onClick={onToggle}
      className={cn(
        "group grid w-full min-w-0 grid-cols-[4.5rem_1fr] text-left transition-colors hover:bg-sunken focus-visible:outline-offset-[-2px] sm:flex sm:h-full sm:flex-col",
        isOpen && "bg-accent-soft",
      )}
    >
      <GateBand stage={stage} direction="down" className="h-full w-full sm:hidden" />
      <span className="block px-3 pt-2 pb-2 sm:pb-1.5">
        <span className="block font-medium text-ink text-xs">{label}</span>
        <span className="tabular mt-0.5 block whitespace-nowrap font-mono text-ink-3 text-xs">
          <span className="sr-only">in </span>
          {formatCount(stage.in - stage.joined)}
          {stage.joined > 0 && (
            <span title="loads that were tried">
              <span className="sr-only"> and loads tried </span>
              <span aria-hidden>+</span>
              {formatCount(stage.joined)}
            </span>
          )}
          <span aria-hidden> → </span>
          <span className="sr-only">, out </span>
          <span className={cn("font-semibold text-base", isLast && stage.out > 0 ? "text-accent" : "text-ink")}>
            {formatCount(stage.out)}
          </span>
        </span>
        <RemovedNote stage={stage} />
      </span>
      <GateBand
        stage={stage}
        direction="right"
        className="hidden h-18 w-full shrink-0 sm:mt-auto sm:block sm:-ml-px sm:w-[calc(100%+2px)]"
      />
    </button>
  )
}

function RemovedNote({ stage }: { stage: GateStage }) {
  if (stage.removed === 0) return <span className="block text-ink-3 text-xs">none removed</span>
  return (
    <span className="block text-ink-2 text-xs underline decoration-line-strong decoration-dotted underline-offset-2 group-hover:decoration-solid">
      <span className="tabular font-mono">−{formatCount(stage.removed)}</span>{" "}
      {stage.gate === "co-loading" ? "not loaded" : "removed"}
    </span>
  )
}
