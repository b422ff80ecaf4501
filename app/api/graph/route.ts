import { buildGraph, findFindings, measureVitalSigns } from "@/lib/graph"
import {
  apiRoute,
  libraryQuerySchema,
  loadNamedLibrary,
  makeLibraryTag,
  parseInput,
  readSearchParams,
  sendVersioned,
} from "@/lib/server/http"

export const dynamic = "force-dynamic"

export const GET = apiRoute("/api/graph", async ({ request }) => {
  const query = parseInput(libraryQuerySchema, readSearchParams(request))
  const loaded = await loadNamedLibrary(query.library)
  return sendVersioned(request, makeLibraryTag(loaded), () => {
    const graph = buildGraph(loaded.library.skills)
    const vitalSigns = measureVitalSigns(graph)
    return { ...graph, vitalSigns, findings: findFindings(graph, vitalSigns) }
  })
})
