import { graphHref } from "@/components/graph/graph-address"
import type { TraceRequest } from "@/lib/routing"
import { DEFAULT_PARAMS, isTooLongForSearch } from "./playground-params"

/**
 * The graph with this request laid over it: what is not the default is written, and the date, since verdicts lapse and the link must
 * still show this decision. Null: the text is too long for an address that a server reads.
 */
export function formatGraphLink(
  { query, project, paths, minEvalState, maxResults, today }: TraceRequest,
  library: string,
): string | null {
  if (isTooLongForSearch(query)) return null
  return graphHref(
    {
      ask: query,
      askProject: project,
      askPaths: paths,
      askMin: minEvalState === DEFAULT_PARAMS.min ? null : minEvalState,
      askMax: maxResults === DEFAULT_PARAMS.max ? null : String(maxResults),
      askToday: today,
    },
    library,
  )
}
