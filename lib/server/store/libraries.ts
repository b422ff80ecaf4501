import "server-only"
import { getDatabase } from "../db/database"

/** A library that a person added by its path. */
export interface AddedLibrary {
  id: string
  label: string
  /** Absolute path of the root folder or the manifest file. */
  path: string
  /** ISO timestamp. */
  addedAt: string
}

/** In the order of adding. */
export async function listAddedLibraries(): Promise<AddedLibrary[]> {
  const rows = await getDatabase().addedLibrary.findMany({ orderBy: [{ addedAt: "asc" }, { id: "asc" }] })
  return rows.map(toAddedLibrary)
}

/** @returns `null` where a library with this id or path is there already. */
export async function createAddedLibrary(library: {
  id: string
  path: string
  label: string
}): Promise<AddedLibrary | null> {
  const { id, path, label } = library
  try {
    return toAddedLibrary(await getDatabase().addedLibrary.create({ data: { id, path, label } }))
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** @returns whether there was one to delete. */
export async function deleteAddedLibrary(id: string): Promise<boolean> {
  const { count } = await getDatabase().addedLibrary.deleteMany({ where: { id } })
  return count > 0
}

function toAddedLibrary(row: { id: string; path: string; label: string; addedAt: Date }): AddedLibrary {
  return { id: row.id, label: row.label, path: row.path, addedAt: row.addedAt.toISOString() }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2002"
}
