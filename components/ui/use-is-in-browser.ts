"use client"

import { useSyncExternalStore } from "react"

const subscribeToNothing = () => () => {}

/** False on the server and in the very first paint, so that both draw the same. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
