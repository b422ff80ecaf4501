import { explainMiss } from "@/lib/routing"
import {
  apiRoute,
  libraryHeaders,
  loadNamedLibrary,
  readRouteRequest,
  sendJson,
  whyRequestSchema,
} from "@/lib/server/http"

export const dynamic = "force-dynamic"

export const POST = apiRoute("/api/why", async ({ request }) => {
  const { body, routeRequest, library } = await readRouteRequest(request, whyRequestSchema)
  const loaded = await loadNamedLibrary(library)
  return sendJson(explainMiss(loaded.compiled, routeRequest, body.skill), { headers: libraryHeaders(loaded) })
})
