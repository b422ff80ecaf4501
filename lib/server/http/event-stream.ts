// Server-sent events of one library. Comments keep the line open through proxies; a bound keeps forgotten pages from
// piling up.
import type { LibraryEvent } from "../libraries/contract"
import { ProblemError } from "./problem"

const HEARTBEAT_MS = 20_000
export const MAX_STREAMS = 200

const holder = globalThis as typeof globalThis & { skillTowerStreams?: { open: number } }

function countStreams(): { open: number } {
  holder.skillTowerStreams ??= { open: 0 }
  return holder.skillTowerStreams
}

export interface Greeting {
  library: string
  revision: number
  loadedAt: string
  skillCount: number
}

/** `subscribe` is called once, before the greeting is sent, so that no change falls between. */
export function makeEventStream(
  signal: AbortSignal,
  greeting: Greeting,
  subscribe: (callback: (event: LibraryEvent) => void) => () => void,
): Response {
  const streams = countStreams()
  if (streams.open >= MAX_STREAMS)
    throw new ProblemError({
      code: "too-many-streams",
      detail: `This server already serves ${MAX_STREAMS} event streams.`,
      mend: "Close pages that are not needed, then try again.",
      headers: { "retry-after": "30" },
    })
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      streams.open += 1
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      const unsubscribe = subscribe((event) => send(formatEvent(event.type, event)))
      const heartbeat = setInterval(() => send(": still here\n\n"), HEARTBEAT_MS)
      heartbeat.unref()
      stop = () => {
        stop = () => {}
        streams.open -= 1
        clearInterval(heartbeat)
        unsubscribe()
        signal.removeEventListener("abort", onAbort)
      }
      const onAbort = () => {
        stop()
        controller.close()
      }
      signal.addEventListener("abort", onAbort, { once: true })
      send(`retry: 2000\n${formatEvent("hello", greeting)}`)
      if (signal.aborted) onAbort()
    },
    cancel: () => stop(),
  })
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // `no-transform` keeps Next from compressing, which would hold events back.
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  })
}

/** JSON has no raw line breaks, so one data line holds the whole event. */
function formatEvent(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
