import { route } from "@/lib/routing"
import {
  apiRoute,
  libraryHeaders,
  loadNamedLibrary,
  readRouteRequest,
  routeRequestSchema,
  sendJson,
} from "@/lib/server/http"

export const dynamic = "force-dynamic"

export const POST = apiRoute("/api/route", async ({ request }) => {
  const { routeRequest, library } = await readRouteRequest(request, routeRequestSchema)
  const loaded = await loadNamedLibrary(library)
  return sendJson(route(loaded.compiled, routeRequest), { headers: libraryHeaders(loaded) })
})
