// What the playground knows at a moment: one shape, wherever the engine ran.
import type { MissExplanation, RouteRequest, RouteTrace } from "@/lib/routing"

/** Why a request was refused or could not be answered, and what to do instead. */
export interface Trouble {
  title: string
  mend: string
  /** Field of the request, where one is at fault. */
  field?: string
}

export type Answer =
  | { state: "empty" }
  | { state: "asking" }
  | { state: "troubled"; trouble: Trouble; retry?: () => void }
  | {
      state: "answered"
      trace: RouteTrace
      ranIn: "browser" | "server"
      /** Time of one `route` call, measured; null until measured. */
      latencyMs: number | null
      /** True while the shown trace belongs to an earlier request than the typed one. */
      isStale: boolean
    }

export type MissAnswer =
  | { state: "none" }
  | { state: "asking" }
  | { state: "troubled"; trouble: Trouble }
  | { state: "answered"; miss: MissExplanation }

/** The parts of the address that make a request. */
export interface RequestParts {
  text: string
  project: string
  paths: readonly string[]
  min: RouteRequest["minEvalState"]
  max: number
  today: string
}

/** Null where nothing is asked yet: no text and no path. */
export function toRequest({ text, project, paths, min, max, today }: RequestParts): RouteRequest | null {
  if (text.trim() === "" && paths.length === 0) return null
  return { query: text, project: project === "" ? null : project, paths, minEvalState: min, maxResults: max, today }
}
