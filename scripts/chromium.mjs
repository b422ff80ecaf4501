// Which Chromium the end-to-end tests and the screenshots drive.
import fs from "node:fs"

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/** The browser named by CHROMIUM_PATH, else one of the system; `undefined`: Playwright's own download, if there is one. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return PLACES.find((place) => fs.existsSync(place))
}

/** No sandbox: root, as in most containers, cannot have one. Nothing else may leave the machine or depend on its GPU. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]
