"use client"

import { useRouter } from "next/navigation"
import { type ReactNode, useId } from "react"
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts"
import { libraryHref } from "@/components/shell/library-href"
import { freshnessMeaning } from "@/components/skill/freshness"
import { formatCount } from "@/components/ui/format-count"
import { AGE_STATES, type AgeRow, type AgeState, ageHref } from "../_lib/list-age-rows"

interface Bin {
  row: AgeRow
  short: string
  total: number
  fresh: number
  stale: number
  unknown: number
}

const LEGEND_HUES: Record<AgeState, string> = {
  fresh: "var(--verdict-good)",
  stale: "var(--verdict-warn)",
  unknown: "var(--verdict-unverified)",
}
const TICK = { fill: "var(--ink-3)", fontSize: 11, fontFamily: "var(--font-geist-mono), monospace" }

/** Bars of skills by age, stacked by whether that is within the author's limit; hatched and dotted as everywhere. */
export function AgeBars({ rows, library }: { rows: readonly AgeRow[]; library: string | null }) {
  const id = useId()
  const router = useRouter()
  const bins = rows.map((row): Bin => ({ row, short: row.short, total: sum(row), ...row.counts }))
  const fillOf: Record<AgeState, string> = {
    fresh: LEGEND_HUES.fresh,
    stale: `url(#${id}-stale)`,
    unknown: `url(#${id}-unknown)`,
  }
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={bins}
      margin={{ top: 6, right: 4, bottom: 0, left: 0 }}
      barCategoryGap="22%"
      style={{ width: "100%", height: "100%", minHeight: "12rem" }}
    >
      <defs>
        <pattern id={`${id}-stale`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--verdict-warn-soft)" />
          <rect width="4" height="6" fill="var(--verdict-warn)" />
        </pattern>
        <pattern id={`${id}-unknown`} width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--verdict-unverified-soft)" />
          <circle cx="2.5" cy="2.5" r="1" fill="var(--verdict-unverified)" />
        </pattern>
      </defs>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis dataKey="short" tick={TICK} tickLine={false} axisLine={{ stroke: "var(--line-strong)" }} interval={0} />
      <YAxis allowDecimals={false} width={36} tick={TICK} tickLine={false} axisLine={false} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: "var(--sunken)" }}
        content={({ active, payload }) => <BinTip bin={active ? readBin(payload[0]?.payload) : null} />}
      />
      {AGE_STATES.map((state) => (
        <Bar
          key={state}
          dataKey={state}
          stackId="age"
          fill={fillOf[state]}
          stroke={state === "fresh" ? undefined : LEGEND_HUES[state]}
          isAnimationActive={false}
          cursor="pointer"
          onClick={({ payload }) => {
            const bin = readBin(payload)
            if (bin) router.push(libraryHref(ageHref(bin.row.bin, state), library))
          }}
        />
      ))}
    </BarChart>
  )
}

function sum({ counts }: AgeRow): number {
  return counts.fresh + counts.stale + counts.unknown
}

/** What the chart hands back of its data, which it does not type. */
function readBin(payload: unknown): Bin | null {
  return typeof payload === "object" && payload !== null && "row" in payload ? (payload as Bin) : null
}

function BinTip({ bin }: { bin: Bin | null }): ReactNode {
  if (bin === null) return null
  return (
    <div className="border border-line-strong bg-panel px-2.5 py-1.5 text-xs">
      <p className="font-medium">{bin.row.label}</p>
      {AGE_STATES.filter((state) => bin[state] > 0).map((state) => (
        <p key={state} className="text-ink-2">
          <span className="tabular font-mono text-ink">{formatCount(bin[state])}</span>{" "}
          {freshnessMeaning[state].label.toLowerCase()}
        </p>
      ))}
      {bin.total === 0 && <p className="text-ink-3">no skill</p>}
    </div>
  )
}
