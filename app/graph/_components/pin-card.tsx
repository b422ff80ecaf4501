"use client"

import Link from "next/link"
import { GraphLink } from "@/components/graph/graph-link"
import { playgroundHref, skillHref } from "@/components/shell/library-href"
import { StatusChip } from "@/components/skill/status-chip"
import { VerdictsCell } from "@/components/skill/table-cells"
import type { GraphNode } from "@/lib/graph"
import { RELATION_KINDS } from "@/lib/routing"
import type { GraphData } from "../_lib/graph-data"
import { focusMove, pathFromMove, pathToMove } from "../_tables/graph-moves"
import { readVerdicts } from "../_tables/skill-twin-row"
import type { HrefOf } from "../_tables/use-graph-moves"
import { EdgeCard } from "./edge-card"
import { PinnedBox } from "./pinned-box"
import { LineSwatch } from "./relation-toggles"

export interface PinCardProps {
  data: GraphData
  /** Name of a skill or ghost, or id of an edge. */
  pin: string
  library: string | null
  hrefOf: HrefOf
  /** Start of a path that waits for its end. */
  pathFrom: string | null
  onClose: () => void
}

/** What is pinned on the map, in words, and where to go from it. Nothing where the pin means nothing here. */
export function PinCard({ data, pin, ...rest }: PinCardProps) {
  const node = data.graph.nodes.find(({ name }) => name === pin)
  if (node) return <SkillCard data={data} node={node} {...rest} />
  const edge = data.graph.edges.find(({ id }) => id === pin)
  return edge ? <EdgeCard data={data} edge={edge} library={rest.library} onClose={rest.onClose} /> : null
}

const linkStyle = "text-accent underline underline-offset-2"

function SkillCard({
  data,
  node,
  library,
  hrefOf,
  pathFrom,
  onClose,
}: Omit<PinCardProps, "pin"> & { node: GraphNode }) {
  const { name } = node
  const isGhost = node.kind === "ghost"
  const { slugs, statuses, descriptions, degrees } = data
  const slug = slugs.get(name)
  const status = statuses.get(name)
  const degree = degrees.get(name)
  return (
    <PinnedBox title={name} onClose={onClose}>
      {isGhost ? (
        <p className="text-ink-2">No skill answers to this name; relations point to it all the same.</p>
      ) : (
        <p className="line-clamp-4 break-words text-ink-2">{descriptions.get(name)}</p>
      )}
      {!isGhost && <VerdictsCell verdicts={readVerdicts(node)} />}
      {status !== undefined && status !== "routable" && <StatusChip status={status} />}
      {degree && (
        <table className="w-full text-xs">
          <caption className="sr-only">Relations of {name}</caption>
          <thead>
            <tr className="text-left text-ink-3">
              <th scope="col" className="font-normal">
                {degree.neighbours} neighbours
              </th>
              <th scope="col" className="w-12 text-right font-normal">
                out
              </th>
              <th scope="col" className="w-12 text-right font-normal">
                in
              </th>
            </tr>
          </thead>
          <tbody>
            {RELATION_KINDS.filter((kind) => degree.byKind[kind].in + degree.byKind[kind].out > 0).map((kind) => (
              <tr key={kind}>
                <th scope="row" className="text-left font-normal">
                  <span className="inline-flex items-center gap-2">
                    <LineSwatch kind={kind} />
                    {kind}
                  </span>
                </th>
                <td className="tabular text-right">{degree.byKind[kind].out}</td>
                <td className="tabular text-right">{degree.byKind[kind].in}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
        {slug !== undefined && (
          <Link href={skillHref(slug, library)} prefetch={false} className={linkStyle}>
            Open skill
          </Link>
        )}
        <GraphLink href={hrefOf(focusMove(name))} className={linkStyle}>
          Focus
        </GraphLink>
        <GraphLink href={hrefOf({ ...focusMove(name), side: "used-by" })} className={linkStyle}>
          Used by
        </GraphLink>
        <GraphLink href={hrefOf({ ...pathFromMove(name) })} className={linkStyle}>
          Path from here
        </GraphLink>
        {pathFrom !== null && pathFrom !== name && (
          <GraphLink href={hrefOf(pathToMove(name))} className={linkStyle}>
            Path to here
          </GraphLink>
        )}
        {!isGhost && (
          <Link href={playgroundHref(name.replaceAll("-", " "), library)} prefetch={false} className={linkStyle}>
            Try in the playground
          </Link>
        )}
      </p>
    </PinnedBox>
  )
}
