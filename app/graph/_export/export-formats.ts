// The files that a graph can be saved as: what each is called, what it is for, and how it is written.
import { formatDot, formatGraphml, formatJson, formatMermaid, type SkillGraph } from "@/lib/graph"

export interface ExportFormat {
  id: "json" | "dot" | "graphml" | "mermaid"
  label: string
  /** What reads it. */
  hint: string
  extension: string
  type: string
  write: (graph: SkillGraph) => string
}

export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    id: "json",
    label: "JSON",
    hint: "every field, for scripts",
    extension: "json",
    type: "application/json",
    write: formatJson,
  },
  {
    id: "dot",
    label: "DOT",
    hint: "for Graphviz",
    extension: "dot",
    type: "text/vnd.graphviz;charset=utf-8",
    write: formatDot,
  },
  {
    id: "graphml",
    label: "GraphML",
    hint: "for Gephi, yEd, networkx",
    extension: "graphml",
    type: "application/xml",
    write: formatGraphml,
  },
  {
    id: "mermaid",
    label: "Mermaid",
    hint: "for Markdown",
    extension: "mmd",
    type: "text/plain;charset=utf-8",
    write: formatMermaid,
  },
]

/** "my-library-graph-in-sight.svg": letters that some file system refuses become dashes. */
export function nameFile(library: string | null, scope: "in-sight" | "whole", extension: string): string {
  const stem = (library ?? "skills").replaceAll(/[^\p{L}\p{N}._-]+/gu, "-").replaceAll(/^[.-]+|-+$/g, "") || "skills"
  return `${stem}-graph${scope === "in-sight" ? "-in-sight" : ""}.${extension}`
}
