import fs from "node:fs"
import { findChromium } from "../chromium.mjs"
import { PROGRAMS } from "./root.mjs"
import { PlainError, run, runNode, step } from "./run.mjs"

const MEND = "install Chromium or Chrome, or set CHROMIUM_PATH to its program, and run the command again."

/** Makes sure there is a Chromium to drive: a named or installed one, else Playwright's, else the system's package. */
export async function ensureBrowser() {
  const found = findChromium()
  if (found !== undefined) {
    if (!fs.existsSync(found)) throw new PlainError(`CHROMIUM_PATH names no file (${found}): ${MEND}`)
    return
  }
  const { chromium } = await import("@playwright/test")
  if (fs.existsSync(chromium.executablePath())) return
  await step("Download a Chromium for the end-to-end tests", async () => {
    if ((await runNode([PROGRAMS.playwright, "install", "chromium"])).status === 0) return
    if (process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
      const env = { DEBIAN_FRONTEND: "noninteractive" }
      await run("apt-get", ["update", "-q"], { env })
      await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], { env })
    }
    if (findChromium() === undefined)
      throw new PlainError(`No Chromium was found and none could be downloaded: ${MEND}`)
  })
}
