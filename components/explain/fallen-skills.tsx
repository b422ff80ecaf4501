"use client"

import { useVirtualizer } from "@tanstack/react-virtual"
import { X } from "lucide-react"
import { useDeferredValue, useRef, useState } from "react"
import { cn } from "@/components/ui/cn"
import { fateStyle } from "@/components/ui/fate"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { IconButton } from "@/components/ui/icon-button"
import { Input } from "@/components/ui/input"
import { FallenRowView } from "./fallen-row"
import { type GateStage, listFallen } from "./gate-flow"
import { ScrollRegion } from "./scroll-region"
import { fateOfRemoval, gateLooks, removalLabels } from "./vocabulary"

const ROW_HEIGHT = 30
/** From here on a filter helps more than it clutters. */
const FILTER_FROM = 8

/** Who fell at one gate and why, grouped by reason; thousands are no burden. */
export function FallenSkills({ stage, onClose }: { stage: GateStage; onClose: () => void }) {
  const [filter, setFilter] = useState("")
  const rows = listFallen(stage.groups, useDeferredValue(filter))
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  const { label, question } = gateLooks[stage.gate]
  const found = rows.filter(({ kind }) => kind === "removal").length
  return (
    <section id="fallen-skills" aria-label={`Removed at ${label}`} className="border-line border-t bg-sunken">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
        <p className="text-ink-2 text-xs">
          <span className="font-medium text-ink">{label}.</span> {question}{" "}
          {stage.removed === 0
            ? "Nobody was removed here."
            : `${formatPlural(stage.removed, "skill")} ${stage.removed === 1 ? "was" : "were"} not let through.`}
        </p>
        <div className="ml-auto flex items-center gap-2">
          {stage.removed >= FILTER_FROM && (
            <Input
              type="search"
              aria-label={`Filter skills removed at ${label}`}
              placeholder="filter by name or reason"
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
              className="h-7 w-52"
            />
          )}
          <IconButton label={`Close ${label}`} size="sm" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
      </div>
      {filter !== "" && (
        <p role="status" className="px-3 pb-1 text-ink-3 text-xs">
          {formatCount(found)} of {formatCount(stage.removed)} fit the filter.
        </p>
      )}
      {rows.length > 0 && (
        <ScrollRegion
          ref={scroller}
          label={`List of skills removed at ${label}`}
          className="max-h-80 overflow-auto border-line border-t"
        >
          <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index]
              if (!row) return null
              const fate = row.kind === "heading" ? fateOfRemoval(row.reason) : fateOfRemoval(row.removal.reason)
              return (
                <li
                  key={item.key}
                  aria-setsize={rows.length}
                  aria-posinset={item.index + 1}
                  style={{ height: item.size, transform: `translateY(${item.start}px)` }}
                  className={cn(
                    "absolute inset-x-0 top-0 flex items-center border-l-3 px-3",
                    fate ? fateStyle[fate].edge : "border-l-line-strong",
                  )}
                >
                  {row.kind === "heading" ? (
                    <p className="font-medium text-ink text-xs">
                      {removalLabels[row.reason]}{" "}
                      <span className="tabular font-mono text-ink-3">{formatCount(row.count)}</span>
                    </p>
                  ) : (
                    <FallenRowView removal={row.removal} />
                  )}
                </li>
              )
            })}
          </ul>
        </ScrollRegion>
      )}
    </section>
  )
}
