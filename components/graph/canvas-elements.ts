// Brings a cytoscape picture to a decision graph, touching only what differs.
import type { Core, ElementDefinition } from "cytoscape"
import type { DecisionGraph } from "./decision-graph-model"
import { labelEdge, labelNode } from "./decision-graph-style"

function toElements({ nodes, edges }: DecisionGraph): ElementDefinition[] {
  return [
    ...nodes.map(
      ({ id, role, points, x, y }): ElementDefinition => ({
        group: "nodes",
        data: { id, role, label: labelNode({ id, role, points }) },
        position: { x, y },
      }),
    ),
    ...edges.map(
      ({ id, source, target, kind, state }): ElementDefinition => ({
        group: "edges",
        data: { id, source, target, kind, state, label: labelEdge({ kind, state }) },
      }),
    ),
  ]
}

/** Tells whether any node came, went or moved, so that the picture must be framed anew. */
export function showDecisionGraph(cy: Core, graph: DecisionGraph): boolean {
  const wanted = new Map(toElements(graph).map((element) => [String(element.data.id), element]))
  let moved = false
  cy.batch(() => {
    const gone = cy.elements().filter((element) => !wanted.has(element.id()))
    moved = gone.nodes().nonempty()
    gone.remove()
    for (const [id, element] of wanted) {
      const present = cy.getElementById(id)
      if (present.empty()) {
        cy.add(element)
        moved ||= element.group === "nodes"
        continue
      }
      present.data(element.data)
      const { position } = element
      if (!position || !present.isNode()) continue
      const at = present.position()
      if (at.x === position.x && at.y === position.y) continue
      present.position(position)
      moved = true
    }
  })
  return moved
}
