"use client"

import { useEffect, useState } from "react"
import type { MissExplanation, RouteRequest, RouteTrace } from "@/lib/routing"
import type { Answer, MissAnswer } from "./answer"
import { type Asked, askRoute, askWhy } from "./ask-server"

/** Between keys; shorter than most people type. */
const PAUSE_MS = 120

interface Kept<Value> {
  request: RouteRequest
  /** Revision and attempt that it was asked at. */
  round: string
  asked: Asked<Value>
}

/** Routes on the server: the latest request only, the last answer staying in sight until the next one is there. */
export function useServerAnswer(library: string, revision: number, request: RouteRequest | null): Answer {
  const [kept, setKept] = useState<Kept<RouteTrace> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const round = `${library}:${revision}:${attempt}`
  useEffect(() => {
    if (request === null) return
    return askLatest(
      (signal) => askRoute(library, request, signal),
      (asked) => setKept({ request, round, asked }),
    )
  }, [library, request, round])
  if (request === null) return { state: "empty" }
  if (kept === null) return { state: "asking" }
  const isStale = kept.request !== request || kept.round !== round
  if ("trouble" in kept.asked) {
    if (isStale) return { state: "asking" }
    return { state: "troubled", trouble: kept.asked.trouble, retry: () => setAttempt(attempt + 1) }
  }
  return { state: "answered", trace: kept.asked.value, ranIn: "server", latencyMs: kept.asked.latencyMs, isStale }
}

export function useServerMiss(
  library: string,
  revision: number,
  request: RouteRequest | null,
  skill: string | null,
): MissAnswer {
  const [kept, setKept] = useState<(Kept<MissExplanation> & { skill: string }) | null>(null)
  const round = `${library}:${revision}`
  useEffect(() => {
    if (request === null || skill === null) return
    return askLatest(
      (signal) => askWhy(library, request, skill, signal),
      (asked) => setKept({ request, round, skill, asked }),
    )
  }, [library, request, skill, round])
  if (request === null || skill === null) return { state: "none" }
  if (kept === null || kept.request !== request || kept.skill !== skill || kept.round !== round)
    return { state: "asking" }
  if ("trouble" in kept.asked) return { state: "troubled", trouble: kept.asked.trouble }
  return { state: "answered", miss: kept.asked.value }
}

/** Asks after a pause; returns how to call it off, which also drops an answer under way. */
function askLatest<Value>(ask: (signal: AbortSignal) => Promise<Value>, keep: (value: Value) => void): () => void {
  const controller = new AbortController()
  const timer = setTimeout(async () => {
    try {
      const value = await ask(controller.signal)
      if (!controller.signal.aborted) keep(value)
    } catch (cause) {
      if (!controller.signal.aborted) throw cause
    }
  }, PAUSE_MS)
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
