// The two questions that the API answers for a library too large for the browser.
import { z } from "zod"
import type { MissExplanation, RouteRequest, RouteTrace } from "@/lib/routing"
import type { Trouble } from "./answer"

const problemSchema = z.object({
  detail: z.string(),
  mend: z.string().optional(),
  errors: z.array(z.object({ field: z.string() })).optional(),
})

export type Asked<Value> = { value: Value; latencyMs: number } | { trouble: Trouble }

export function askRoute(library: string, request: RouteRequest, signal: AbortSignal): Promise<Asked<RouteTrace>> {
  return ask<RouteTrace>("/api/route", { ...request, library }, signal)
}

export function askWhy(
  library: string,
  request: RouteRequest,
  skill: string,
  signal: AbortSignal,
): Promise<Asked<MissExplanation>> {
  return ask<MissExplanation>("/api/why", { ...request, library, skill }, signal)
}

/** Rejects only when aborted; every other failure is a value. */
async function ask<Value>(path: string, body: object, signal: AbortSignal): Promise<Asked<Value>> {
  const startMs = performance.now()
  let response: Response
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal,
    })
    // Our own server's answer, of the types that the same code base gives it.
    if (response.ok) return { value: (await response.json()) as Value, latencyMs: performance.now() - startMs }
  } catch (cause) {
    if (signal.aborted) throw cause
    return { trouble: { title: "The server does not answer.", mend: "See that it still runs; then try again." } }
  }
  const problem = problemSchema.safeParse(await response.json().catch(() => null))
  if (!problem.success)
    return { trouble: { title: `The server answered ${response.status}.`, mend: "Try again; its log says more." } }
  const { detail, mend = "Change the request and try again.", errors } = problem.data
  return { trouble: { title: detail, mend, field: errors?.[0]?.field } }
}
