"use client"

import { useQueryStates } from "nuqs"
import { useMemo } from "react"
import { type GraphAddress, graphHref, graphParsers } from "@/components/graph/graph-address"

export type HrefOf = (move: Partial<GraphAddress>) => string

/** The address of the screen, and links that change part of it. */
export function useGraphMoves(library: string | null): { address: GraphAddress; hrefOf: HrefOf } {
  const [address] = useQueryStates(graphParsers)
  return useMemo(() => ({ address, hrefOf: (move) => graphHref({ ...address, ...move }, library) }), [address, library])
}
