"use client"

import { useEffect, useState } from "react"
import type { LibraryEntry } from "@/lib/server/libraries/contract"
import { countSkills } from "./search-skills"

/** More are not read just to be counted. */
const MAX_READ = 6

/** Skills of the libraries that nobody has opened yet: the server reads them, one after the other, once the list is looked at. */
export function useLibraryCounts(libraries: readonly LibraryEntry[], isLooking: boolean): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const unread = libraries.filter(({ id, loaded }) => loaded === null && !counts.has(id)).slice(0, MAX_READ)
  const unreadIds = unread.map(({ id }) => id).join("\n")

  useEffect(() => {
    if (!isLooking || unreadIds === "") return
    const abort = new AbortController()
    const readAll = async () => {
      for (const id of unreadIds.split("\n")) {
        const count = await countSkills(id, abort.signal).catch(() => null)
        if (abort.signal.aborted) return
        if (count !== null) setCounts((known) => new Map(known).set(id, count))
      }
    }
    void readAll()
    return () => abort.abort()
  }, [isLooking, unreadIds])

  return counts
}
