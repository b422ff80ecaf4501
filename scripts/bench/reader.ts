// How much the reader costs over bare reading and bare YAML parsing of the same files, in one run: `npx tsx scripts/bench/reader.ts`.
// With `--wild N` it reads N faulty files twice instead, and compares the heap after garbage collection (run node with --expose-gc).
import { mkdtempSync, rmSync } from "node:fs"
import { readFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { parseDocument } from "yaml"
import { readLibrary } from "@/lib/server/files"
import { generateLibrary } from "./generate-library"

const TODAY = "2026-11-30"
const ROUNDS = 3
const PARALLEL = 16
/** What the reader may cost over the bare work. */
const LIMIT = 1.3

const wildAt = process.argv.indexOf("--wild")
const folder = mkdtempSync(path.join(os.tmpdir(), "reader-bench-"))
try {
  if (wildAt >= 0) await measureHeap(folder, Number(process.argv[wildAt + 1] ?? 90_000))
  else await measureRatio(folder, 20_000)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureRatio(root: string, count: number): Promise<void> {
  const files = generateLibrary(root, { count, faultShare: 0.005 })
  const bare: number[] = []
  const full: number[] = []
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await timeMs(() => readBare(files)))
    let library: Awaited<ReturnType<typeof readLibrary>> | undefined
    full.push(
      await timeMs(async () => {
        library = await readLibrary([root], { today: TODAY })
      }),
    )
    const previous = library
    again.push(await timeMs(() => readLibrary([root], { today: TODAY, ...(previous ? { previous } : {}) })))
  }
  const ratio = Math.min(...full) / Math.min(...bare)
  console.log(`${count} skills, best of ${ROUNDS}`)
  console.log(`  bare reading and YAML   ${Math.min(...bare).toFixed(0)} ms`)
  console.log(
    `  the reader              ${Math.min(...full).toFixed(0)} ms, ${ratio.toFixed(2)} x bare (limit ${LIMIT})`,
  )
  console.log(`  again, nothing changed  ${Math.min(...again).toFixed(0)} ms`)
  if (ratio > LIMIT) process.exitCode = 1
}

/** What anybody must do: read each file, cut the header out, parse it. */
async function readBare(files: readonly string[]): Promise<void> {
  for (let at = 0; at < files.length; at += PARALLEL) {
    const texts = await Promise.all(files.slice(at, at + PARALLEL).map((file) => readFile(file, "utf8")))
    for (const text of texts) {
      const header = /^\ufeff?\s*---\r?\n([\s\S]*?)^---/m.exec(text)?.[1]
      if (header !== undefined) parseDocument(header)
    }
  }
}

async function measureHeap(root: string, count: number): Promise<void> {
  generateLibrary(root, { count, faultShare: 0.4 })
  const heaps: number[] = []
  let library = await readLibrary([root], { today: TODAY })
  for (let round = 0; round < 4; round += 1) {
    if (round > 0)
      library = await readLibrary([root], { today: TODAY, ...(round % 2 === 0 ? { previous: library } : {}) })
    globalThis.gc?.()
    heaps.push(process.memoryUsage().heapUsed / 2 ** 20)
  }
  console.log(
    `${count} wild files: ${library.skills.length} loaded, ${library.refused.length} refused, ${library.diagnostics.length} diagnostics`,
  )
  console.log(`  heap after each reading: ${heaps.map((heap) => `${heap.toFixed(1)} MiB`).join(", ")}`)
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
