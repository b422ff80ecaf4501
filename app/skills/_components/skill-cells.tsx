"use client"

import { ArrowDownLeft, ArrowUpRight } from "lucide-react"
import Link from "next/link"
import { SEVERITIES, severityMeaning } from "@/components/skill/severity"
import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import { toneStyle } from "@/components/ui/tone"
import { axisMeaning, readVerdict, VERDICT_AXES, type Verdicts } from "@/components/ui/verdict"
import { VerdictChip } from "@/components/ui/verdict-chip"
import type { Severity } from "@/lib/library"

/** The name as the way to the skill's page. The grid is one stop for Tab; there, Enter follows the link. */
export function NameCell({ name, description, href }: { name: string; description: string; href: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      tabIndex={-1}
      title={description || undefined}
      className="flex h-full w-full min-w-0 items-center font-medium text-ink hover:text-accent hover:underline"
    >
      <span className="truncate">{name}</span>
    </Link>
  )
}

/** Four verdicts side by side, always in the same order; each has its own shape. */
export function VerdictsCell({ verdicts }: { verdicts: Verdicts }) {
  return (
    <span className="flex items-center gap-1.5">
      {VERDICT_AXES.map((axis) => {
        const verdict = readVerdict(verdicts, axis)
        const { label } = axisMeaning[axis]
        return (
          <span key={axis} className="inline-flex">
            <span className="sr-only">{label}: </span>
            <VerdictChip verdict={{ ...verdict, hint: `${label}. ${verdict.hint}` }} iconOnly />
          </span>
        )
      })}
    </span>
  )
}

/** A count; nothing is drawn faint, so that holes show. */
export function CountCell({ count }: { count: number }) {
  return (
    <span className={cn("tabular font-mono text-xs", count === 0 ? "text-ink-3" : "text-ink")}>
      {count === 0 ? "0" : formatCount(count)}
    </span>
  )
}

export function TagsCell({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <span className="truncate text-ink-2 text-xs" title={values.join(", ")}>
      {values.join(", ")}
    </span>
  )
}

/** How many diagnostics of each severity, those there are. */
export function DiagnosticsCell({ counts }: { counts: Readonly<Record<Severity, number>> }) {
  return (
    <span className="flex items-center gap-2">
      {SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
        const { icon: Icon, label, tone } = severityMeaning[severity]
        return (
          <span
            key={severity}
            title={label}
            className={cn("inline-flex items-center gap-1 text-xs", toneStyle[tone].text)}
          >
            <Icon aria-hidden className="size-3.5" />
            <span className="sr-only">{label}s: </span>
            <span className="tabular font-mono">{counts[severity]}</span>
          </span>
        )
      })}
    </span>
  )
}

/** Own examples won, of how many; a hole where there are none to win. */
export function WinsCell({ wins }: { wins: { won: number; total: number } | null }) {
  if (!wins) return <span className="text-ink-3 text-xs">–</span>
  const isWhole = wins.won === wins.total
  return (
    <span
      className={cn("tabular inline-flex items-center gap-1.5 font-mono text-xs", isWhole ? "text-ink" : "text-warn")}
    >
      {wins.won}/{wins.total}
      {!isWhole && <span className="font-sans">loses {wins.total - wins.won}</span>}
    </span>
  )
}

/** Relations from both sides: declared by it, declared by others to it. */
export function RelationsCell({ counts }: { counts: { relationsOut: number; relationsIn: number } }) {
  return (
    <span className="tabular flex items-center gap-2.5 font-mono text-xs">
      <span className="inline-flex w-8 items-center gap-0.5" title="Declared by it">
        <span className="sr-only">out: </span>
        {counts.relationsOut}
        <ArrowUpRight aria-hidden className="size-3 text-ink-3" />
      </span>
      <span className="inline-flex items-center gap-0.5" title="Declared by others to it">
        <span className="sr-only">in: </span>
        {counts.relationsIn}
        <ArrowDownLeft aria-hidden className="size-3 text-ink-3" />
      </span>
    </span>
  )
}
