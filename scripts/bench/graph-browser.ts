// What a person waits for on the Graph screen of a large library, in a real browser against the product as it is served: the first
// picture, a relation type switched on, a search. `npm run bench -- graph-browser`.
import { type ChildProcess, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import os from "node:os"
import path from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { CHROMIUM_ARGS, findChromium } from "../chromium.mjs"
import { generateGraph } from "./generate-graph"
import { isCalledDirectly, median, reportBench } from "./report"

const ROOT = path.resolve(import.meta.dirname, "../..")
const SKILLS = 2_000
const RELATIONS_EACH = 5
const VISITS = 5
const ACTS = 10
/** Specified for two cores. */
const MAX_PAINT_MS = 2_000
const MAX_ACT_MS = 100
/** A first start builds the product. */
const START_TIMEOUT_MS = 600_000

interface Figures {
  paintMs: number[]
  emptyMs: number[]
  frameMs: number[]
  toggleMs: number[]
  searchMs: number[]
}

async function benchGraph(): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "graph-bench-"))
  const library = path.join(folder, "library")
  generateGraph(library, { skills: SKILLS, relationsEach: RELATIONS_EACH })
  const port = await findFreePort()
  const server = startServer(port, folder, library)
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const base = `http://127.0.0.1:${port}`
    await waitForServer(`${base}/api/health`, server)
    const id = await findLibraryId(base, library)
    return report(await measure(browser, base, id))
  } finally {
    await browser.close()
    await stop(server)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(browser: Browser, base: string, library: string): Promise<Figures> {
  const figures: Figures = { paintMs: [], emptyMs: [], frameMs: [], toggleMs: [], searchMs: [] }
  const graph = `${base}/graph?library=${library}`
  // The server reads the library once, whoever asks first.
  await fetch(graph).then((answer) => answer.text())
  // In turns, each in a profile of its own: nothing is kept from the visit before, and a busy moment falls on both.
  for (let visit = 0; visit < VISITS; visit += 1) {
    await visitPage(browser, `${base}/api/health`, async (page) => {
      figures.emptyMs.push(await page.evaluate<number>("graphProbe.timeOfPaint()"))
    })
    await visitPage(browser, graph, async (page) => {
      figures.paintMs.push(await page.evaluate<number>("graphProbe.timeOfFirstMap()"))
    })
  }
  await visitPage(browser, graph, async (page) => {
    await page.evaluate("graphProbe.timeOfFirstMap()")
    await page.getByText("Live", { exact: true }).waitFor()
    figures.frameMs = await page.evaluate<number[]>(`graphProbe.frames(${ACTS})`)
    const box = page.getByRole("checkbox", { name: /^related/ })
    const field = page.getByRole("searchbox", { name: "Find in the map" })
    for (let act = 0; act < ACTS; act += 1) {
      figures.toggleMs.push(await box.evaluate((element) => (globalThis as Probed).graphProbe.click(element)))
      // Each finds others than the one before.
      figures.searchMs.push(
        await field.evaluate(
          (element, text) => (globalThis as Probed).graphProbe.type(element, text),
          `topic-${3 + act * 2}-`,
        ),
      )
    }
  })
  return figures
}

/** What graph-probe.js puts into the page, as far as it is called with elements. */
type Probed = typeof globalThis & {
  graphProbe: { click(element: unknown): Promise<number>; type(element: unknown, text: string): Promise<number> }
}

async function visitPage(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript({ path: path.join(import.meta.dirname, "graph-probe.js") })
    await page.goto(url, { waitUntil: "commit" })
    await act(page)
  } finally {
    await context.close()
  }
}

function report({ paintMs, emptyMs, frameMs, toggleMs, searchMs }: Figures): boolean {
  const [paint, empty, frame, toggle, search] = [paintMs, emptyMs, frameMs, toggleMs, searchMs].map(median)
  const row = (what: string, ms: number | undefined, most: number) => ({
    what,
    measured: `${(ms ?? Number.NaN).toFixed(0)} ms`,
    wanted: `at most ${most} ms`,
    isPassed: ms !== undefined && ms <= most,
  })
  const ratio = (what: string, ms: number | undefined, unit: number | undefined) => ({
    what,
    measured: `${((ms ?? Number.NaN) / (unit ?? Number.NaN)).toFixed(1)}×`,
  })
  return reportBench(`Graph of ${SKILLS} skills and ${SKILLS * RELATIONS_EACH} relations in Chromium, medians`, [
    {
      what: "an answer of the same server without a screen, painted",
      measured: `${(empty ?? Number.NaN).toFixed(0)} ms`,
    },
    { what: "one frame of the map at rest", measured: `${(frame ?? Number.NaN).toFixed(1)} ms` },
    row(`first map painted, ${VISITS} first visits`, paint, MAX_PAINT_MS),
    ratio("  against that answer", paint, empty),
    row(`related switched on or off, ${ACTS} times`, toggle, MAX_ACT_MS),
    ratio("  against a frame", toggle, frame),
    row(`search typed, ${ACTS} times`, search, MAX_ACT_MS),
    ratio("  against a frame", search, frame),
  ])
}

/** Nothing of the person who runs it: neither skills nor settings. */
function startServer(port: number, folder: string, library: string): ChildProcess {
  const home = path.join(folder, "home")
  mkdirSync(home)
  return spawn(
    process.execPath,
    ["-r", "./scripts/require-node.cjs", "scripts/start.mjs", "--port", String(port), "--library", library],
    {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        NODE_OPTIONS: "",
        HOME: home,
        INIT_CWD: ROOT,
        TOWER_DATA_DIR: path.join(folder, "data"),
        DATABASE_URL: "",
        HOST: "127.0.0.1",
        TOWER_LIBRARY: "",
        TOWER_LIBRARIES: "",
        TOWER_TOKEN: "",
        TOWER_TOKEN_HASHES: "",
        TOWER_ALLOWED_HOSTS: "",
      },
    },
  )
}

async function waitForServer(url: string, server: ChildProcess): Promise<void> {
  const endsAt = Date.now() + START_TIMEOUT_MS
  while (Date.now() < endsAt) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`Nothing answers at ${url}.`)
}

async function findLibraryId(base: string, folder: string): Promise<string> {
  const answer = await fetch(`${base}/api/libraries`)
  const { items } = (await answer.json()) as { items: { id: string; locations: string[] }[] }
  const found = items.find(({ locations }) => locations.includes(folder))
  if (!found) throw new Error(`The server does not list ${folder}.`)
  return found.id
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve()
    server.once("exit", () => resolve())
    server.kill("SIGTERM")
  })
}

if (isCalledDirectly(import.meta.url)) process.exitCode = (await benchGraph()) ? 0 : 1
