// What screens, API and CLI-over-HTTP see of the library registry. Plain data only.
import type { Library } from "@/lib/library/skill-record"
import type { CompiledLibrary } from "@/lib/routing"

/** Where a library came to the switcher from. */
export type LibraryOrigin = "starter" | "gallery" | "configured" | "detected" | "added"

/** One entry of the switcher. `id` is stable for the same place (a slug for built-in ones, else slug + short hash of the path). */
export interface LibrarySource {
  id: string
  label: string
  origin: LibraryOrigin
  kind: "folders" | "manifest"
  /** Absolute paths: root folders, or the one manifest file. */
  locations: readonly string[]
}

/** A library in memory. `revision` grows by one with every change on disk that was picked up. */
export interface LoadedLibrary {
  source: LibrarySource
  revision: number
  /** ISO timestamp of the last (re-)read. */
  loadedAt: string
  /** Milliseconds the last read took. */
  readMs: number
  library: Library
  compiled: CompiledLibrary
}

export type LibraryError = {
  code: "not-found" | "not-a-folder" | "not-a-manifest" | "not-readable" | "no-skills" | "already-added" | "too-broad"
  message: string
  mend: string
}
