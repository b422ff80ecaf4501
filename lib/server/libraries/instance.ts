// This process's registry: the one of `registry.ts`, put together with the real file system, settings and database.
import "server-only"
import os from "node:os"
import path from "node:path"
import { PHASE_PRODUCTION_BUILD } from "next/constants"
import { toRoutingSkills } from "@/lib/library"
import { compileLibrary } from "@/lib/routing"
import { getAccessPolicy } from "../auth"
import { createAddedLibrary, deleteAddedLibrary, listAddedLibraries } from "../store/libraries"
import type { LibraryEntry, LibraryError, LibraryEvent, LoadedLibrary, Result } from "./contract"
import { describeEntry, findDefaultId } from "./entries"
import { inspectLibraryPath } from "./inspect-path"
import { openLibrary } from "./open-library"
import { createRegistry, type LibraryRegistry } from "./registry"
import { createSourceFinder } from "./source-finder"
import type { SourcePlaces } from "./sources"

/** On `globalThis`: the development server loads modules anew at each change, and route handlers and pages are bundled apart. */
const holder = globalThis as typeof globalThis & { skillTowerLibraries?: LibraryRegistry }

function getRegistry(): LibraryRegistry {
  holder.skillTowerLibraries ??= buildRegistry(readPlaces(process.env))
  return holder.skillTowerLibraries
}

function buildRegistry(places: SourcePlaces): LibraryRegistry {
  return createRegistry({
    findSources: createSourceFinder(places, () => Date.now()),
    added: { list: listAdded, create: createAddedLibrary, remove: deleteAddedLibrary },
    inspect: (typed) => inspectLibraryPath(typed, { home: places.home, workingDirectory: places.workspace }),
    open: (source, listener) => openLibrary(source, listener, { arePlacesHidden: arePathsHidden() }),
    compile: ({ skills }) => compileLibrary(toRoutingSkills(skills)),
    now: () => new Date(),
  })
}

/** `next build` draws a few pages too, before there is a database. */
async function listAdded(): ReturnType<typeof listAddedLibraries> {
  return process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD ? [] : listAddedLibraries()
}

function readPlaces(env: Record<string, string | undefined>): SourcePlaces {
  const project = process.cwd()
  // npm runs scripts in the package's folder and says in INIT_CWD where the person typed the command.
  const workspace = env.INIT_CWD === undefined ? project : path.resolve(env.INIT_CWD)
  const { TOWER_LIBRARY: towerLibrary, TOWER_LIBRARIES: towerLibraries } = env
  return { project, workspace, home: os.homedir(), towerLibrary, towerLibraries }
}

/** Every library that the switcher offers. Holds no paths where other machines can reach this server. */
export async function listLibraries(): Promise<LibraryEntry[]> {
  const registry = getRegistry()
  const sources = await registry.listSources()
  const context = { defaultId: findDefaultId(sources), pathsHidden: arePathsHidden() }
  return sources.map((source) => describeEntry(source, registry.peekLibrary(source.id), context))
}

/** True where other machines can reach this server: then no answer may name a place on this one. */
export function arePathsHidden(): boolean {
  return getAccessPolicy().exposure === "network"
}

/**
 * The library as it is now, read on first use and kept fresh by a watcher. Null: no library of that id. One that cannot
 * be read comes back empty, with one error diagnostic (`library-unreadable`) that says why.
 */
export async function getLibrary(id: string): Promise<LoadedLibrary | null> {
  return getRegistry().getLibrary(id)
}

/** The id to show: `wanted` where there is such a library, the default where nothing is wanted, null where `wanted` is unknown. */
export async function resolveLibraryId(wanted: string | null | undefined): Promise<string | null> {
  const sources = await getRegistry().listSources()
  if (wanted === null || wanted === undefined || wanted === "") return findDefaultId(sources)
  return sources.some((source) => source.id === wanted) ? wanted : null
}

/** Calls back after each change of the library that was picked up. Call what it returns to stop. */
export function subscribe(id: string, callback: (event: LibraryEvent) => void): () => void {
  return getRegistry().subscribe(id, callback)
}

/** Adds a folder of skills or a manifest by its path; `~` is the home of the server's user. */
export async function addLibrary(typedPath: string): Promise<Result<LibraryEntry, LibraryError>> {
  const added = await getRegistry().addLibrary(typedPath)
  if (!added.ok) return added
  const context = { defaultId: null, pathsHidden: arePathsHidden() }
  return { ok: true, value: describeEntry(added.value, null, context) }
}

/** False: there is no added library of that id. Nothing on disk is touched. */
export async function removeLibrary(id: string): Promise<boolean> {
  return getRegistry().removeLibrary(id)
}

/** What is in memory, for the health report. */
export async function listLoadedLibraries(): Promise<LoadedLibrary[]> {
  return getRegistry().listLoaded()
}
