import Link from "next/link"
import { graphHref } from "@/components/graph/graph-address"
import { BandGauge } from "@/components/graph-health/band-gauge"
import { bandMeaning } from "@/components/graph-health/band-meaning"
import { findingMeaning } from "@/components/graph-health/finding-meaning"
import { formatSignValue } from "@/components/graph-health/format-sign-value"
import { signHref } from "@/components/graph-health/graph-list-href"
import { SeverityMark } from "@/components/skill/severity"
import { cn } from "@/components/ui/cn"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import { toneStyle } from "@/components/ui/tone"
import type { VitalSign, VitalSigns } from "@/lib/graph"
import type { FindingCount } from "../_lib/count-findings"

export interface StructurePanelProps {
  signs: VitalSigns
  findings: readonly FindingCount[]
  library: string | null
}

/** How the skills hang together: six signs on their bands, then what is ill, kind by kind. */
export function StructurePanel({ signs, findings, library }: StructurePanelProps) {
  const healthy = signs.signs.filter(({ band }) => band === "healthy").length
  return (
    <Panel
      id="structure"
      title="Structure"
      note={signs.nodes === 0 ? undefined : `${healthy} of ${signs.signs.length} signs healthy`}
      actions={
        <Link href={graphHref({}, library)} className="text-accent text-xs underline underline-offset-2">
          Open the graph
        </Link>
      }
      flush
    >
      {signs.nodes === 0 ? (
        <p className="px-3 py-4 text-ink-2 text-sm">No skill of this library routes, so there is no structure.</p>
      ) : (
        <ul aria-label="Vital signs">
          {signs.signs.map((sign) => (
            <SignRow key={sign.name} sign={sign} library={library} />
          ))}
        </ul>
      )}
      {findings.length > 0 ? (
        <FindingList findings={findings} library={library} />
      ) : (
        signs.nodes > 0 && <p className="px-3 py-2 text-ink-2 text-xs">Nothing to remark in the relations.</p>
      )}
    </Panel>
  )
}

function SignRow({ sign, library }: { sign: VitalSign; library: string | null }) {
  const band = sign.band && bandMeaning[sign.band]
  const count = sign.skills.length
  return (
    <li
      title={`${sign.meaning} Healthy ${sign.healthy}; ill ${sign.ill}.`}
      className={cn(
        "grid grid-cols-[8.5rem_1fr_6.5rem] items-start gap-x-3 border-line border-b border-l-3 py-1.5 pr-3 pl-3 max-sm:grid-cols-[1fr_auto]",
        toneStyle[band?.tone ?? "neutral"].edge,
      )}
    >
      <span className="min-w-0 text-sm">
        {sign.label}
        <span className={cn("block text-xs", band ? toneStyle[band.tone].text : "text-ink-3")}>
          {band?.label ?? "Nothing to measure"}
          <span className="sr-only">
            , healthy {sign.healthy}, ill {sign.ill}
          </span>
        </span>
      </span>
      <BandGauge sign={sign} className="pt-1.5 max-sm:order-last max-sm:col-span-2" />
      <span className="text-right">
        <span className="tabular block font-mono text-sm">{formatSignValue(sign)}</span>
        {count > 0 ? (
          <Link
            href={signHref(sign.name, null, library)}
            prefetch={false}
            data-count={count}
            aria-label={`${formatPlural(count, "skill")} behind ${sign.label.toLowerCase()}`}
            className="inline-flex min-h-6 items-center text-ink-2 text-xs underline decoration-line-strong underline-offset-2 hover:text-accent"
          >
            {formatPlural(count, "skill")}
          </Link>
        ) : (
          <span className="text-ink-3 text-xs">no skill</span>
        )}
      </span>
    </li>
  )
}

function FindingList({ findings, library }: { findings: readonly FindingCount[]; library: string | null }) {
  return (
    <ul aria-label="Findings in the graph" className="grid gap-x-4 px-3 py-1 sm:grid-cols-2">
      {findings.map(({ code, severity, count }) => (
        <li key={code}>
          <Link
            href={graphHref({ view: "findings", finding: code }, library)}
            prefetch={false}
            data-count={count}
            title={findingMeaning[code].hint}
            className="flex min-h-7 items-center gap-2 text-sm hover:text-accent hover:underline"
          >
            <SeverityMark severity={severity} iconOnly />
            <span className="min-w-0 grow truncate">{findingMeaning[code].label}</span>
            <span className="tabular font-mono">{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
