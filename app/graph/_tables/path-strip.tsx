"use client"

import { ArrowLeftRight, Route } from "lucide-react"
import { useQueryStates } from "nuqs"
import { useMemo } from "react"
import { type GraphAddress, graphParsers, PATH_MODES } from "@/components/graph/graph-address"
import { GraphLink } from "@/components/graph/graph-link"
import { buttonStyle } from "@/components/ui/button"
import { formatPlural } from "@/components/ui/format-count"
import { Segmented } from "@/components/ui/segmented"
import { findPaths, type PathSearch, type SkillGraph } from "@/lib/graph"
import { RELATION_KINDS } from "@/lib/routing"
import { endPathMove, focusMove } from "./graph-moves"
import { OtherViewLink } from "./other-view-link"
import { type PathStep, readPath } from "./read-path"
import { Strip } from "./strip"
import type { HrefOf } from "./use-graph-moves"

const modeWords = { shortest: "Shortest", all: "All" } as const
const MODES = PATH_MODES.map((mode) => ({ value: mode, label: modeWords[mode] }))
const MAX_SHOWN = 10

export interface PathStripProps {
  graph: SkillGraph
  address: GraphAddress & { from: string }
  hrefOf: HrefOf
}

/** The way from one skill to another, step by step; or, with one end only, how to give the other. */
export function PathStrip({ graph, address, hrefOf }: PathStripProps) {
  const { from, to, paths: mode, kinds } = address
  const [, setAddress] = useQueryStates(graphParsers, { history: "push", scroll: false })
  const search = useMemo(
    () => (to === null ? null : findPaths(graph, from, to, { kinds: new Set(kinds), mode })),
    [graph, from, to, kinds, mode],
  )
  return (
    <Strip icon={Route} label="Path" clearHref={hrefOf(endPathMove())} clearLabel="End path">
      <p role="status" className="min-w-0 break-words">
        {search === null ? (
          <>
            Path from <strong className="font-semibold">{from}</strong>: choose its end with the path sign of a row.
          </>
        ) : (
          describeSearch(search, from, to ?? "")
        )}
      </p>
      {to !== null && (
        <>
          <Segmented
            label="Paths"
            value={mode}
            options={MODES}
            onValueChange={(value) => void setAddress({ paths: value })}
          />
          <GraphLink href={hrefOf({ from: to, to: from })} className={buttonStyle({ size: "sm", variant: "ghost" })}>
            <ArrowLeftRight aria-hidden />
            Swap ends
          </GraphLink>
          <OtherViewLink hrefOf={hrefOf} />
          {kinds.length < RELATION_KINDS.length && (
            <GraphLink
              href={hrefOf({ kinds: [...RELATION_KINDS] })}
              className="text-accent underline underline-offset-2"
            >
              Follow all types
            </GraphLink>
          )}
        </>
      )}
      {search && search.paths.length > 0 && (
        <ol className="grid max-h-48 w-full gap-1 overflow-y-auto" aria-label="Paths found">
          {search.paths.slice(0, MAX_SHOWN).map((path) => (
            <li key={path.nodes.join("\n")} className="flex flex-wrap items-baseline gap-x-1.5">
              {readPath(graph, path).map((step) => (
                <Step key={step.name} step={step} hrefOf={hrefOf} />
              ))}
            </li>
          ))}
          {search.paths.length > MAX_SHOWN && (
            <li className="text-ink-3 text-xs">{formatPlural(search.paths.length - MAX_SHOWN, "more path")}.</li>
          )}
        </ol>
      )}
    </Strip>
  )
}

function Step({ step, hrefOf }: { step: PathStep; hrefOf: HrefOf }) {
  return (
    <>
      {step.by !== null && <span className="font-mono text-ink-2 text-xs"> {step.by} </span>}
      <GraphLink href={hrefOf(focusMove(step.name))} className="font-medium hover:text-accent hover:underline">
        {step.name}
      </GraphLink>
    </>
  )
}

function describeSearch(
  { status, unknown, direction, paths, isTruncated }: PathSearch,
  from: string,
  to: string,
): string {
  switch (status) {
    case "unknown-skill":
      return `No skill is called ${unknown.join(" or ")}.`
    case "same-skill":
      return "A path needs two different ends."
    case "none":
      return `No path joins ${from} and ${to} by the relation types in sight.`
    case "found": {
      const steps = (paths[0]?.nodes.length ?? 1) - 1
      const how =
        direction === "against" ? ", directions ignored: the arrows alone do not lead there" : " along the arrows"
      const count = isTruncated ? `the first ${formatPlural(paths.length, "path")}` : formatPlural(paths.length, "path")
      return `From ${from} to ${to}: ${count}, the shortest of ${formatPlural(steps, "step")}${how}.`
    }
  }
}
