"use client"

import dynamic from "next/dynamic"
import { Skeleton } from "@/components/ui/skeleton"
import type { AgeRow } from "../_lib/list-age-rows"

/** The chart library is large, and the table beside says the same: it comes when there is time. */
const AgeBars = dynamic(() => import("./age-bars").then((module) => module.AgeBars), {
  ssr: false,
  loading: () => <Skeleton className="h-full w-full" />,
})

/** A picture of the table beside it, which is what keyboards and screen readers use. */
export function AgeChart({ rows, library }: { rows: readonly AgeRow[]; library: string | null }) {
  return (
    <div aria-hidden className="h-52 min-w-0 p-2 md:h-auto md:min-h-52">
      <AgeBars rows={rows} library={library} />
    </div>
  )
}
