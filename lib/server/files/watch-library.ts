// Keeps a library fresh while a server runs: reads it, watches its folders, reads again after each batch of changes (only what
// changed is parsed), and tells. Not for the command, which reads once: this is the only file that loads a file watcher.
import { realpath } from "node:fs/promises"
import path from "node:path"
import { type FSWatcher, watch } from "chokidar"
import { type Library, SIDECAR_NAME } from "@/lib/library"
import { reasonOf } from "./file-fault"
import { compareReadings, type LibraryChange, readLibrary } from "./read-library"

export interface WatchOptions {
  /** The day against which dates are checked, asked anew for each reading. */
  today(): string
  /** Gets the whole new library after a change was picked up. */
  changed(library: Library, change: LibraryChange): void
  /** The library cannot be read now; the last one stays, and it is tried again. */
  failed(message: string): void
  /** Quiet time after a change before the library is read again. */
  debounceMs?: number
  /** Libraries with more skills are looked through at intervals: watchers cost memory and are limited by the system. */
  maxWatchedSkills?: number
  /** The shortest interval, where a library is looked through. */
  pollMs?: number
}

export interface WatchedLibrary {
  /** As first read. */
  library: Library
  close(): Promise<void>
}

const DEBOUNCE_MS = 150
const MAX_WATCHED_SKILLS = 4_000
const POLL_MS = 3_000
/** Looking through a library takes at most this share of the time. */
const POLL_SHARE = 20

/** Reads a library and goes on watching it until `close` is called. */
export async function watchLibrary(roots: readonly string[], options: WatchOptions): Promise<WatchedLibrary> {
  const first = await readLibrary(roots, { today: options.today() })
  const watching = new Watching(roots, first, options)
  watching.observe()
  return { library: first, close: () => watching.close() }
}

class Watching {
  private readonly abort = new AbortController()
  private watcher: FSWatcher | null = null
  private timer: NodeJS.Timeout | null = null
  private reading: Promise<void> | null = null
  private isDirty = false
  private isFailed = false
  private lastReadMs = 0

  constructor(
    private readonly roots: readonly string[],
    private library: Library,
    private readonly options: WatchOptions,
  ) {
    this.isFailed = isUnreadable(library)
  }

  /** Watches where that is possible, and looks through at intervals where it is not. */
  observe(): void {
    const limit = this.options.maxWatchedSkills ?? MAX_WATCHED_SKILLS
    if (this.isFailed || this.library.skills.length > limit) this.poll()
    else this.startWatcher().catch((error: unknown) => this.giveUpWatching(error))
  }

  async close(): Promise<void> {
    this.abort.abort()
    if (this.timer) clearTimeout(this.timer)
    await Promise.all([this.watcher?.close(), this.reading])
  }

  private async startWatcher(): Promise<void> {
    const folders = await Promise.all(this.roots.map((root) => realpath(root)))
    if (this.abort.signal.aborted) return
    const schedule = () => this.schedule(this.options.debounceMs ?? DEBOUNCE_MS)
    this.watcher = watch(folders, {
      ignored: (file, stats) => isIgnored(file, stats?.isFile() ?? false),
      ignoreInitial: true,
      // Linked folders that count lie inside the root, where they are watched already.
      followSymlinks: false,
    })
      .on("all", schedule)
      // What changed between the first reading and now.
      .on("ready", schedule)
      .on("error", (error) => this.giveUpWatching(error))
  }

  /** Too many folders for the system's limits, or a file system that cannot be watched. */
  private giveUpWatching(error: unknown): void {
    if (this.abort.signal.aborted) return
    const watcher = this.watcher
    this.watcher = null
    watcher?.close().catch(() => undefined)
    this.options.failed(`changes are looked for at intervals, since the folders cannot be watched: ${reasonOf(error)}`)
    this.poll()
  }

  private poll(): void {
    this.schedule(Math.max(this.options.pollMs ?? POLL_MS, this.lastReadMs * POLL_SHARE))
  }

  private schedule(delayMs: number): void {
    if (this.abort.signal.aborted) return
    if (this.reading) {
      this.isDirty = true
      return
    }
    if (this.timer) clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.timer = null
      this.reading = this.readAgain().finally(() => {
        this.reading = null
        if (this.isDirty) this.schedule(this.options.debounceMs ?? DEBOUNCE_MS)
        else if (this.watcher === null) this.poll()
      })
    }, delayMs)
    this.timer.unref()
  }

  private async readAgain(): Promise<void> {
    this.isDirty = false
    const start = performance.now()
    try {
      const { signal } = this.abort
      const next = await readLibrary(this.roots, { today: this.options.today(), previous: this.library, signal })
      this.lastReadMs = performance.now() - start
      if (!signal.aborted) await this.accept(next)
    } catch (error) {
      if (!this.abort.signal.aborted) this.options.failed(reasonOf(error))
    }
  }

  private async accept(next: Library): Promise<void> {
    if (isUnreadable(next)) {
      // A root that is gone for a moment (a checkout, a rename) must not empty every screen.
      if (!this.isFailed) this.options.failed(next.diagnostics[0]?.message ?? "the library cannot be read")
      this.isFailed = true
      await this.stopWatcher()
      return
    }
    const wasFailed = this.isFailed
    this.isFailed = false
    const change = compareReadings(this.library, next)
    if (change) {
      this.library = next
      this.options.changed(next, change)
    }
    if (wasFailed) this.observe()
  }

  private async stopWatcher(): Promise<void> {
    const watcher = this.watcher
    this.watcher = null
    await watcher?.close()
  }
}

/** No root could be read: nothing is known about the library, which is not the same as its being empty. */
function isUnreadable(library: Library): boolean {
  const unreadable = library.diagnostics.filter((diagnostic) => diagnostic.code === "root-unreadable").length
  return library.roots.length > 0 && unreadable === library.roots.length
}

function isIgnored(file: string, isFile: boolean): boolean {
  const name = path.basename(file)
  if (name === ".git" || name === "node_modules") return true
  return isFile && name !== SIDECAR_NAME && name.toLowerCase() !== "skill.md"
}
