// What a skill's part in a request is called on the map, and the hue it has there.
import { fateStyle } from "@/components/ui/fate"
import type { OverlayRole } from "@/lib/graph"

export const roleMeaning: Record<OverlayRole, { label: string; cssVar: string }> = {
  winner: { label: "winner", cssVar: "--accent" },
  selected: { label: "selected", cssVar: "--accent" },
  "co-loaded": { label: "loaded with it", cssVar: "--ink-2" },
  blocked: { label: "not loaded", cssVar: "--fate-integrity" },
  cut: { label: "cut", cssVar: fateStyle.cut.cssVar },
  suppressed: { label: "suppressed", cssVar: fateStyle.suppressed.cssVar },
  integrity: { label: "failed integrity", cssVar: fateStyle.integrity.cssVar },
  behavior: { label: "failed behavior", cssVar: fateStyle.behavior.cssVar },
  quality: { label: "below quality", cssVar: fateStyle.quality.cssVar },
}
