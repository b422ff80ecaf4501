import { cn } from "@/components/ui/cn"
import type { SkillHomes } from "@/lib/library"
import { markHiddenText } from "../_lib/mark-hidden-text"
import { BOX, type DispatchNode, type DispatchState, layOutDispatch } from "./dispatch-layout"
import { moduleStateMeaning } from "./homes-words"

const BOXES: Record<DispatchState, string> = {
  route: "fill-accent-soft stroke-accent",
  reached: "fill-panel stroke-good",
  indirect: "fill-warn-soft stroke-warn [stroke-dasharray:7_3]",
  orphan: "fill-unverified-soft stroke-unverified [stroke-dasharray:2_3]",
  missing: "fill-bad-soft stroke-bad [stroke-dasharray:4_3]",
}
const SIGNS: Record<DispatchState, string> = { route: "●", reached: "✓", indirect: "↷", orphan: "○", missing: "✕" }
const MAX_CHARS = 29

/** Which file leads to which. The tables below hold the same in words. */
export function DispatchMap({ homes }: { homes: SkillHomes }) {
  const { nodes, lines, width, height, leftOutCount } = layOutDispatch(homes)
  const states = [...new Set(nodes.map(({ state }) => state))]
  return (
    <figure className="grid gap-1.5">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Dispatch map" className="overflow-x-auto">
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${homes.route.path} and ${nodes.length - 1} files; what leads where is in the tables below`}
        >
          {lines.map(({ from, to, curve, isMissing }) => (
            <path
              key={JSON.stringify([from, to])}
              d={curve}
              className={cn("fill-none", isMissing ? "stroke-bad [stroke-dasharray:4_3]" : "stroke-line-strong")}
              strokeWidth={1.25}
            />
          ))}
          {nodes.map((node) => (
            <Box key={node.path} node={node} />
          ))}
        </svg>
      </section>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-2 text-xs">
        {states.map((state) => (
          <span key={state}>
            <span aria-hidden>{SIGNS[state]} </span>
            {moduleStateMeaning[state].label}
          </span>
        ))}
        {leftOutCount > 0 && <span>{leftOutCount} more files are in the tables only.</span>}
      </figcaption>
    </figure>
  )
}

function Box({ node: { path, state, x, y } }: { node: DispatchNode }) {
  const shown = markHiddenText(path)
  const label = shown.length > MAX_CHARS ? `…${shown.slice(1 - MAX_CHARS)}` : shown
  return (
    <g>
      <title>{`${shown}: ${moduleStateMeaning[state].label}`}</title>
      <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={3} className={BOXES[state]} />
      <text x={x + 8} y={y + 19.5} className="fill-ink font-mono text-2xs">
        {SIGNS[state]} {label}
      </text>
    </g>
  )
}
