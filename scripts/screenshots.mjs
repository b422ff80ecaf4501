// `npm run screenshots [-- --out FOLDER --width 390 --width 1440]`: pictures of the running product, for the README and for
// looking at every screen. Serves the built product with an empty home, so that they show the same on every machine.
import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { CHROMIUM_ARGS, findChromium } from "./chromium.mjs"
import { ensureBrowser } from "./setup/browser.mjs"
import { findFreePort } from "./setup/port.mjs"
import { ROOT } from "./setup/root.mjs"
import { main, PlainError, step } from "./setup/run.mjs"
import { setUp } from "./setup.mjs"

const CLEARANCE = "A Cessna on final wants a landing clearance"
const EMERGENCY = "A pilot in the holding declares an emergency, fuel for ten minutes"

const SCREENS = [
  { name: "overview", address: "/" },
  { name: "playground", address: `/playground?library=gallery&q=${encodeURIComponent(EMERGENCY)}` },
  { name: "evidence", address: `/playground?library=gallery&tab=evidence&q=${encodeURIComponent(CLEARANCE)}` },
  { name: "decision-graph", address: `/playground?library=gallery&tab=graph&q=${encodeURIComponent(EMERGENCY)}` },
  { name: "skills", address: "/skills" },
]
const THEMES = ["light", "dark"]
const HEIGHT = 900

async function serve(folder) {
  const port = await findFreePort("127.0.0.1", 3601)
  const home = path.join(folder, "home")
  fs.mkdirSync(home)
  const { DATABASE_URL: _, TOWER_LIBRARY: __, TOWER_LIBRARIES: ___, ...kept } = process.env
  const server = spawn(process.execPath, ["scripts/start.mjs", "--port", String(port), "--host", "127.0.0.1"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...kept, HOME: home, INIT_CWD: ROOT, TOWER_DATA_DIR: path.join(folder, "data") },
  })
  let said = ""
  await new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (chunk) => {
        said += chunk
        if (said.includes("is ready at")) resolve()
      })
    server.on("exit", () =>
      reject(new PlainError(`${said.trim()}\nThe product did not start: the lines above say why.`)),
    )
  })
  return { address: `http://127.0.0.1:${port}`, stop: () => server.kill("SIGTERM") }
}

async function takePictures(address, out, widths) {
  const { chromium } = await import("@playwright/test")
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    for (const width of widths)
      for (const theme of THEMES) {
        const viewport = { width, height: HEIGHT }
        const page = await browser.newPage({ viewport, colorScheme: theme, reducedMotion: "reduce" })
        for (const { name, address: place } of SCREENS) {
          await page.goto(address + place, { waitUntil: "networkidle" }).catch(() => page.waitForLoadState("load"))
          await page.evaluate(() => document.fonts.ready)
          const file = `${name}-${theme}${widths.length > 1 ? `-${width}` : ""}.png`
          await page.screenshot({ path: path.join(out, file), animations: "disabled" })
        }
        await page.close()
      }
  } finally {
    await browser.close()
  }
}

await main(async () => {
  const { values } = parseArgs({ options: { out: { type: "string" }, width: { type: "string", multiple: true } } })
  const out = path.resolve(ROOT, values.out ?? "docs/screenshots")
  const widths = (values.width ?? ["1440"]).map(Number)
  await setUp({ isBuilding: true })
  await ensureBrowser()
  fs.mkdirSync(out, { recursive: true })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "skill-tower-pictures-"))
  const server = await serve(folder)
  try {
    await step(`Take ${SCREENS.length * THEMES.length * widths.length} pictures`, () =>
      takePictures(server.address, out, widths),
    )
  } finally {
    server.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  console.log(`They are in ${path.relative(process.cwd(), out) || "."}`)
})
