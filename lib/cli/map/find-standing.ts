// Where the library of a command stands: in one git work tree, whose commits it can be compared with, or else by its digest alone.
import { realpathSync } from "node:fs"
import path from "node:path"
import type { Library } from "@/lib/library"
import { digestLibrary, findSkillFiles } from "@/lib/server/files"
import {
  type CommitComparison,
  compareManifestWithCommit,
  compareWithCommit,
  findWorkTrees,
  type HeadFault,
  readHead,
} from "@/lib/server/git"
import type { LibrarySource } from "../library-source"

export type MapStanding =
  | {
      basis: "git"
      top: string
      /** Null where no branch is checked out. */
      branch: string | null
      head: string
      digest: string
      /** With any commit, named in hex. */
      compare(commit: string): Promise<CommitComparison>
    }
  | {
      basis: "digest"
      digest: string
      /** Why it is not git: there is none, or more than one repository (or some skills in none). */
      why: "outside-git" | "several-repositories"
    }
  /** In git, and HEAD cannot be read. */
  | { basis: "unreadable"; top: string; fault: HeadFault; digest: string }

export async function findStanding(library: Library, source: LibrarySource): Promise<MapStanding> {
  const digest = digestLibrary(library)
  const { tops, hasOutside } = await findWorkTrees(listFolders(library, source))
  const [top] = tops
  if (top === undefined) return { basis: "digest", digest, why: "outside-git" }
  if (tops.length > 1 || hasOutside) return { basis: "digest", digest, why: "several-repositories" }
  const reading = await readHead(top)
  if (!reading.ok) return { basis: "unreadable", top, fault: reading.fault, digest }
  const { branch, commit: head } = reading.head
  return { basis: "git", top, branch, head, digest, compare: (commit) => compare(top, commit, library, source) }
}

function listFolders(library: Library, source: LibrarySource): string[] {
  if (source.kind === "manifest") return [path.dirname(realPath(source.location))]
  const { locations } = source
  const files = [...library.skills, ...library.refused].map((file) =>
    path.dirname(path.join(locations[file.root] ?? "", file.path)),
  )
  return [...locations, ...files]
}

async function compare(
  top: string,
  commit: string,
  library: Library,
  source: LibrarySource,
): Promise<CommitComparison> {
  if (source.kind === "manifest") return compareManifestWithCommit(top, commit, realPath(source.location), library)
  const names = new Map(library.skills.map(({ id, name }) => [id, name]))
  const found = await findSkillFiles(source.locations)
  return compareWithCommit(top, commit, { roots: source.locations, found, nameOf: (id) => names.get(id) })
}

function realPath(place: string): string {
  try {
    return realpathSync(place)
  } catch {
    return place
  }
}
