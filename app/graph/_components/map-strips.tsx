"use client"

import type { GraphAddress } from "@/components/graph/graph-address"
import { GraphLink } from "@/components/graph/graph-link"
import { Callout } from "@/components/ui/callout"
import { RELATION_KINDS } from "@/lib/routing"
import { ALL_OPEN, findAlike, type GraphPicture } from "../_lib/derive-view"
import type { GraphData } from "../_lib/graph-data"
import { FocusStrip } from "../_tables/focus-strip"
import { endFocusMove, focusMove } from "../_tables/graph-moves"
import { PathStrip } from "../_tables/path-strip"
import { readSelection, SelectionStrip } from "../_tables/selection-strip"
import type { HrefOf } from "../_tables/use-graph-moves"

export interface MapStripsProps {
  data: GraphData
  view: GraphPicture
  address: GraphAddress
  hrefOf: HrefOf
}

/** What the address narrows the map to or points out, each with its way out; and why nothing is there, where nothing is. */
export function MapStrips({ data, view, address, hrefOf }: MapStripsProps) {
  const selection = readSelection(data, address)
  const { focus, from } = address
  return (
    <>
      {from !== null && <PathStrip graph={data.graph} address={{ ...address, from }} hrefOf={hrefOf} />}
      {focus !== null && view.focus === "found" && (
        <FocusStrip address={{ ...address, focus }} hrefOf={hrefOf} reached={view.names.size - 1} />
      )}
      {focus !== null && view.focus === "unknown" && <UnknownFocus data={data} focus={focus} hrefOf={hrefOf} />}
      {selection && <SelectionStrip selection={selection} hrefOf={hrefOf} />}
      {data.graph.edges.length === 0 && (
        <Callout title="No skill here names another.">
          Relations say which skill loads, checks or steps aside for which. Write <code>relations</code> in a SKILL.md,
          for example <code>suppresses</code> where two skills match the same requests.
        </Callout>
      )}
      {data.graph.edges.length > 0 && view.summary.shown === 0 && view.focus !== "unknown" && (
        <Callout title="No relation is in sight.">
          <GraphLink href={hrefOf({ kinds: [...RELATION_KINDS] })} className="text-accent underline underline-offset-2">
            Show every type
          </GraphLink>
        </Callout>
      )}
      {address.open[0] === ALL_OPEN && (
        <p className="text-xs">
          <GraphLink href={hrefOf({ open: [] })} className="text-accent underline underline-offset-2">
            Fold into groups again
          </GraphLink>
        </p>
      )}
    </>
  )
}

const MAX_NEAREST = 5

function UnknownFocus({ data, focus, hrefOf }: { data: GraphData; focus: string; hrefOf: HrefOf }) {
  const names = data.graph.nodes.map(({ name }) => name)
  const nearest = findAlike(names, focus).slice(0, MAX_NEAREST)
  return (
    <Callout tone="warn" title={`No skill here is called ${focus}.`}>
      {nearest.length > 0 && <>Perhaps </>}
      {nearest.map((name) => (
        <GraphLink key={name} href={hrefOf(focusMove(name))} className="mr-2 text-accent underline underline-offset-2">
          {name}
        </GraphLink>
      ))}
      <GraphLink href={hrefOf(endFocusMove())} className="text-accent underline underline-offset-2">
        Show the whole library
      </GraphLink>
    </Callout>
  )
}
