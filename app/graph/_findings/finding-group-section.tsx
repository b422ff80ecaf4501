"use client"

import { useEffect, useRef, useState } from "react"
import { GraphLink } from "@/components/graph/graph-link"
import { findingMeaning } from "@/components/graph-health/finding-meaning"
import { severityMeaning } from "@/components/skill/severity"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { Disclosure } from "@/components/ui/disclosure"
import { formatCount } from "@/components/ui/format-count"
import { toneStyle } from "@/components/ui/tone"
import type { HrefOf } from "../_tables/use-graph-moves"
import { FindingItem } from "./finding-item"
import type { FindingGroup } from "./group-findings"

const MAX_SHOWN = 30

export interface FindingGroupSectionProps {
  group: FindingGroup
  /** Kind or id that the address means. */
  meant: string | null
  isOpen: boolean
  library: string | null
  slugs: ReadonlyMap<string, string>
  hrefOf: HrefOf
}

/** All findings of one kind. */
export function FindingGroupSection({ group, meant, isOpen, library, slugs, hrefOf }: FindingGroupSectionProps) {
  const { code, severity, findings } = group
  const { label, hint } = findingMeaning[code]
  const { tone, icon: Icon, label: severityLabel } = severityMeaning[severity]
  const [isWhole, setIsWhole] = useState(findings.slice(MAX_SHOWN).some(({ id }) => id === meant))
  const top = useRef<HTMLDivElement>(null)
  const isMeant = meant === code
  useEffect(() => {
    if (isMeant) top.current?.scrollIntoView({ block: "start" })
  }, [isMeant])
  const shown = isWhole ? findings : findings.slice(0, MAX_SHOWN)
  const linkStyle = "text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent"
  return (
    <div ref={top} className="scroll-mt-16 border-line border-b last:border-b-0">
      <Disclosure
        defaultOpen={isOpen}
        className={cn("border-l-3 bg-panel", toneStyle[tone].edge)}
        summaryClassName={cn("px-3 py-2", isMeant && "bg-accent-soft")}
        summary={
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2.5">
            <span className={cn("inline-flex items-center gap-1.5 font-semibold", toneStyle[tone].text)}>
              <Icon aria-hidden className="size-3.5 shrink-0" />
              <span className="sr-only">{severityLabel}: </span>
              <span className="text-ink">{label}</span>
            </span>
            <span className="tabular font-mono text-sm">{formatCount(findings.length)}</span>
            <span className="min-w-0 text-ink-3 text-xs">{hint}</span>
          </span>
        }
      >
        <p className="flex flex-wrap gap-x-4 border-line border-t px-3 py-1.5 text-xs">
          <GraphLink
            href={hrefOf({ view: "map", finding: code, sign: null, signKind: null, pin: null })}
            className={linkStyle}
          >
            Show all in the map
          </GraphLink>
          <GraphLink
            href={hrefOf({
              view: "skills",
              finding: code,
              sign: null,
              signKind: null,
              focus: null,
              from: null,
              to: null,
            })}
            className={linkStyle}
          >
            Their skills as a table
          </GraphLink>
        </p>
        <ul className="border-line border-t">
          {shown.map((finding) => (
            <FindingItem
              key={finding.id}
              finding={finding}
              isMeant={finding.id === meant}
              library={library}
              slugs={slugs}
              hrefOf={hrefOf}
            />
          ))}
        </ul>
        {shown.length < findings.length && (
          <p className="border-line border-t p-2">
            <Button size="sm" variant="ghost" onClick={() => setIsWhole(true)}>
              Show all {formatCount(findings.length)}
            </Button>
          </p>
        )}
      </Disclosure>
    </div>
  )
}
