// Requests that a library offers to a newcomer: its own `tour.json`, a file beside its skills. Untrusted like every file.
import { z } from "zod"
import { EVAL_STATES, type RouteRequest } from "@/lib/routing"

/** A request without its date: a tour is as good next year. */
export type UndatedRequest = Omit<RouteRequest, "today">

export interface TourStop {
  id: string
  title: string
  /** What the request shows of the router. */
  teaches: string
  request: UndatedRequest
}

export const MAX_TOUR_BYTES = 256 * 1024
const MAX_STOPS = 24

const stopSchema = z.object({
  id: z.string().min(1).max(100),
  title: z.string().min(1).max(200),
  teaches: z.string().max(1_000),
  request: z.object({
    query: z.string().max(8_000),
    project: z.string().max(200).optional(),
    paths: z.array(z.string().max(1_000)).max(50).optional(),
    minEvalState: z.enum(EVAL_STATES).optional(),
    maxResults: z.int().min(1).max(50).optional(),
  }),
})

/** The stops that can be read, in order; a stop that cannot costs no other. Empty where the text is no tour. */
export function parseTour(text: string): TourStop[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  const list = z.array(z.unknown()).safeParse(value)
  if (!list.success) return []
  const stops = new Map<string, TourStop>()
  for (const item of list.data.slice(0, MAX_STOPS)) {
    const stop = stopSchema.safeParse(item)
    if (stop.success && !stops.has(stop.data.id)) stops.set(stop.data.id, stop.data)
  }
  return [...stops.values()]
}
