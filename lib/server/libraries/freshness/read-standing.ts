// Where a library stands now: the commits of the work trees that hold its skills, and a digest of every skill file. Cheap to ask for:
// the files are those of the last reading, and HEAD is looked at once a second at most.
import path from "node:path"
import type { Library } from "@/lib/library"
import type { RepositoryMark, SnapshotMark } from "@/lib/recall"
import { digestLibrary } from "../../files"
import { findWorkTrees, type HeadFault, type HeadReading, readHead } from "../../git"
import type { LibrarySource, LoadedLibrary } from "../contract"

export type Standing =
  | { ok: true; mark: SnapshotMark }
  /** In git, and this repository's HEAD cannot be read. */
  | { ok: false; repository: string; fault: HeadFault; digest: string }

const HEAD_KEPT_MS = 1_000

interface Place {
  digest: string
  tops: Promise<readonly string[]>
}

const places = new WeakMap<Library, Place>()
const heads = new Map<string, { atMs: number; reading: Promise<HeadReading> }>()

/** With `isExact` HEAD is read anew: what is written down must not be a second old. */
export async function readStanding(
  { library, source }: Pick<LoadedLibrary, "library" | "source">,
  { isExact = false, nowMs = Date.now() }: { isExact?: boolean; nowMs?: number } = {},
): Promise<Standing> {
  const { digest, tops } = findPlace(library, source)
  const repositories: RepositoryMark[] = []
  for (const top of await tops) {
    const reading = await readHeadKept(top, isExact ? Number.NEGATIVE_INFINITY : nowMs - HEAD_KEPT_MS, nowMs)
    const name = path.basename(top)
    if (!reading.ok) return { ok: false, repository: name, fault: reading.fault, digest }
    repositories.push({ name, branch: reading.head.branch, head: reading.head.commit })
  }
  return { ok: true, mark: { repositories, digest } }
}

function findPlace(library: Library, source: LibrarySource): Place {
  const known = places.get(library)
  if (known !== undefined) return known
  const tops = findWorkTrees(listFolders(library, source)).then((trees) => trees.tops)
  const place = { digest: digestLibrary(library), tops }
  places.set(library, place)
  return place
}

function listFolders({ skills, refused }: Library, { kind, locations }: LibrarySource): string[] {
  if (kind === "manifest") return locations.map((manifest) => path.dirname(manifest))
  const files = [...skills, ...refused].map(({ root, path: file }) => {
    return path.dirname(path.join(locations[root] ?? "", file))
  })
  return [...locations, ...files]
}

function readHeadKept(top: string, notBeforeMs: number, nowMs: number): Promise<HeadReading> {
  const kept = heads.get(top)
  if (kept !== undefined && notBeforeMs !== Number.NEGATIVE_INFINITY && kept.atMs > notBeforeMs) return kept.reading
  const reading = readHead(top)
  heads.set(top, { atMs: nowMs, reading })
  return reading
}
