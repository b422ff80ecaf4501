"use client"

import { useVirtualizer } from "@tanstack/react-virtual"
import { useRef } from "react"
import { formatCount } from "@/components/ui/format-count"
import type { StripBoard } from "./build-strips"
import { ScoreStrip } from "./score-strip"
import { ScrollRegion } from "./scroll-region"
import { SurfaceLegend } from "./surface-legend"

export interface ScoreBoardProps {
  board: StripBoard
  openSkills: ReadonlySet<string>
  onToggle: (skill: string) => void
}

/** Above this many, only the strips in sight are in the document. */
const VIRTUAL_FROM = 50
const STRIP_HEIGHT = 66

/** One flight strip a candidate, best first, all on one scale. */
export function ScoreBoard({ board, openSkills, onToggle }: ScoreBoardProps) {
  const { strips, scaleMax } = board
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-2">
        <SurfaceLegend />
        <p className="text-ink-3 text-xs">
          one scale for all: 0 to <span className="tabular">{formatCount(scaleMax)}</span>
        </p>
      </div>
      {strips.length > VIRTUAL_FROM ? (
        <VirtualStrips board={board} openSkills={openSkills} onToggle={onToggle} />
      ) : (
        <ol aria-label="Candidates" className="border-line border-y [&>li]:border-line [&>li]:not-first:border-t">
          {strips.map((strip) => (
            <li key={strip.candidate.skill}>
              <ScoreStrip
                strip={strip}
                scaleMax={scaleMax}
                isOpen={openSkills.has(strip.candidate.skill)}
                onToggle={() => onToggle(strip.candidate.skill)}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function VirtualStrips({ board: { strips, scaleMax }, openSkills, onToggle }: ScoreBoardProps) {
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count: strips.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => STRIP_HEIGHT,
    getItemKey: (index) => strips[index]?.candidate.skill ?? index,
    overscan: 8,
  })
  return (
    <ScrollRegion
      ref={scroller}
      label={`${formatCount(strips.length)} candidates, scrolled`}
      className="max-h-[70vh] overflow-auto border-line border-y"
    >
      <ol aria-label="Candidates" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const strip = strips[item.index]
          if (!strip) return null
          return (
            <li
              key={item.key}
              data-index={item.index}
              ref={virtualizer.measureElement}
              aria-setsize={strips.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start}px)` }}
              className="absolute inset-x-0 top-0 border-line border-b"
            >
              <ScoreStrip
                strip={strip}
                scaleMax={scaleMax}
                isOpen={openSkills.has(strip.candidate.skill)}
                onToggle={() => onToggle(strip.candidate.skill)}
              />
            </li>
          )
        })}
      </ol>
    </ScrollRegion>
  )
}
