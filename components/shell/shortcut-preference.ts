"use client"

import { useSyncExternalStore } from "react"

// Single letters as shortcuts get in the way of speech input and of some hands: they can be switched off (WCAG 2.1.4).
const STORAGE_KEY = "skill-tower.single-key-shortcuts"
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off"
  } catch {
    return true // A browser that keeps nothing still has shortcuts.
  }
}

export function setSingleKeyShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, "off")
  } catch {
    // Nothing can be kept: the choice lasts as long as the page asks for it, which is not at all.
  }
  for (const notify of listeners) notify()
}

/** Whether single letters are shortcuts. Ctrl/⌘ K always works. */
export function useSingleKeyShortcuts(): boolean {
  return useSyncExternalStore(subscribe, read, () => true)
}
