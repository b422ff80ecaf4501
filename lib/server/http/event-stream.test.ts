import { describe, expect, test, vi } from "vitest"
import type { LibraryEvent } from "../libraries/contract"
import { MAX_STREAMS, makeEventStream } from "./event-stream"

const GREETING = { library: "a", revision: 3, loadedAt: "2026-11-30T12:00:00.000Z", skillCount: 2 }
const CHANGE: LibraryEvent = { type: "changed", library: "a", revision: 4, loadedAt: GREETING.loadedAt, skillCount: 5 }

function openStream() {
  const followers = new Set<(event: LibraryEvent) => void>()
  const abort = new AbortController()
  const response = makeEventStream(abort.signal, GREETING, (callback) => {
    followers.add(callback)
    return () => followers.delete(callback)
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => (await reader?.read())?.value
  return {
    response,
    read,
    abort,
    followers,
    tell: (event: LibraryEvent) => followers.forEach((follow) => void follow(event)),
    cancel: () => reader?.cancel(),
  }
}

describe("a stream of events", () => {
  test("greets with the present state, then tells what happens, until the page goes", async () => {
    const stream = openStream()
    expect(stream.response.headers.get("cache-control")).toBe("no-cache, no-transform")
    expect(await stream.read()).toBe(`retry: 2000\nevent: hello\ndata: ${JSON.stringify(GREETING)}\n\n`)
    stream.tell(CHANGE)
    expect(await stream.read()).toBe(`event: changed\ndata: ${JSON.stringify(CHANGE)}\n\n`)
    stream.tell({ type: "failed", library: "a", revision: 4, message: "two\nlines" })
    expect(await stream.read()).toBe(
      'event: failed\ndata: {"type":"failed","library":"a","revision":4,"message":"two\\nlines"}\n\n',
    )
    stream.abort.abort()
    expect([await stream.read(), stream.followers.size]).toEqual([undefined, 0])
  })

  test("lets go of the library when the reader turns away", async () => {
    const stream = openStream()
    await stream.read()
    await stream.cancel()
    await vi.waitFor(() => expect(stream.followers.size).toBe(0))
    stream.abort.abort()
  })

  test("keeps the line open with comments", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    const stream = openStream()
    await stream.read()
    vi.advanceTimersByTime(20_000)
    expect(await stream.read()).toBe(": still here\n\n")
    stream.abort.abort()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  test("is refused beyond the bound, and free again once others go", () => {
    const streams = Array.from({ length: MAX_STREAMS }, openStream)
    expect(openStream).toThrow(`This server already serves ${MAX_STREAMS} event streams.`)
    for (const { abort } of streams) abort.abort()
    openStream().abort.abort()
  })
})
