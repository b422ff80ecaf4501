import { useId } from "react"
import { cn } from "@/components/ui/cn"
import { fateStyle } from "@/components/ui/fate"
import { type FlowDirection, shapeGateBand } from "./gate-band-shape"
import type { GateStage } from "./gate-flow"
import { fateOfRemoval } from "./vocabulary"

/** Opaque, so that the pieces of neighbouring gates may overlap without a seam. */
const BAND_FILL = "color-mix(in srgb, var(--line-strong) 75%, var(--panel))"

/** One gate's piece of the flow. Decoration: the numbers beside it say the same. */
export function GateBand({
  stage,
  direction,
  className,
}: {
  stage: GateStage
  direction: FlowDirection
  className?: string
}) {
  const hatch = useId()
  const { band, fall, rise } = shapeGateBand(stage, direction)
  const reason = stage.groups[0]?.reason
  const fate = reason ? fateOfRemoval(reason) : null
  const hue = fate ? `var(${fateStyle[fate].cssVar})` : "var(--ink-3)"
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={cn("overflow-visible", className)}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill={hue} opacity="0.22" />
          <rect width="2" height="6" fill={hue} opacity="0.75" />
        </pattern>
      </defs>
      {band ? (
        <path d={band} fill={BAND_FILL} />
      ) : (
        <line
          x1="0"
          y1="0"
          x2={direction === "right" ? "100" : "0"}
          y2={direction === "right" ? "0" : "100"}
          stroke="var(--line-strong)"
          strokeDasharray="4 4"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {rise && <path d={rise} fill={BAND_FILL} />}
      {fall && <path d={fall} fill={`url(#${hatch})`} />}
    </svg>
  )
}
