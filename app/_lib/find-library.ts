import "server-only"
import { z } from "zod"
import { getLibrary, type LoadedLibrary, resolveLibraryId } from "@/lib/server/libraries"

/** Search params as Next hands them to a page. */
export type PageSearchParams = Promise<Record<string, string | string[] | undefined>>

const schema = z.object({ library: z.string().max(200).optional().catch(undefined) })

/** The library that an address asks for. */
export interface AskedLibrary {
  /** As the address names it; null where it names none: then links need not name it either. */
  named: string | null
  /** Null: the address names a library that is not there, or there is none at all. */
  loaded: LoadedLibrary | null
}

export async function findLibrary(searchParams: PageSearchParams): Promise<AskedLibrary> {
  const named = schema.parse(await searchParams).library ?? null
  const id = await resolveLibraryId(named)
  return { named, loaded: id === null ? null : await getLibrary(id) }
}
