import { cn } from "@/components/ui/cn"
import { toneStyle } from "@/components/ui/tone"
import type { VitalSign } from "@/lib/graph"
import { bandMeaning } from "./band-meaning"
import { placeOnBands } from "./band-scale"
import { formatSignValue } from "./format-sign-value"

/** A marker on a scale of three bands. The words beside it tell the same, so ears are spared it. */
export function BandGauge({ sign, className }: { sign: VitalSign; className?: string }) {
  const { zones, marker } = placeOnBands(sign)
  return (
    <div aria-hidden className={className}>
      <div className="relative flex h-2 gap-0.5">
        {zones.map(({ band }) => {
          const { tone } = bandMeaning[band]
          return (
            <span
              key={band}
              className={cn("h-full grow basis-0", toneStyle[tone][band === sign.band ? "fill" : "soft"])}
            />
          )
        })}
        {marker !== null && (
          <span
            className="absolute -inset-y-1 w-1 -translate-x-1/2 border-panel border-x bg-ink"
            style={{ left: `${marker * 100}%`, width: 4 }}
          />
        )}
      </div>
      <div className="relative mt-1 h-4 font-mono text-2xs text-ink-3">
        {zones.slice(0, -1).map(({ band, start, upTo }) => (
          <span key={band} className="absolute -translate-x-1/2" style={{ left: `${(start + 1 / 3) * 100}%` }}>
            {formatSignValue({ value: upTo, unit: sign.unit })}
          </span>
        ))}
      </div>
    </div>
  )
}
