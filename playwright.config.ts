import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { defineConfig } from "@playwright/test"
import { CHROMIUM_ARGS, findChromium } from "./scripts/chromium.mjs"

/** Its own port, so that a Skill Tower in use on 3000 is left alone. Workers inherit the number from the first process. */
const port = Number(process.env.E2E_PORT ?? 3417)

// A home and a data folder of their own: the product looks for libraries in the usual places of the person who runs it,
// and what a test sees must not depend on them. Made once: workers load this file again.
process.env.E2E_DIR ??= fs.mkdtempSync(path.join(os.tmpdir(), "skill-tower-e2e-"))
const folder = process.env.E2E_DIR
const home = path.join(folder, "home")
fs.mkdirSync(home, { recursive: true })

export default defineConfig({
  testDir: "e2e",
  // Generous, for busy machines: a test that waits for what never comes fails all the same.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // The second writes the counts that `npm test` adds up.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  outputDir: "test-results",
  globalTeardown: "./e2e/support/remove-data.ts",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    permissions: ["clipboard-read", "clipboard-write"],
    trace: "retain-on-failure",
  },
  webServer: {
    command: `node -r ./scripts/require-node.cjs scripts/start.mjs --port ${port}`,
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
    env: {
      // Nothing of the person who runs the tests: neither skills nor settings.
      HOME: home,
      INIT_CWD: import.meta.dirname,
      TOWER_DATA_DIR: path.join(folder, "data"),
      DATABASE_URL: "",
      HOST: "127.0.0.1",
      TOWER_LIBRARY: "",
      TOWER_LIBRARIES: "",
      TOWER_TOKEN: "",
      TOWER_TOKEN_HASHES: "",
      TOWER_ALLOWED_HOSTS: "",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    timeout: 120_000,
  },
})
