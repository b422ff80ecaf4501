import { apiRoute, findLibraryEntry, ProblemError, sendJson } from "@/lib/server/http"
import { removeLibrary } from "@/lib/server/libraries"

export const dynamic = "force-dynamic"

export const GET = apiRoute<{ id: string }>("/api/libraries/{id}", async ({ params }) =>
  sendJson(await findLibraryEntry(params.id)),
)

export const DELETE = apiRoute<{ id: string }>("/api/libraries/{id}", async ({ params }) => {
  const entry = await findLibraryEntry(params.id)
  if (!entry.removable || !(await removeLibrary(entry.id)))
    throw new ProblemError({
      code: "not-removable",
      detail: `"${entry.label}" was not added by hand, so it cannot be taken off the list.`,
      mend: 'Only libraries of the origin "added" can be removed.',
    })
  return new Response(null, { status: 204 })
})
