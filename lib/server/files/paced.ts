// Goes through many file-system calls in order without holding the event loop. On a local disk a synchronous call takes a few
// microseconds and handing it to the thread pool costs several times that; on a slow or remote disk it takes milliseconds, and
// then many at once are faster. Which one it is shows after a few calls.
import { setImmediate } from "node:timers/promises"

export interface PacedSource<Item, Result> {
  readSync(item: Item): Result
  read(item: Item): Promise<Result>
}

/** Calls measured before it is decided which way is faster. */
const PROBE = 24
/** Above this many milliseconds a call, calls go out in parallel. */
const SLOW_CALL_MS = 1
const PARALLEL = 32
/** The longest time that other work on the event loop waits. */
const SLICE_MS = 12

/** Reads every item and hands the results to `use` in the order of the items. A result may be reused after `use` returns. */
export async function forEachPaced<Item, Result>(
  items: readonly Item[],
  source: PacedSource<Item, Result>,
  use: (item: Item, result: Result) => void,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted()
  let spentMs = 0
  let sliceStart = performance.now()
  for (let at = 0; at < items.length; ) {
    if (at >= PROBE && spentMs / at > SLOW_CALL_MS) {
      const batch = items.slice(at, at + PARALLEL)
      const results = await Promise.all(batch.map((item) => source.read(item)))
      for (const [index, item] of batch.entries()) use(item, results[index] as Result)
      at += batch.length
      signal?.throwIfAborted()
      continue
    }
    const item = items[at] as Item
    const start = performance.now()
    const result = source.readSync(item)
    spentMs += performance.now() - start
    use(item, result)
    at += 1
    if (start - sliceStart > SLICE_MS) {
      await setImmediate()
      signal?.throwIfAborted()
      sliceStart = performance.now()
    }
  }
}
