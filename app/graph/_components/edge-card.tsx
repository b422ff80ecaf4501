"use client"

import Link from "next/link"
import { graphHref } from "@/components/graph/graph-address"
import { GraphLink } from "@/components/graph/graph-link"
import { skillHref } from "@/components/shell/library-href"
import { relationWords } from "@/components/skill/relation-words"
import type { GraphEdge } from "@/lib/graph"
import type { GraphData } from "../_lib/graph-data"
import { PinnedBox } from "./pinned-box"
import { LineSwatch } from "./relation-toggles"

const linkStyle = "text-accent underline underline-offset-2"

export interface EdgeCardProps {
  data: GraphData
  edge: GraphEdge
  library: string | null
  onClose: () => void
}

/** A pinned relation: what it does, why it is there, where it is written. */
export function EdgeCard({ data, edge, library, onClose }: EdgeCardProps) {
  const { from, to, kind, field, reason, minVersion, file, line, dangling } = edge
  return (
    <PinnedBox title={`${from} ${kind} ${to}`} onClose={onClose}>
      <p className="flex items-center gap-2">
        <LineSwatch kind={kind} />
        {relationWords[kind].hint}
      </p>
      <p className="break-words text-ink-2">{reason ?? "The author gives no reason."}</p>
      {dangling && <p className="text-warn">No one skill answers to this name.</p>}
      <p className="break-words font-mono text-2xs text-ink-3">
        {field === kind ? "" : `written as ${field}, `}
        {minVersion === null ? "" : `from version ${minVersion}, `}
        {file}
        {line === null ? "" : `:${line}`}
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
        {[...new Set([from, to])].map((name) => {
          const slug = data.slugs.get(name)
          return slug === undefined ? null : (
            <Link key={name} href={skillHref(slug, library)} prefetch={false} className={linkStyle}>
              Open {name}
            </Link>
          )
        })}
        <GraphLink href={graphHref({ view: "relations" }, library)} className={linkStyle}>
          All relations
        </GraphLink>
      </p>
    </PinnedBox>
  )
}
