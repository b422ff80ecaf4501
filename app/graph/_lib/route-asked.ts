import type { GraphAddress } from "@/components/graph/graph-address"
import { type CompiledLibrary, RequestError, type RouteTrace, route } from "@/lib/routing"
import { utcDay } from "@/lib/server/libraries"

/** Routes the request that the address lays over the graph; null: it asks none. A bad request is told, not thrown. */
export function routeAsked(
  compiled: CompiledLibrary,
  { ask, askProject, askPaths, askMin, askMax, askToday }: GraphAddress,
): { trace: RouteTrace | null; fault: string | null } | null {
  if (ask === null) return null
  try {
    const trace = route(compiled, {
      query: ask,
      project: askProject,
      paths: askPaths,
      today: askToday ?? utcDay(),
      ...(askMin !== null && { minEvalState: askMin }),
      ...(askMax !== null && { maxResults: Number(askMax) }),
    })
    return { trace, fault: null }
  } catch (error) {
    if (error instanceof RequestError) return { trace: null, fault: `${error.message} ${error.mend}` }
    throw error
  }
}
