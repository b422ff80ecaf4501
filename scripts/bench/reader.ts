// What the reader costs over bare reading and bare YAML parsing of the same files, in one run: `npx tsx scripts/bench/reader.ts`.
// `--wild N` reads N faulty files again and again instead and compares the heap after garbage collection (needs node --expose-gc).
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { parseDocument } from "yaml"
import type { Library } from "@/lib/library"
import { readLibrary } from "@/lib/server/files"
import { generateLibrary } from "./generate-library"
import { reportBench } from "./report"

const TODAY = "2026-11-30"
const SKILLS = 20_000
const ROUNDS = 4
const PARALLEL = 16
/** What the reader may cost over the bare work. */
const LIMIT = 1.3

async function main(): Promise<void> {
  const wildAt = process.argv.indexOf("--wild")
  const root = mkdtempSync(path.join(os.tmpdir(), "reader-bench-"))
  try {
    if (wildAt >= 0) await measureHeap(root, Number(process.argv[wildAt + 1] ?? 90_000))
    else await measureRatio(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function measureRatio(root: string): Promise<void> {
  const files = generateLibrary(root, { count: SKILLS, faultShare: 0.005 })
  const best = new Map<string, { wallMs: number; cpuMs: number }>()
  for (let round = 0; round < ROUNDS; round += 1) {
    let previous: Library | undefined
    await measure(best, "bare", () => readBare(root))
    await measure(best, "bare, synchronous, unlisted", async () => readBareSync(files))
    await measure(best, "reader", async () => {
      previous = await readLibrary([root], { today: TODAY })
    })
    const known = previous
    await measure(best, "reader, nothing changed", () =>
      readLibrary([root], { today: TODAY, ...(known ? { previous: known } : {}) }),
    )
  }
  const wallMs = (name: string) => best.get(name)?.wallMs ?? Number.NaN
  const ratio = wallMs("reader") / wallMs("bare")
  const times = [...best].map(([name, { wallMs, cpuMs }]) => ({
    what: name,
    measured: `${wallMs.toFixed(0)} ms, ${cpuMs.toFixed(0)} of CPU`,
  }))
  const isPassed = reportBench(`Reading ${SKILLS} skills, best of ${ROUNDS} rounds`, [
    ...times,
    { what: "reader / bare", measured: ratio.toFixed(2), wanted: `at most ${LIMIT}`, isPassed: ratio <= LIMIT },
  ])
  if (!isPassed) process.exitCode = 1
}

/** What anybody must do: find the files, read each, cut the header out and parse it. */
async function readBare(root: string): Promise<void> {
  const files = (await readdir(root, { recursive: true })).filter((file) => path.basename(file) === "SKILL.md")
  for (let at = 0; at < files.length; at += PARALLEL) {
    const batch = files.slice(at, at + PARALLEL).map((file) => readFile(path.join(root, file), "utf8"))
    for (const text of await Promise.all(batch)) parseBare(text)
  }
}

/** The least that can be done, by who knows the files already and blocks everything else. */
function readBareSync(files: readonly string[]): void {
  for (const file of files) parseBare(readFileSync(file, "utf8"))
}

function parseBare(text: string): void {
  const header = /^\ufeff?\s*---\r?\n([\s\S]*?)^---/m.exec(text)?.[1]
  if (header !== undefined) parseDocument(header)
}

async function measureHeap(root: string, count: number): Promise<void> {
  generateLibrary(root, { count, faultShare: 0.4 })
  const heaps: string[] = []
  let library: Library | undefined
  for (let round = 0; round < 4; round += 1) {
    const previous = round % 2 === 0 ? undefined : library
    library = await readLibrary([root], { today: TODAY, ...(previous ? { previous } : {}) })
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    heaps.push(`${(heapUsed / 2 ** 20).toFixed(1)} (rss ${(rss / 2 ** 20).toFixed(0)})`)
  }
  const { skills, refused, diagnostics } = library as Library
  console.log(
    `${count} wild files: ${skills.length} loaded, ${refused.length} refused, ${diagnostics.length} diagnostics`,
  )
  console.log(`  heap in MiB after each reading: ${heaps.join(", ")}`)
}

async function measure(
  best: Map<string, { wallMs: number; cpuMs: number }>,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  await work()
  const wallMs = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  const known = best.get(name)
  const cpuMs = (user + system) / 1000
  best.set(name, {
    wallMs: Math.min(wallMs, known?.wallMs ?? Number.POSITIVE_INFINITY),
    cpuMs: Math.min(cpuMs, known?.cpuMs ?? Number.POSITIVE_INFINITY),
  })
}

await main()
