"use client"

import { TowerControl } from "lucide-react"
import Link from "next/link"
import { DEFAULT_PARAMS, formatPlaygroundLink } from "@/app/playground/_lib/playground-params"
import { describeOutcome } from "@/components/explain/describe-outcome"
import { type GraphAddress, graphHref } from "@/components/graph/graph-address"
import { Callout } from "@/components/ui/callout"
import type { RouteTrace } from "@/lib/routing"
import { Strip } from "../_tables/strip"

export interface AskStripProps {
  address: GraphAddress
  /** The request's decision; null where none is laid over the graph. */
  trace: RouteTrace | null
  fault: string | null
  library: string | null
  libraryId: string
}

/** The request that lies over the graph, and what became of it. */
export function AskStrip({ address, trace, fault, library, libraryId }: AskStripProps) {
  const clearHref = graphHref(
    { ...address, ask: null, askProject: null, askPaths: [], askMin: null, askMax: null, askToday: null },
    library,
  )
  if (fault !== null) {
    return (
      <Callout tone="bad" title="This request cannot be laid over the graph.">
        {fault}{" "}
        <Link href={clearHref} prefetch={false} className="text-accent underline underline-offset-2">
          Take it off
        </Link>
      </Callout>
    )
  }
  if (trace === null) return null
  const { badge, headline } = describeOutcome(trace)
  const { query, project, paths, minEvalState, maxResults, today } = trace.request
  const playground = formatPlaygroundLink({
    params: { ...DEFAULT_PARAMS, project: project ?? "", paths: [...paths], min: minEvalState, max: maxResults },
    text: query,
    library: libraryId,
    today,
  })
  return (
    <Strip icon={TowerControl} label="Request" clearHref={clearHref} clearLabel="Take it off">
      <p className="min-w-0 break-words">
        <q className="font-medium">{query}</q>{" "}
        <span className="text-ink-2">
          {headline.map((part) => ("skill" in part ? part.skill : part.text)).join("")} ({badge})
        </span>
      </p>
      <Link href={playground} prefetch={false} className="text-accent underline underline-offset-2">
        Open in the playground
      </Link>
    </Strip>
  )
}
