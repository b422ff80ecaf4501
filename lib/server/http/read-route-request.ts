// From a body to what the engine takes: the library to ask and the request with the server's day filled in.
import type { z } from "zod"
import type { RouteRequest } from "@/lib/routing"
import { utcDay } from "../libraries"
import { pickLibraryName } from "./named-library"
import { parseInput, readSearchParams } from "./parse-input"
import { ProblemError } from "./problem"
import { readJson } from "./read-json"
import { libraryQuerySchema, MAX_ROUTE_BODY_BYTES, type RouteRequestBody } from "./schemas"

/** Reads and checks the body and `?library=`. Throws `ProblemError`. */
export async function readRouteRequest<Schema extends z.ZodType<RouteRequestBody>>(
  request: Request,
  schema: Schema,
): Promise<{ body: z.output<Schema>; routeRequest: RouteRequest; library: string | undefined }> {
  const query = parseInput(libraryQuerySchema, readSearchParams(request))
  const body = parseInput(schema, await readJson(request, MAX_ROUTE_BODY_BYTES))
  if (body.record === true)
    throw new ProblemError({
      code: "recording-unavailable",
      detail: "record: this version does not record requests, so nothing was routed.",
      mend: "Leave `record` out.",
    })
  return { body, routeRequest: toRouteRequest(body), library: pickLibraryName(query.library, body.library) }
}

function toRouteRequest(body: RouteRequestBody): RouteRequest {
  return {
    query: body.query,
    project: body.project ?? null,
    paths: body.paths ?? [],
    today: body.today ?? utcDay(),
    ...(body.minEvalState == null ? {} : { minEvalState: body.minEvalState }),
    ...(body.maxResults == null ? {} : { maxResults: body.maxResults }),
  }
}
