import { hash } from "node:crypto"
import {
  apiRoute,
  libraryQuerySchema,
  loadNamedLibrary,
  makeLibraryTag,
  ProblemError,
  parseInput,
  readPathId,
  readSearchParams,
  sendVersioned,
} from "@/lib/server/http"
import { getSkillDetail, utcDay } from "@/lib/server/libraries"

export const dynamic = "force-dynamic"

export const GET = apiRoute<{ id: string[] }>("/api/skills/{id*}", async ({ request, params }) => {
  const query = parseInput(libraryQuerySchema, readSearchParams(request))
  const loaded = await loadNamedLibrary(query.library)
  const id = readPathId(params.id)
  const today = utcDay()
  const detail = await getSkillDetail(loaded, id, today)
  if (detail === null)
    throw new ProblemError({
      code: "skill-unknown",
      detail: `The library "${loaded.source.id}" holds no skill ${JSON.stringify(id)}.`,
      mend: "GET /api/skills lists ids, slugs and names.",
    })
  // Sources and modules lie beside the library's own files: they change without a new revision.
  const beside = hash("sha256", JSON.stringify([detail.drift, detail.homes]), "hex").slice(0, 16)
  return sendVersioned(request, makeLibraryTag(loaded, today, beside), () => detail)
})
