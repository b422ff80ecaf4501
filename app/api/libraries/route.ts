import {
  addLibrarySchema,
  apiRoute,
  MAX_ADD_BODY_BYTES,
  parseInput,
  readJson,
  refuseLibrary,
  sendJson,
} from "@/lib/server/http"
import { addLibrary, listLibraries } from "@/lib/server/libraries"

export const dynamic = "force-dynamic"

export const GET = apiRoute("/api/libraries", async () => sendJson({ items: await listLibraries() }))

export const POST = apiRoute("/api/libraries", async ({ request }) => {
  const { path } = parseInput(addLibrarySchema, await readJson(request, MAX_ADD_BODY_BYTES))
  const added = await addLibrary(path)
  if (!added.ok) throw refuseLibrary(added.error)
  const location = `/api/libraries/${encodeURIComponent(added.value.id)}`
  return sendJson(added.value, { status: 201, headers: { location } })
})
