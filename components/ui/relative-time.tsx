"use client"

import { useSyncExternalStore } from "react"
import { formatExactTime, formatRelativeTime } from "./format-time"

const TICK_MS = 30_000

// One timer for all times on the page.
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let nowMs = 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!timer) {
    timer = setInterval(() => {
      nowMs = Date.now()
      for (const notify of listeners) notify()
    }, TICK_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}

function readNow(): number {
  if (nowMs === 0) nowMs = Date.now()
  return nowMs
}

/** How long ago, with the exact time on hover. Before scripts run, and for what is no date, the exact text. */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const now = useSyncExternalStore<number | null>(subscribe, readNow, () => null)
  const timeMs = Date.parse(iso)
  const exact = formatExactTime(iso)
  const text = now === null || Number.isNaN(timeMs) ? exact : formatRelativeTime(timeMs, now)
  return (
    <time dateTime={iso} title={exact} className={className}>
      {text}
    </time>
  )
}
