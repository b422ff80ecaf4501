// Keeps a compiled manifest fresh while a server runs. One file is cheap to look at, so it is looked at: that also works where the
// file is replaced as a whole, which file watchers lose sight of.
import { stat } from "node:fs/promises"
import type { Library } from "@/lib/library"
import { reasonOf } from "./file-fault"
import { readManifest } from "./read-manifest"

export interface WatchManifestOptions {
  today(): string
  changed(library: Library): void
  failed(message: string): void
  pollMs?: number
}

const POLL_MS = 1_000

/** Reads a manifest and goes on looking for changes until `close` is called. Throws `ManifestError` where it cannot be read at first. */
export async function watchManifest(
  file: string,
  options: WatchManifestOptions,
): Promise<{ library: Library; close(): Promise<void> }> {
  let stamp = await stampOf(file).catch(() => "")
  const { library } = await readManifest(file, { today: options.today(), digests: true })
  let isClosed = false
  let isFailed = false
  let looking: Promise<void> = Promise.resolve()

  const look = async (): Promise<void> => {
    try {
      const seen = await stampOf(file)
      if (seen === stamp && !isFailed) return
      const next = await readManifest(file, { today: options.today(), digests: true })
      stamp = seen
      isFailed = false
      if (!isClosed) options.changed(next.library)
    } catch (error) {
      // Said once: the file may be gone for long.
      if (!isFailed && !isClosed) options.failed(reasonOf(error))
      isFailed = true
    }
  }
  let timer = setTimeout(tick, options.pollMs ?? POLL_MS)
  timer.unref()
  function tick(): void {
    looking = look().finally(() => {
      if (isClosed) return
      timer = setTimeout(tick, options.pollMs ?? POLL_MS)
      timer.unref()
    })
  }
  return {
    library,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await looking
    },
  }
}

async function stampOf(file: string): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file)
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`
}
