"use client"

import { useDeferredValue, useEffect, useMemo, useState } from "react"
import {
  type CompiledLibrary,
  explainMiss,
  RequestError,
  type RouteRequest,
  type RouteTrace,
  route,
} from "@/lib/routing"
import type { Answer, MissAnswer, Trouble } from "./answer"

type RouteResult = { trace: RouteTrace } | { trouble: Trouble }

/** Routes in this browser, at every key. */
export function useBrowserAnswer(compiled: CompiledLibrary, request: RouteRequest | null): Answer {
  const deferred = useDeferredValue(request)
  const result = useMemo(() => (deferred === null ? null : tryRoute(compiled, deferred)), [compiled, deferred])
  const latencyMs = useRouteLatency(compiled, result && "trace" in result ? deferred : null)
  if (request === null || result === null) return { state: "empty" }
  if ("trouble" in result) return { state: "troubled", trouble: result.trouble }
  return { state: "answered", trace: result.trace, ranIn: "browser", latencyMs, isStale: deferred !== request }
}

export function useBrowserMiss(
  compiled: CompiledLibrary,
  request: RouteRequest | null,
  skill: string | null,
): MissAnswer {
  const deferred = useDeferredValue(request)
  return useMemo((): MissAnswer => {
    if (deferred === null || skill === null) return { state: "none" }
    try {
      return { state: "answered", miss: explainMiss(compiled, deferred, skill) }
    } catch (cause) {
      return { state: "troubled", trouble: toTrouble(cause) }
    }
  }, [compiled, deferred, skill])
}

function tryRoute(compiled: CompiledLibrary, request: RouteRequest): RouteResult {
  try {
    return { trace: route(compiled, request) }
  } catch (cause) {
    return { trouble: toTrouble(cause) }
  }
}

/** A refused request is told; anything else is a bug and goes on to the error screen. */
function toTrouble(cause: unknown): Trouble {
  if (cause instanceof RequestError) return { title: cause.message, mend: cause.mend, field: cause.field }
  throw cause
}

const MEASURE_FOR_MS = 4
const RUNS_A_BATCH = 10
const WARM_UP_RUNS = 10

/** Browsers' clocks are too coarse for one run, so it is repeated when the page is idle and the median is told. */
function useRouteLatency(compiled: CompiledLibrary, request: RouteRequest | null): number | null {
  const [latencyMs, setLatencyMs] = useState<number | null>(null)
  useEffect(() => {
    if (request === null) return
    return whenIdle(() => setLatencyMs(measureRoute(compiled, request)))
  }, [compiled, request])
  return latencyMs
}

/** Median over batches: one pause of the browser must not make the engine look slow. */
function measureRoute(compiled: CompiledLibrary, request: RouteRequest): number {
  // The first runs over a fresh library are slower: the browser has not compiled the engine's loops for it yet.
  for (let run = 0; run < WARM_UP_RUNS; run += 1) route(compiled, request)
  const startMs = performance.now()
  const batchMeansMs: number[] = []
  for (let fromMs = startMs; fromMs - startMs < MEASURE_FOR_MS; ) {
    for (let run = 0; run < RUNS_A_BATCH; run += 1) route(compiled, request)
    const untilMs = performance.now()
    batchMeansMs.push((untilMs - fromMs) / RUNS_A_BATCH)
    fromMs = untilMs
  }
  batchMeansMs.sort((a, b) => a - b)
  return batchMeansMs[Math.floor(batchMeansMs.length / 2)] ?? 0
}

/** Runs once the browser has nothing better to do; returns how to call it off. */
function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(work, { timeout: 1_000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}
