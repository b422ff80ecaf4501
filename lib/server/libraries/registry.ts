// The libraries of one server process: which there are, which are in memory, and who wants to hear of changes.
// Reads a library once however many callers ask at the same time, then keeps it fresh; knows nothing of HTTP or React.
import type { Library } from "@/lib/library"
import type { CompiledLibrary } from "@/lib/routing"
import type { LibraryError, LibraryEvent, LibrarySource, LoadedLibrary, Result } from "./contract"
import { makeLibraryId } from "./library-id"
import { isManifestPath } from "./sources"

/** Opens a library and goes on watching it. `changed` gets the whole new library after each batch of changes on disk. */
export type OpenLibrary = (source: LibrarySource, listener: OpenListener) => Promise<OpenedLibrary>
export interface OpenListener {
  changed(library: Library): void
  failed(message: string): void
}
export interface OpenedLibrary {
  library: Library
  close(): Promise<void>
}

export interface AddedLibrary {
  id: string
  path: string
  label: string
}
/** Where added libraries are remembered. */
export interface AddedLibraryStore {
  list(): Promise<readonly AddedLibrary[]>
  /** Null where this id or path is there already (another process may have been faster). */
  create(library: AddedLibrary): Promise<AddedLibrary | null>
  remove(id: string): Promise<boolean>
}

export interface RegistryDependencies {
  /** Every source but the added ones, in the switcher's order. */
  findSources(): Promise<readonly LibrarySource[]>
  added: AddedLibraryStore
  inspect(path: string): Promise<Result<{ path: string; kind: LibrarySource["kind"]; label: string }, LibraryError>>
  open: OpenLibrary
  compile(library: Library): CompiledLibrary
  now(): Date
}

export interface LibraryRegistry {
  listSources(): Promise<LibrarySource[]>
  /** Null: no library of that id. One that cannot be read comes back empty, with one error diagnostic that says why. */
  getLibrary(id: string): Promise<LoadedLibrary | null>
  /** What is in memory right now, without reading anything. */
  peekLibrary(id: string): LoadedLibrary | null
  listLoaded(): LoadedLibrary[]
  subscribe(id: string, callback: (event: LibraryEvent) => void): () => void
  addLibrary(path: string): Promise<Result<LibrarySource, LibraryError>>
  /** False: no added library of that id (built-in, configured and detected ones cannot be removed). */
  removeLibrary(id: string): Promise<boolean>
  close(): Promise<void>
}

/** Libraries kept in memory at once. The least recently used one that nobody listens to makes room. */
const MAX_LOADED = 8
/** A library that could not be read is tried again when asked for after this long. */
const RETRY_AFTER_MS = 5_000

interface Slot {
  source: LibrarySource
  loading: Promise<LoadedLibrary>
  current: LoadedLibrary | null
  /** A change that was seen before the first reading was handed over. */
  early: Library | null
  opened: OpenedLibrary | null
  failedAtMs: number | null
  usedAtMs: number
  closed: boolean
}

