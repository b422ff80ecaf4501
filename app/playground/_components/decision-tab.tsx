"use client"

import { Waypoints } from "lucide-react"
import Link from "next/link"
import { useMemo, useState } from "react"
import { describeFired } from "@/components/explain/describe-fired"
import { Sentence } from "@/components/explain/sentence"
import { buildDecisionGraph, type RelationsOf } from "@/components/graph/decision-graph-model"
import { DecisionGraphView } from "@/components/graph/decision-graph-view"
import { cn } from "@/components/ui/cn"
import type { RouteTrace } from "@/lib/routing"
import { formatGraphLink } from "../_lib/format-graph-link"

const edgeLines = {
  suppressed: "border-l-fate-suppressed",
  loaded: "border-l-ink-2",
  "not-loaded": "border-l-fate-integrity border-dashed",
} as const

export interface DecisionTabProps {
  trace: RouteTrace
  relationsOf: RelationsOf
  /** The library's id. */
  library: string
}

/** The decision as a picture and, below it, as a list: pointing at one points at the other. */
export function DecisionTab({ trace, relationsOf, library }: DecisionTabProps) {
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const graph = useMemo(() => buildDecisionGraph(trace, relationsOf), [trace, relationsOf])
  const fired = useMemo(() => describeFired(trace), [trace])
  const edgeOf = (source: string, target: string) =>
    graph.edges.find((edge) => edge.source === source && edge.target === target && edge.state !== "declared")
  const graphLink = formatGraphLink(trace.request, library)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <DecisionGraphView graph={graph} pointedAt={pointedAt} onPointAt={setPointedAt} describedBy="what-fired" />
      {graphLink && (
        <p className="text-sm">
          <Link
            href={graphLink}
            prefetch={false}
            className="inline-flex min-h-6 items-center gap-1.5 text-accent underline underline-offset-2"
          >
            <Waypoints aria-hidden className="size-4" />
            Lay this request over the whole graph
          </Link>
        </p>
      )}
      <section id="what-fired" aria-labelledby="what-fired-heading" className="min-w-0">
        <h3 id="what-fired-heading" className="font-semibold text-ink text-sm">
          What fired
        </h3>
        {fired.length === 0 ? (
          <p className="mt-1 text-ink-2 text-sm">
            No relation took part: nothing was suppressed and nothing was loaded along.
          </p>
        ) : (
          <ul className="mt-1 grid gap-1 text-sm md:grid-cols-2">
            {fired.map(({ kind, source, target, sentence }) => {
              const edge = edgeOf(source, target)
              const id = edge?.id ?? null
              return (
                <li
                  key={`${kind}:${source}:${target}`}
                  onPointerEnter={() => setPointedAt(id)}
                  onPointerLeave={() => setPointedAt(null)}
                  onFocus={() => setPointedAt(id)}
                  onBlur={() => setPointedAt(null)}
                  className={cn(
                    "border-l-3 bg-panel py-1 pr-2 pl-2 text-ink-2 [overflow-wrap:anywhere]",
                    edgeLines[kind],
                    id !== null && pointedAt === id && "bg-accent-soft",
                  )}
                >
                  <Sentence parts={sentence} />
                  {edge?.reason && <span className="block text-ink-3 text-xs">{edge.reason}</span>}
                </li>
              )
            })}
          </ul>
        )}
      </section>
    </div>
  )
}
