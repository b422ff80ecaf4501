import Link from "next/link"
import { cn } from "@/components/ui/cn"
import { formatPlural } from "@/components/ui/format-count"
import { toneStyle } from "@/components/ui/tone"
import type { VitalSign } from "@/lib/graph"
import { BandGauge } from "./band-gauge"
import { bandMeaning } from "./band-meaning"
import { formatSignValue } from "./format-sign-value"
import { signHref } from "./graph-list-href"

/** One vital sign: its value and band, the scale, how it is computed, what it means, and the way to the skills behind it. */
export function SignCard({ sign, library }: { sign: VitalSign; library: string | null }) {
  const band = sign.band && bandMeaning[sign.band]
  return (
    <article
      aria-label={sign.label}
      className={cn("flex min-w-0 flex-col border-l-3 bg-panel px-3 py-2.5", toneStyle[band?.tone ?? "neutral"].edge)}
    >
      <h3 className="text-ink-2 text-xs">{sign.label}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="tabular font-mono text-2xl">{formatSignValue(sign)}</span>
        <span className={cn("font-medium text-sm", band ? toneStyle[band.tone].text : "text-ink-3")}>
          {band?.label ?? "Nothing to measure"}
        </span>
      </p>
      <BandGauge sign={sign} className="mt-2" />
      <p className="text-ink-3 text-xs">
        Healthy {sign.healthy}; ill {sign.ill}.
      </p>
      <p className="mt-1.5 text-ink-2 text-sm">{sign.meaning}</p>
      <p className="mt-1.5 mb-2 text-ink-3 text-xs">= {sign.formula}</p>
      <p className="mt-auto text-sm">
        {sign.skills.length === 0 ? (
          <span className="text-ink-3">No skill stands out.</span>
        ) : (
          <Link
            href={signHref(sign.name, null, library)}
            className="text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent"
          >
            {formatPlural(sign.skills.length, "skill")} behind it
          </Link>
        )}
      </p>
    </article>
  )
}
