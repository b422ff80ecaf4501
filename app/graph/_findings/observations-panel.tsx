"use client"

import { useMemo } from "react"
import { GraphLink } from "@/components/graph/graph-link"
import { graphListHref } from "@/components/graph-health/graph-list-href"
import { formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { ObservationCode, SkillGraph } from "@/lib/graph"
import { countObservations } from "./count-observations"

const observationMeaning: Record<ObservationCode, { label: string; hint: string }> = {
  "one-way-related": {
    label: "Related, said by one side",
    hint: "Common: related loads nothing, and the other side need not know.",
  },
  "mutual-suppression": {
    label: "Suppress each other",
    hint: "Two skills delimit each other: the one with more points takes the request.",
  },
  reciprocal: {
    label: "Same type from both ends",
    hint: "Each declares it of the other. It joins them once.",
  },
  duplicate: { label: "Declared again", hint: "A relation that an earlier line says already. It counts once." },
}

/** Normal structure that one may want to look at. Nothing here needs mending. */
export function ObservationsPanel({ graph, library }: { graph: SkillGraph; library: string | null }) {
  const observations = useMemo(() => countObservations(graph), [graph])
  if (observations.length === 0) return null
  return (
    <Panel id="observations" title="Normal structure" note="nothing to mend; there to be looked at" flush>
      <ul>
        {observations.map(({ code, count, noun, view, facets }) => (
          <li
            key={code}
            className="flex flex-wrap items-baseline gap-x-3 border-line border-b px-3 py-2 last:border-b-0"
          >
            <span className="font-medium">{observationMeaning[code].label}</span>
            <GraphLink
              href={graphListHref(view, facets, library)}
              className="tabular text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent"
            >
              {formatPlural(count, noun)}
            </GraphLink>
            <span className="min-w-0 text-ink-3 text-xs">{observationMeaning[code].hint}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
