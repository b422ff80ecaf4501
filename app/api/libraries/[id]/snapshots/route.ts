import { apiRoute, ProblemError, sendJson, unknownLibrary } from "@/lib/server/http"
import { getLibrary, getMapFreshness, type LoadedLibrary, takeSnapshot } from "@/lib/server/libraries"

export const dynamic = "force-dynamic"

export const GET = apiRoute<{ id: string }>("/api/libraries/{id}/snapshots", async ({ params }) =>
  sendJson(await getMapFreshness(await loadReadable(params.id))),
)

export const POST = apiRoute<{ id: string }>("/api/libraries/{id}/snapshots", async ({ params }) => {
  const taken = await takeSnapshot(await loadReadable(params.id))
  if (!taken.ok) {
    const { message, mend } = taken.error
    throw new ProblemError({ code: "snapshot-refused", detail: message, mend })
  }
  const { freshness, isNew } = taken.value
  return sendJson(freshness, { status: isNew ? 201 : 200 })
})

/** Of a library that cannot be read nothing is known, least of all that its skills are gone. */
async function loadReadable(id: string): Promise<LoadedLibrary> {
  const loaded = await getLibrary(id)
  if (loaded === null) throw unknownLibrary(id)
  const fault = loaded.library.diagnostics.find(({ code }) => code === "library-unreadable")
  if (fault !== undefined) throw new ProblemError({ code: "snapshot-refused", detail: fault.message, mend: fault.mend })
  return loaded
}
