import { GraphLink } from "@/components/graph/graph-link"
import { graphListHref } from "@/components/graph-health/graph-list-href"
import { formatPlural } from "@/components/ui/format-count"
import type { SkillGraph } from "@/lib/graph"

/** What the map draws and a table of skills cannot list: names that no skill answers to. */
export function GhostLine({ graph, library }: { graph: SkillGraph; library: string | null }) {
  const ghosts = graph.nodes.filter(({ kind }) => kind === "ghost").length
  if (ghosts === 0) return null
  return (
    <p className="shrink-0 text-ink-2 text-sm">
      Not listed:{" "}
      <GraphLink
        href={graphListHref("relations", { flag: ["dangling"] }, library)}
        className="underline decoration-line-strong underline-offset-2 hover:text-accent"
      >
        {formatPlural(ghosts, "name")} that no skill answers to
      </GraphLink>
      .
    </p>
  )
}
