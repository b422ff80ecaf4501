import {
  apiRoute,
  loadNamedLibrary,
  makeLibraryTag,
  pageSkills,
  parseInput,
  readSearchParams,
  sendVersioned,
  skillsQuerySchema,
} from "@/lib/server/http"
import { listSkillSummaries, utcDay } from "@/lib/server/libraries"

export const dynamic = "force-dynamic"

export const GET = apiRoute("/api/skills", async ({ request }) => {
  const query = parseInput(skillsQuerySchema, readSearchParams(request))
  const loaded = await loadNamedLibrary(query.library)
  const today = utcDay()
  // Statuses lapse with the day, so the day is part of the version.
  return sendVersioned(request, makeLibraryTag(loaded, today), () => ({
    library: loaded.source.id,
    revision: loaded.revision,
    ...pageSkills(listSkillSummaries(loaded, today), query),
  }))
})
