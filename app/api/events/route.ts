import {
  apiRoute,
  libraryQuerySchema,
  loadNamedLibrary,
  makeEventStream,
  parseInput,
  readSearchParams,
} from "@/lib/server/http"
import { subscribe } from "@/lib/server/libraries"

export const dynamic = "force-dynamic"

export const GET = apiRoute("/api/events", async ({ request }) => {
  const query = parseInput(libraryQuerySchema, readSearchParams(request))
  const { source, revision, loadedAt, library } = await loadNamedLibrary(query.library)
  const greeting = { library: source.id, revision, loadedAt, skillCount: library.skills.length }
  return makeEventStream(request.signal, greeting, (callback) => subscribe(source.id, callback))
})
