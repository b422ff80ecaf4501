// The library that a call names, by `?library=` or in its body; the default one where it names none.
import {
  getLibrary,
  type LibraryEntry,
  type LibraryError,
  type LoadedLibrary,
  listLibraries,
  resolveLibraryId,
} from "../libraries"
import { makeInvalidRequest } from "./parse-input"
import { ProblemError } from "./problem"

export async function loadNamedLibrary(named: string | undefined): Promise<LoadedLibrary> {
  const id = await resolveLibraryId(named)
  const loaded = id === null ? null : await getLibrary(id)
  if (loaded === null) throw unknownLibrary(named ?? "default")
  return loaded
}

/** The one name out of two places; naming two libraries at once is a mistake worth telling. */
export function pickLibraryName(inQuery: string | undefined, inBody: string | undefined): string | undefined {
  if (inQuery === undefined || inBody === undefined || inQuery === inBody) return inBody ?? inQuery
  const message = "library: the query names another library than the body."
  throw makeInvalidRequest([{ field: "library", message, mend: "Name the library in one of the two places." }])
}

export function unknownLibrary(id: string): ProblemError {
  const detail = `There is no library with the id ${JSON.stringify(id)}.`
  return new ProblemError({ code: "library-unknown", detail, mend: "GET /api/libraries lists the ids." })
}

export async function findLibraryEntry(id: string): Promise<LibraryEntry> {
  const entry = (await listLibraries()).find((one) => one.id === id)
  if (entry === undefined) throw unknownLibrary(id)
  return entry
}

/** Why a path was not taken as a library, as a problem of the field `path`. */
export function refuseLibrary({ code, message, mend }: LibraryError): ProblemError {
  const errors = [{ field: "path", message, mend }]
  return new ProblemError({ code: code === "already-added" ? code : "library-refused", detail: message, mend, errors })
}

/** The id out of the parts of an address. Next leaves `%2F` in a part as it was sent. */
export function readPathId(parts: readonly string[]): string {
  const joined = parts.join("/")
  try {
    return decodeURIComponent(joined)
  } catch {
    return joined
  }
}

/** Names one state of one library: the revision starts again with the server, the time of reading does not. */
export function makeLibraryTag({ source, revision, loadedAt }: LoadedLibrary, ...variant: string[]): string {
  return `"${[source.id, revision, Date.parse(loadedAt).toString(36), ...variant].join(".")}"`
}

export function libraryHeaders({ source, revision }: LoadedLibrary): Record<string, string> {
  return { "x-tower-library": source.id, "x-tower-revision": String(revision) }
}
