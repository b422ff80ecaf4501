"use client"

import { CopyButton } from "@/components/ui/copy-button"
import type { MissExplanation } from "@/lib/routing"
import { formatPoints } from "./describe-outcome"
import { formatMetadataChange } from "./format-metadata-change"
import { SkillName } from "./skill-name"
import { gateLooks } from "./vocabulary"

/** Why one skill did not win: the gate, the points short, and the smallest change that was found to flip it. */
export function MissCard({ miss }: { miss: MissExplanation }) {
  const snippet = miss.change ? formatMetadataChange(miss.change) : null
  return (
    <div className="text-sm">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <dt className="text-ink-3">{miss.wins ? "Standing" : "Stopped at"}</dt>
        <dd className="font-medium text-ink">
          {miss.wins
            ? "It wins"
            : miss.gate
              ? gateLooks[miss.gate].label
              : "No gate: it is loaded, but another ranks first"}
        </dd>
        <dt className="text-ink-3">Because</dt>
        <dd className="text-ink-2 [overflow-wrap:anywhere]">
          {miss.reason}
          {miss.by && !miss.reason.includes(miss.by) && (
            <>
              {" "}
              (<SkillName skill={miss.by} />)
            </>
          )}
        </dd>
        <dt className="text-ink-3">Points</dt>
        <dd className="text-ink-2">
          <span className="tabular text-ink">{miss.score}</span>
          {miss.boost > 0 && <span className="tabular text-ink"> + {miss.boost} boost</span>}
          {miss.rank !== null && <span>, rank {miss.rank}</span>}
          {miss.pointsShort !== null && miss.pointsShort > 0 && (
            <span>, {formatPoints(miss.pointsShort)} short of the winner</span>
          )}
        </dd>
      </dl>
      <div className="mt-3 border-line border-t pt-3">
        <p className="text-ink-2 [overflow-wrap:anywhere]">{miss.advice}</p>
        {snippet && (
          <figure className="mt-2 border border-line bg-sunken">
            <figcaption className="flex items-center justify-between gap-2 border-line border-b px-2 py-1 text-ink-2 text-xs">
              <span className="min-w-0 [overflow-wrap:anywhere]">{snippet.instruction}</span>
              <CopyButton text={snippet.text} label={`Copy the edit for ${snippet.skill}`} iconOnly />
            </figcaption>
            <pre className="overflow-x-auto px-2 py-1.5 font-mono text-xs">{snippet.text}</pre>
          </figure>
        )}
      </div>
    </div>
  )
}
