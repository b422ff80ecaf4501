"use client"

import Link from "next/link"
import { useEffect, useRef } from "react"
import { GraphLink } from "@/components/graph/graph-link"
import { skillHref } from "@/components/shell/library-href"
import { SeverityMark } from "@/components/skill/severity"
import { cn } from "@/components/ui/cn"
import { formatPlural } from "@/components/ui/format-count"
import type { Finding } from "@/lib/graph"
import type { HrefOf } from "../_tables/use-graph-moves"

export interface FindingItemProps {
  finding: Finding
  isMeant: boolean
  library: string | null
  slugs: ReadonlyMap<string, string>
  hrefOf: HrefOf
}

const linkStyle = "text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent"

/** One finding: what was seen, what to type, whom it is about, and the way to see it. */
export function FindingItem({ finding, isMeant, library, slugs, hrefOf }: FindingItemProps) {
  const { id, severity, message, mend, skills, edges } = finding
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isMeant) item.current?.scrollIntoView({ block: "center" })
  }, [isMeant])
  return (
    <li
      ref={item}
      aria-current={isMeant || undefined}
      className={cn("border-line border-b px-3 py-2.5 last:border-b-0", isMeant && "bg-accent-soft")}
    >
      <p className="flex items-baseline gap-2">
        <SeverityMark severity={severity} iconOnly className="translate-y-0.5" />
        <span className="min-w-0 break-words">{message}</span>
      </p>
      <p className="mt-0.5 break-words pl-5.5 text-ink-2">
        <span className="text-ink-3">To do: </span>
        {mend}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pl-5.5 text-xs">
        <GraphLink
          href={hrefOf({ view: "map", finding: id, sign: null, signKind: null, pin: null })}
          className={linkStyle}
        >
          Show in the map
        </GraphLink>
        {edges.length > 0 && (
          <GraphLink href={hrefOf({ view: "relations", finding: id, focus: null })} className={linkStyle}>
            {formatPlural(edges.length, "relation")}
          </GraphLink>
        )}
        <SkillLinks names={skills} library={library} slugs={slugs} />
      </p>
    </li>
  )
}

const MAX_SKILLS = 12

function SkillLinks({
  names,
  library,
  slugs,
}: {
  names: readonly string[]
  library: string | null
  slugs: ReadonlyMap<string, string>
}) {
  return (
    <>
      {names.slice(0, MAX_SKILLS).map((name) => {
        const slug = slugs.get(name)
        return slug === undefined ? (
          <span key={name}>{name}</span>
        ) : (
          <Link
            key={name}
            href={skillHref(slug, library)}
            prefetch={false}
            className="text-ink-2 underline decoration-line-strong underline-offset-2 hover:text-accent"
          >
            {name}
          </Link>
        )
      })}
      {names.length > MAX_SKILLS && <span className="text-ink-3">and {names.length - MAX_SKILLS} more</span>}
    </>
  )
}
