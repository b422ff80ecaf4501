import { blockPhrases, relationVerbs } from "@/components/explain/vocabulary"
import { BLOCK_REASONS } from "@/lib/routing"
import type { DecisionGraph } from "./decision-graph-model"
import { roleWords } from "./decision-graph-style"

/** One line about the node or edge with this id; null where the graph has none. */
export function describePointedAt({ nodes, edges }: DecisionGraph, id: string): string | null {
  const node = nodes.find((candidate) => candidate.id === id)
  if (node) return `${node.id}: ${roleWords[node.role]}${node.points === null ? "" : `, ${node.points} points`}`
  const edge = edges.find((candidate) => candidate.id === id)
  if (!edge) return null
  const blocked = BLOCK_REASONS.find((reason) => edge.state === "blocked" && reason === edge.note)
  const did = blocked
    ? `not loaded, ${blockPhrases[blocked]}`
    : edge.state === "declared"
      ? "did nothing here"
      : edge.note
  return [
    `${edge.source} ${relationVerbs[edge.kind]} ${edge.target}`,
    did,
    edge.reason && `authored reason: ${edge.reason}`,
  ]
    .filter(Boolean)
    .join(" · ")
}
