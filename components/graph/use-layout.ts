"use client"

import { useEffect, useState } from "react"
import { type LayoutAnswer, type LayoutRequest, layOut } from "@/lib/graph"

export interface LayoutState {
  /** The layout of `request`, or of an earlier one while that is on its way; null before the first. */
  answer: LayoutAnswer | null
  isBusy: boolean
}

/** Lays out in a worker, one a request: a newer one drops the older, which may still be at work. Keep the request's identity as long as it says the same. */
export function useLayout(request: LayoutRequest): LayoutState {
  const [done, setDone] = useState<{ request: LayoutRequest; answer: LayoutAnswer } | null>(null)

  useEffect(() => {
    let isCurrent = true
    const finish = (answer: LayoutAnswer) => {
      if (isCurrent) setDone({ request, answer })
    }
    const worker = startWorker()
    if (worker === null) {
      finish(layOut(request))
    } else {
      worker.addEventListener("message", ({ data }: MessageEvent<LayoutAnswer>) => finish(data))
      // A browser that refuses workers still gets its picture, if less smoothly.
      worker.addEventListener("error", () => finish(layOut(request)))
      worker.postMessage(request)
    }
    return () => {
      isCurrent = false
      worker?.terminate()
    }
  }, [request])

  return { answer: done?.answer ?? null, isBusy: done?.request !== request }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./layout.worker.ts", import.meta.url), { type: "module" })
  } catch {
    return null
  }
}
