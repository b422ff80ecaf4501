"use client"

import { useQueryState } from "nuqs"
import { graphParsers } from "@/components/graph/graph-address"
import { GraphLink } from "@/components/graph/graph-link"
import type { HrefOf } from "./use-graph-moves"

/** From a table to the same in the map, and from the map to the same in the table. */
export function OtherViewLink({ hrefOf }: { hrefOf: HrefOf }) {
  const [view] = useQueryState("view", graphParsers.view)
  const isOnMap = view === "map"
  return (
    <GraphLink href={hrefOf({ view: isOnMap ? "skills" : "map" })} className="text-accent underline underline-offset-2">
      {isOnMap ? "Show as a table" : "Show in the map"}
    </GraphLink>
  )
}