export function createRegistry(dependencies: RegistryDependencies): LibraryRegistry {
  const slots = new Map<string, Slot>()
  const listeners = new Map<string, Set<(event: LibraryEvent) => void>>()

  let lastAdded: readonly AddedLibrary[] = []
  let isStoreDown = false

  /** A database that does not answer must not take the other libraries along: what was known last stays. */
  async function listAdded(): Promise<readonly AddedLibrary[]> {
    try {
      lastAdded = await dependencies.added.list()
      isStoreDown = false
    } catch (cause) {
      if (!isStoreDown) console.error("added libraries cannot be read from the database:", describeCause(cause))
      isStoreDown = true
    }
    return lastAdded
  }

  async function listSources(): Promise<LibrarySource[]> {
    const [found, added] = await Promise.all([dependencies.findSources(), listAdded()])
    const byId = new Map<string, LibrarySource>()
    for (const source of [...found, ...added.map(toAddedSource)]) if (!byId.has(source.id)) byId.set(source.id, source)
    return [...byId.values()]
  }

  async function getLibrary(id: string): Promise<LoadedLibrary | null> {
    const kept = slots.get(id)
    const nowMs = dependencies.now().getTime()
    if (kept !== undefined && (kept.failedAtMs === null || nowMs - kept.failedAtMs < RETRY_AFTER_MS)) {
      kept.usedAtMs = nowMs
      return kept.loading.then(() => kept.current)
    }
    const source = kept?.source ?? (await listSources()).find((one) => one.id === id)
    if (source === undefined) return null
    // Another caller may have opened it while the sources were looked up.
    const raced = slots.get(id)
    const slot = raced !== undefined && raced !== kept ? raced : openSlot(source, kept?.current?.revision ?? 0)
    return slot.loading.then(() => slot.current)
  }

  function openSlot(source: LibrarySource, lastRevision: number): Slot {
    const nowMs = dependencies.now().getTime()
    const slot: Slot = {
      source,
      loading: Promise.resolve().then(() => load(slot, lastRevision)),
      current: null,
      early: null,
      opened: null,
      failedAtMs: null,
      usedAtMs: nowMs,
      closed: false,
    }
    slots.set(source.id, slot)
    evictUnused()
    return slot
  }

  async function load(slot: Slot, lastRevision: number): Promise<LoadedLibrary> {
    const startedMs = performance.now()
    let library: Library
    try {
      const opened = await dependencies.open(slot.source, {
        changed: (next) => accept(slot, next),
        failed: (message) =>
          tell(slot.source.id, {
            type: "failed",
            library: slot.source.id,
            revision: slot.current?.revision ?? 0,
            message,
          }),
      })
      library = opened.library
      if (slot.closed) await opened.close()
      else slot.opened = opened
    } catch (cause) {
      slot.failedAtMs = dependencies.now().getTime()
      library = unreadable(slot.source, cause)
    }
    slot.current = makeLoaded(slot.source, slot.early ?? library, lastRevision + 1, startedMs)
    slot.early = null
    return slot.current
  }

  function accept(slot: Slot, library: Library): void {
    if (slot.closed) return
    if (slot.current === null) {
      slot.early = library
      return
    }
    const startedMs = performance.now()
    slot.current = makeLoaded(slot.source, library, slot.current.revision + 1, startedMs)
    const { revision, loadedAt } = slot.current
    const skillCount = library.skills.length
    tell(slot.source.id, { type: "changed", library: slot.source.id, revision, loadedAt, skillCount })
  }

  function makeLoaded(source: LibrarySource, library: Library, revision: number, startedMs: number): LoadedLibrary {
    const compiled = dependencies.compile(library)
    const readMs = performance.now() - startedMs
    return { source, revision, loadedAt: dependencies.now().toISOString(), readMs, library, compiled }
  }

  function tell(id: string, event: LibraryEvent): void {
    for (const callback of [...(listeners.get(id) ?? [])]) {
      try {
        callback(event)
      } catch (cause) {
        // One listener's fault must not keep the news from the others.
        console.error("a library listener failed", cause)
      }
    }
  }

  function subscribe(id: string, callback: (event: LibraryEvent) => void): () => void {
    const callbacks = listeners.get(id) ?? new Set()
    callbacks.add(callback)
    listeners.set(id, callbacks)
    return () => {
      callbacks.delete(callback)
      if (callbacks.size === 0 && listeners.get(id) === callbacks) listeners.delete(id)
    }
  }

  function evictUnused(): void {
    if (slots.size <= MAX_LOADED) return
    const idle = [...slots].filter(([id, slot]) => slot.current !== null && !listeners.has(id))
    const oldest = idle.sort(([, a], [, b]) => a.usedAtMs - b.usedAtMs)[0]
    if (oldest !== undefined) void closeSlot(oldest[0])
  }

  async function closeSlot(id: string): Promise<void> {
    const slot = slots.get(id)
    if (slot === undefined) return
    slots.delete(id)
    slot.closed = true
    await slot.opened?.close()
  }

  async function addLibrary(typedPath: string): Promise<Result<LibrarySource, LibraryError>> {
    const inspected = await dependencies.inspect(typedPath)
    if (!inspected.ok) return inspected
    const { path, label } = inspected.value
    const known = (await listSources()).find((source) => source.locations.includes(path))
    if (known !== undefined) return alreadyAdded(known.label)
    const stored = await dependencies.added.create({ id: makeLibraryId(label, [path]), path, label })
    return stored === null ? alreadyAdded(label) : { ok: true, value: toAddedSource(stored) }
  }

  async function removeLibrary(id: string): Promise<boolean> {
    const removed = await dependencies.added.remove(id)
    if (removed) await closeSlot(id)
    return removed
  }

  return {
    listSources,
    getLibrary,
    peekLibrary: (id) => slots.get(id)?.current ?? null,
    listLoaded: () => [...slots.values()].flatMap(({ current }) => current ?? []),
    subscribe,
    addLibrary,
    removeLibrary,
    close: async () => void (await Promise.all([...slots.keys()].map(closeSlot))),
  }
}

function toAddedSource({ id, label, path }: AddedLibrary): LibrarySource {
  return { id, label, origin: "added", kind: isManifestPath(path) ? "manifest" : "folders", locations: [path] }
}

function alreadyAdded(label: string): Result<never, LibraryError> {
  const message = `This library is already in the list, as "${label}".`
  return { ok: false, error: { code: "already-added", message, mend: `Choose "${label}" in the switcher.` } }
}

function unreadable(source: LibrarySource, cause: unknown): Library {
  const message = describeCause(cause)
  const mend = "Check that the place exists and may be read by the server, then reload."
  const fault = {
    code: "library-unreadable",
    severity: "error",
    file: "",
    line: null,
    column: null,
    message,
    mend,
  } as const
  return { roots: source.locations, skills: [], refused: [], skipped: [], diagnostics: [fault] }
}

function describeCause(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
