"use client"

import { useRouter } from "next/navigation"
import { useEffect, useEffectEvent, useState } from "react"
import { toast } from "sonner"
import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import { describeLibraryEvent, parseLibraryEvent } from "./library-news"
import { useShownLibrary } from "./shown-library"

type Connection = "connecting" | "live" | "lost"

const words: Record<Connection, { label: string; hint: string; dot: string }> = {
  connecting: {
    label: "Connecting",
    hint: "Asking the server to tell of changes on disk.",
    dot: "border border-ink-3",
  },
  live: { label: "Live", hint: "Changes on disk show up here by themselves.", dot: "bg-good" },
  lost: {
    label: "Not live",
    hint: "The server does not answer; changes on disk do not show until it does. Trying again.",
    dot: "border-2 border-bad",
  },
}

/** Whether the page follows the disk, and which state of the library is in sight. */
export function LiveStatus({ library }: { library: string }) {
  const connection = useLibraryEvents(library)
  const shown = useShownLibrary()
  const { label, hint, dot } = words[connection]
  return (
    <p className="flex min-w-0 items-center gap-2 whitespace-nowrap text-ink-3 text-xs" title={hint}>
      <span aria-hidden className={cn("size-2 shrink-0 rounded-full", dot)} />
      <span role="status" className="max-sm:sr-only">
        {label}
      </span>
      {shown?.id === library && (
        <span className="tabular truncate font-mono text-2xs max-md:hidden">
          <span aria-hidden>· </span>revision {formatCount(shown.revision)}
          <span aria-hidden> · </span>
          <span className="max-lg:hidden">read in {formatReadTime(shown.readMs)}</span>
        </span>
      )}
    </p>
  )
}

function formatReadTime(readMs: number): string {
  if (readMs < 1) return "<1 ms"
  return readMs < 1000 ? `${Math.round(readMs)} ms` : `${(readMs / 1000).toFixed(1)} s`
}

/** Follows `/api/events`: on each change the page is drawn anew and a notice says what changed. */
function useLibraryEvents(library: string): Connection {
  const router = useRouter()
  const shown = useShownLibrary()
  const [state, setState] = useState<{ library: string; connection: Connection }>({ library, connection: "connecting" })

  const hear = useEffectEvent((data: string) => {
    const event = parseLibraryEvent(data)
    if (!event || event.library !== library) return
    const notice = describeLibraryEvent(event, shown?.id === library ? shown.skillCount : null)
    const show = notice.tone === "error" ? toast.error : toast.info
    show(notice.title, { id: `library-${library}`, description: notice.detail })
    router.refresh()
  })

  useEffect(() => {
    const source = new EventSource(`/api/events?library=${encodeURIComponent(library)}`)
    source.onopen = () => setState({ library, connection: "live" })
    // EventSource tries again by itself, except after a refusal: then it is closed for good.
    source.onerror = () => setState({ library, connection: "lost" })
    source.onmessage = (message) => hear(message.data)
    const hearNamed = (message: MessageEvent<string>) => hear(message.data)
    source.addEventListener("changed", hearNamed)
    source.addEventListener("failed", hearNamed)
    return () => source.close()
  }, [library])

  return state.library === library ? state.connection : "connecting"
}
