"use client"

import { useRouter } from "next/navigation"
import { useEffect, useEffectEvent, useState } from "react"
import { toast } from "sonner"
import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import { describeLibraryEvent, parseGreeting, parseLibraryEvent } from "./library-news"
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
  const heard = useLibraryEvents(library)
  const page = useShownLibrary()
  const shown = page?.id === library ? page : null
  const revision = shown?.revision ?? heard.revision
  const { label, hint, dot } = words[heard.connection]
  return (
    <p className="flex min-w-0 items-center gap-2 whitespace-nowrap text-ink-3 text-xs" title={hint}>
      <span aria-hidden className={cn("size-2 shrink-0 rounded-full", dot)} />
      <span role="status" className="max-sm:sr-only">
        {label}
      </span>
      {revision !== null && (
        <span className="tabular truncate font-mono text-2xs max-md:hidden">
          revision {formatCount(revision)}
          {shown && <span className="max-lg:hidden"> · read in {formatReadTime(shown.readMs)}</span>}
        </span>
      )}
    </p>
  )
}

function formatReadTime(readMs: number): string {
  if (readMs < 1) return "<1 ms"
  return readMs < 1000 ? `${Math.round(readMs)} ms` : `${(readMs / 1000).toFixed(1)} s`
}

/** What the server said when it last greeted the page. */
interface Heard {
  library: string
  connection: Connection
  revision: number | null
}

/** Follows `/api/events`: on each change the page is drawn anew and a notice says what changed. */
function useLibraryEvents(library: string): Heard {
  const router = useRouter()
  const shown = useShownLibrary()
  const [state, setState] = useState<Heard>({ library, connection: "connecting", revision: null })

  const hear = useEffectEvent((data: string) => {
    const event = parseLibraryEvent(data)
    if (!event || event.library !== library) return
    const notice = describeLibraryEvent(event, shown?.id === library ? shown.skillCount : null)
    const show = notice.tone === "error" ? toast.error : toast.info
    show(notice.title, { id: `library-${library}`, description: notice.detail })
    setState({ library, connection: "live", revision: event.revision })
    router.refresh()
  })

  // The greeting after a lost connection tells of changes that were missed meanwhile.
  const greet = useEffectEvent((data: string) => {
    const revision = parseGreeting(data)
    setState({ library, connection: "live", revision })
    if (revision !== null && shown?.id === library && shown.revision < revision) router.refresh()
  })

  useEffect(() => {
    const source = new EventSource(`/api/events?library=${encodeURIComponent(library)}`)
    // EventSource tries again by itself, except after a refusal: then it is closed for good.
    source.onerror = () => setState({ library, connection: "lost", revision: null })
    source.addEventListener("hello", (message) => greet(message.data))
    source.addEventListener("changed", (message) => hear(message.data))
    source.addEventListener("failed", (message) => hear(message.data))
    return () => source.close()
  }, [library])

  return state.library === library ? state : { library, connection: "connecting", revision: null }
}
