"use client"

import { useSyncExternalStore } from "react"

const CHECK_EVERY_MS = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_EVERY_MS)
  document.addEventListener("visibilitychange", listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener("visibilitychange", listener)
  }
}

/** Today's ISO day in UTC, also in a tab that stays open overnight. The first drawing has the server's. */
export function useToday(serverToday: string): string {
  return useSyncExternalStore(
    subscribe,
    () => new Date().toISOString().slice(0, 10),
    () => serverToday,
  )
}
