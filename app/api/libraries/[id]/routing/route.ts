import { apiRoute, makeLibraryTag, sendVersioned, unknownLibrary } from "@/lib/server/http"
import { getLibrary, getRoutingPayload } from "@/lib/server/libraries"

export const dynamic = "force-dynamic"

export const GET = apiRoute<{ id: string }>("/api/libraries/{id}/routing", async ({ request, params }) => {
  const loaded = await getLibrary(params.id)
  if (loaded === null) throw unknownLibrary(params.id)
  return sendVersioned(request, makeLibraryTag(loaded), () => getRoutingPayload(loaded))
})
