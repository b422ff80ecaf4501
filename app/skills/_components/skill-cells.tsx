"use client"

import { ArrowDownLeft, ArrowUpRight } from "lucide-react"
import Link from "next/link"
import { SEVERITIES, severityMeaning } from "@/components/skill/severity"
import { cn } from "@/components/ui/cn"
import { toneStyle } from "@/components/ui/tone"
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
