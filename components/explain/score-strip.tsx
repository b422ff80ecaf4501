"use client"

import { ChevronRight } from "lucide-react"
import { cn } from "@/components/ui/cn"
import { fateStyle } from "@/components/ui/fate"
import { FateChip } from "@/components/ui/fate-chip"
import { CO_LOAD_KINDS, type CoLoad, type CoLoadKind } from "@/lib/routing"
import { formatEvidence, type Strip } from "./build-strips"
import { formatPoints } from "./describe-outcome"
import { PieceList } from "./piece-list"
import { ScoreBar } from "./score-bar"
import { SignalTable } from "./signal-table"
import { SkillName } from "./skill-name"
import { loadVerbs } from "./vocabulary"
import { WhyNotButton } from "./why-not-button"

export interface ScoreStripProps {
  strip: Strip
  scaleMax: number
  isOpen: boolean
  onToggle: () => void
}

/** One candidate as a flight strip: rank, name, fate, its points cut by surface; opens to every signal. */
export function ScoreStrip({ strip, scaleMax, isOpen, onToggle }: ScoreStripProps) {
  const { candidate, isWinner, points, pieces, evidenceLookedAt, loads } = strip
  const { skill, rank, fate, reason } = candidate
  return (
    <div className={cn("border-l-3 bg-panel", fateStyle[fate].edge, isWinner && "bg-accent-soft/40")}>
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-2 px-2 py-2 lg:grid-cols-[2.25rem_minmax(0,17rem)_minmax(0,1fr)_auto]">
        <button
          type="button"
          data-strip={skill}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Fold" : "Show"} all signals of ${skill}, rank ${rank}, ${formatPoints(points)}, ${fateStyle[fate].label}`}
          onClick={onToggle}
          className="tabular flex h-6 items-center gap-0.5 font-mono text-ink-3 text-xs hover:text-accent pointer-coarse:h-10"
        >
          <ChevronRight aria-hidden className={cn("size-3.5 transition-transform", isOpen && "rotate-90")} />
          {rank}
        </button>
        <div className="min-w-0">
          <SkillName
            skill={skill}
            className={cn("block truncate text-base", isWinner ? "font-semibold text-accent" : "text-ink")}
          />
          <div className="flex flex-wrap items-center gap-x-2">
            <FateChip fate={fate} />
            {isWinner && <span className="font-medium text-accent text-xs">winner</span>}
          </div>
        </div>
        <div className="min-w-0 max-lg:col-span-3 max-lg:row-start-2 max-lg:mt-1.5">
          <div className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-center gap-2">
            <ScoreBar pieces={pieces} scaleMax={scaleMax} />
            <span className="tabular text-right font-mono font-semibold text-sm">{points}</span>
          </div>
          <div className="mt-1">
            <PieceList pieces={pieces} />
          </div>
          {(reason || evidenceLookedAt || loads.length > 0) && (
            <div className="mt-0.5 flex flex-wrap gap-x-3 text-ink-2 text-xs [overflow-wrap:anywhere]">
              {reason && <span>{reason}</span>}
              {evidenceLookedAt && (
                <span className="text-ink-3">
                  level on points; evidence{" "}
                  <span className="tabular font-mono">{formatEvidence(candidate.evidence)}</span>
                </span>
              )}
              {CO_LOAD_KINDS.map((kind) => (
                <LoadList key={kind} kind={kind} loads={loads} />
              ))}
            </div>
          )}
        </div>
        <WhyNotOrNothing skill={skill} isWinner={isWinner} />
      </div>
      {isOpen && (
        <div className="border-line border-t px-3 pt-1 pb-3 sm:pl-13">
          <SignalTable strip={strip} />
        </div>
      )}
    </div>
  )
}

function WhyNotOrNothing({ skill, isWinner }: { skill: string; isWinner: boolean }) {
  return (
    <div className="max-lg:col-start-3 max-lg:row-start-1 lg:w-20">{!isWinner && <WhyNotButton skill={skill} />}</div>
  )
}

function LoadList({ kind, loads }: { kind: CoLoadKind; loads: readonly CoLoad[] }) {
  const ofKind = loads.filter(({ via }) => via === kind)
  if (ofKind.length === 0) return null
  return (
    <span>
      {loadVerbs[kind]}{" "}
      {ofKind.map(({ skill }, index) => (
        <span key={skill}>
          {index > 0 && ", "}
          <SkillName skill={skill} />
        </span>
      ))}
    </span>
  )
}
