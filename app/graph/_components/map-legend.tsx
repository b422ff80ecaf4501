"use client"

import type { NodeColour, NodeSize } from "@/components/graph/graph-address"
import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import type { Classification } from "../_lib/classify-nodes"

export const colourWords: Record<NodeColour, string> = {
  subject: "Subject",
  verdict: "Verdict",
  stability: "Stability",
  degree: "Neighbours",
  project: "Project",
}

export const sizeWords: Record<NodeSize, string> = {
  degree: "Neighbours",
  same: "All the same",
  verdict: "Verdict",
  subject: "Subject",
  stability: "Stability",
  project: "Project",
}

export interface MapLegendProps {
  colour: NodeColour
  size: NodeSize
  colours: Classification
  /** Key of the class that is lit. */
  litClass: string | null
  onLight: (key: string | null) => void
}

/** What the edges, signs and sizes of the boxes mean now. Each entry lights its skills. */
export function MapLegend({ colour, size, colours, litClass, onLight }: MapLegendProps) {
  return (
    <section aria-label="Legend" className="min-w-0">
      <h2 className="font-medium text-ink-2 text-xs">Legend: {colourWords[colour].toLowerCase()}</h2>
      <ul className="mt-1">
        {colours.classes.map(({ key, label, hint, cssVar, mark, count }) => (
          <li key={key}>
            <button
              type="button"
              title={hint ?? undefined}
              aria-pressed={litClass === key}
              onClick={() => onLight(litClass === key ? null : key)}
              className={cn(
                "flex min-h-6 w-full items-center gap-2 rounded-sm px-1 text-left text-sm hover:bg-sunken pointer-coarse:min-h-10",
                litClass === key && "bg-accent-soft font-medium",
              )}
            >
              <span aria-hidden className="h-4 w-1 shrink-0" style={{ background: `var(${cssVar})` }} />
              <span aria-hidden className="w-3 shrink-0 text-center text-xs" style={{ color: `var(${cssVar})` }}>
                {mark}
              </span>
              <span className="min-w-0 grow truncate">{label}</span>
              <span className="tabular text-ink-3 text-xs">{formatCount(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-3 text-xs">{describeSize(size)}</p>
    </section>
  )
}

function describeSize(size: NodeSize): string {
  if (size === "same") return "All boxes are of one size."
  if (size === "degree") return "The larger a box, the more skills it is joined to."
  return `The larger a box, the earlier its ${sizeWords[size].toLowerCase()} comes in the order of that legend.`
}
