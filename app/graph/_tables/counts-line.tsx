import { GraphLink } from "@/components/graph/graph-link"
import { graphListHref } from "@/components/graph-health/graph-list-href"
import { listCountWords, type RelationCounts } from "./count-words"

/** The relations counted both ways, as a sentence; each count leads to its rows. */
export function CountsLine({ counts, library }: { counts: RelationCounts; library: string | null }) {
  return (
    <p className="shrink-0 text-ink-2 text-sm">
      {listCountWords(counts).map(({ text, view, facets }, index) => (
        <span key={text}>
          {index > 0 && ", "}
          <GraphLink href={graphListHref(view, facets, library)} className="hover:text-accent hover:underline">
            {text}
          </GraphLink>
        </span>
      ))}
      .
    </p>
  )
}
