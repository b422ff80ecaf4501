"use client"

import { useEffect, useMemo, useState } from "react"
import type { Lookup } from "./skill-directory"

const PAUSE_MS = 150

/** The value for this text; null until the server told the first one, then the last one told. Null text: nothing is asked. */
export function useLookup<Value>(lookup: Lookup<Value>, text: string | null): Value | null {
  const [told, setTold] = useState<Value | null>(null)
  const immediate = useMemo(() => ("now" in lookup && text !== null ? lookup.now(text) : null), [lookup, text])
  useEffect(() => {
    if ("now" in lookup || text === null) return
    let isWanted = true
    const timer = setTimeout(() => {
      lookup.later(text).then(
        (value) => isWanted && setTold(value),
        () => isWanted && setTold(null),
      )
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [lookup, text])
  return immediate ?? told
}
