"use client"

import { useSyncExternalStore } from "react"

/** Which state of a library the page in sight was drawn from. */
export interface ShownLibrary {
  id: string
  revision: number
  loadedAt: string
  readMs: number
  skillCount: number
}

let shown: ShownLibrary | null = null
const listeners = new Set<() => void>()

/** Told by the page, read by the strip above it: the layout is drawn before the page knows its library. */
export function tellShownLibrary(next: ShownLibrary): void {
  if (shown && shown.id === next.id && shown.revision === next.revision && shown.loadedAt === next.loadedAt) return
  shown = next
  for (const notify of listeners) notify()
}

export function useShownLibrary(): ShownLibrary | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => null,
  )
}
